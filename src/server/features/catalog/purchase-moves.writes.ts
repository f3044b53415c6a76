import { eq } from 'drizzle-orm';
import type { Purchase, PurchaseLine, PurchaseMoveBody } from '#contract/purchases-office.ts';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import type { PurchaseMove } from '#rules/flows/purchase.ts';
import { purchaseNumber, stillToCome } from '#rules/flows/purchase.ts';
import type { Connection } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { inLockOrder } from './goods-lines.reads.ts';
import { purchaseLines, purchaseOrders } from './purchases.tables.ts';
import type { Buyer } from './purchases.writes.ts';
import { writePurchase } from './purchases.writes.ts';
import { refuseFields } from './refusals.writes.ts';
import { moveStock } from './stock-by-hand.writes.ts';

interface Moving {
  at: Connection;
  purchase: Purchase;
  body: PurchaseMoveBody;
  buyer: Buyer;
}

const ACTIONS: Readonly<Record<PurchaseMove, string>> = {
  order: 'order from supplier',
  receive: 'receive purchase order',
  cancel: 'cancel purchase order',
};

/** Orders it, receives it, or cancels it. If two people press at once, the second is told of the first. */
export async function movePurchase(
  at: Connection,
  id: number,
  body: PurchaseMoveBody,
  buyer: Buyer,
): Promise<Purchase | Refusal> {
  const which = { id, version: body.version, action: ACTIONS[body.move] };
  return writePurchase(at, which, buyer, async (purchase) => {
    if (!purchase.moves.includes(body.move))
      return refuse(409, 'This can’t be done with the purchase order as it is now.');
    return MOVE_HANDLERS[body.move]({ at, purchase, body, buyer });
  });
}

const set = ({ at, purchase }: Moving, columns: Partial<typeof purchaseOrders.$inferInsert>) =>
  at.db.update(purchaseOrders).set(columns).where(eq(purchaseOrders.id, purchase.id));

/**
 * Received goods are stock at once. A part that is no product, or a product without counted stock, is only
 * noted.
 */
async function book({ at, purchase, buyer }: Moving, line: PurchaseLine, quantity: number): Promise<boolean> {
  const { product_id: productId, variation_id: variationId } = line;
  if (productId === null || quantity === 0) return true;
  return moveStock(
    at.ask,
    { productId, variationId, quantity, storeId: purchase.store?.id ?? null },
    {
      reason: 'bought',
      source: purchaseNumber(purchase.id),
      actorId: buyer.account.id,
      now: buyer.now,
      purchaseId: purchase.id,
    },
  );
}

const isGoods = (line: PurchaseLine): line is PurchaseLine & { product_id: number } =>
  line.product_id !== null;

const MOVE_HANDLERS: Readonly<Record<PurchaseMove, (moving: Moving) => Promise<Refusal | undefined>>> = {
  async order(moving) {
    await set(moving, { state: 'ordered', orderedAt: moving.buyer.now });
    return undefined;
  },

  async receive(moving) {
    const { at, purchase, body, buyer } = moving;
    const { lines } = purchase;
    const came = new Map(body.lines?.map(({ id, received }) => [id, received]));
    if (body.lines && came.size < body.lines.length) return refuseFields({ lines: 'Names a line twice' });
    if ([...came.keys()].some((id) => lines.every((line) => line.id !== id)))
      return refuseFields({ lines: 'Names something that was not ordered' });
    let units = 0;
    let left = 0;
    for (const line of [...inLockOrder(lines.filter(isGoods)), ...lines.filter((one) => !isGoods(one))]) {
      const open = stillToCome(line);
      const received = body.lines ? (came.get(line.id) ?? 0) : open;
      if (received > open) return refuseFields({ lines: `Only ${open} of ${line.text} are still to come` });
      if (!(await book(moving, line, received)))
        return refuseFields({
          lines: `${line.text} is not counted any more, or there would be more than ${MOST_STOCK}`,
        });
      units += received;
      left += open - received;
      await at.db
        .update(purchaseLines)
        .set({ received: line.received + received })
        .where(eq(purchaseLines.id, line.id));
    }
    if (units === 0) return refuseFields({ lines: 'Say how many have come' });
    await set(moving, left > 0 ? { state: 'part_received' } : { state: 'received', endedAt: buyer.now });
    return undefined;
  },

  /** Received units stay. The rest is not expected any more. */
  async cancel(moving) {
    await set(moving, { state: 'cancelled', endedAt: moving.buyer.now });
    return undefined;
  },
};
