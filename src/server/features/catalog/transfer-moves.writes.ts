import { eq } from 'drizzle-orm';
import type { Transfer, TransferLine, TransferMoveBody } from '#contract/transfers-office.ts';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import type { TransferMove } from '#rules/flows/transfer.ts';
import { onTheWay, transferNumber } from '#rules/flows/transfer.ts';
import type { Connection } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { inLockOrder } from './goods-lines.reads.ts';
import { refuseFields } from './refusals.writes.ts';
import { moveStock } from './stock-by-hand.writes.ts';
import { lockPlace } from './stock-places.writes.ts';
import { stockTransferLines, stockTransfers } from './transfers.tables.ts';
import type { StockMover } from './transfers.writes.ts';
import { writeTransfer } from './transfers.writes.ts';

interface Moving {
  at: Connection;
  transfer: Transfer;
  body: TransferMoveBody;
  mover: StockMover;
}

const ACTIONS: Readonly<Record<TransferMove, string>> = {
  send: 'send transfer',
  receive: 'receive transfer',
  cancel: 'cancel transfer',
};

/**
 * Sends a transfer, receives it, or cancels it. If two people press at once, the second is told of the first.
 */
export async function moveTransfer(
  at: Connection,
  id: number,
  body: TransferMoveBody,
  mover: StockMover,
): Promise<Transfer | Refusal> {
  const which = { id, version: body.version, action: ACTIONS[body.move] };
  return writeTransfer(at, which, mover, async (transfer) => {
    if (!transfer.moves.includes(body.move))
      return refuse(409, 'This can’t be done with the transfer as it is now.');
    return MOVE_HANDLERS[body.move]({ at, transfer, body, mover });
  });
}

/** Moves units of one line into a place, or out of it. */
function moveLine(
  { at, transfer, mover }: Moving,
  { product_id: productId, variation_id: variationId }: TransferLine,
  quantity: number,
  storeId: number | null,
): Promise<boolean> {
  return moveStock(
    at.ask,
    { productId, variationId, quantity, storeId },
    {
      reason: 'moved',
      source: transferNumber(transfer.id),
      actorId: mover.account.id,
      now: mover.now,
      transferId: transfer.id,
    },
  );
}

const nameOf = ({ name, variation }: TransferLine) => (variation === null ? name : `${name}, ${variation}`);

/** Why goods can't leave a place. */
async function shortWords({ at }: Moving, line: TransferLine, storeId: number | null): Promise<Refusal> {
  const { product_id: productId, variation_id: variationId } = line;
  const here = await lockPlace(at.ask, { productId, variationId }, storeId);
  return refuseFields({
    lines:
      here < line.quantity
        ? `There are only ${here} of ${nameOf(line)} there`
        : `Open orders have reserved ${nameOf(line)}. Send them first, or move fewer`,
  });
}

const tooFull = (line: TransferLine) =>
  refuseFields({ lines: `A shelf holds at most ${MOST_STOCK} of ${nameOf(line)}, and only what is counted` });

const MOVE_HANDLERS: Readonly<Record<TransferMove, (moving: Moving) => Promise<Refusal | undefined>>> = {
  /** Goods on their way are in no place, and can't be sold. */
  async send(moving) {
    const { at, transfer, mover } = moving;
    const from = transfer.from?.id ?? null;
    for (const line of inLockOrder(transfer.lines)) {
      if (!(await moveLine(moving, line, -line.quantity, from))) return shortWords(moving, line, from);
    }
    await at.db
      .update(stockTransfers)
      .set({ state: 'sent', sentAt: mover.now })
      .where(eq(stockTransfers.id, transfer.id));
    return undefined;
  },

  async receive(moving) {
    const { at, transfer, body, mover } = moving;
    const came = new Map(body.lines?.map(({ id, received }) => [id, received]));
    if (body.lines && came.size < body.lines.length) return refuseFields({ lines: 'Names a line twice' });
    const unknown = [...came.keys()].some((id) => transfer.lines.every((line) => line.id !== id));
    if (unknown) return refuseFields({ lines: 'Names something that was not sent' });
    let isAll = true;
    let units = 0;
    for (const line of inLockOrder(transfer.lines)) {
      const open = onTheWay(line);
      const received = body.lines ? (came.get(line.id) ?? 0) : open;
      if (received > open) return refuseFields({ lines: `Only ${open} of ${nameOf(line)} are on their way` });
      if (received > 0 && !(await moveLine(moving, line, received, transfer.to?.id ?? null)))
        return tooFull(line);
      const missing = body.rest === 'missing' ? open - received : 0;
      if (received + missing < open) isAll = false;
      units += received + missing;
      await at.db
        .update(stockTransferLines)
        .set({ received: line.received + received, missing: line.missing + missing })
        .where(eq(stockTransferLines.id, line.id));
    }
    if (units === 0) return refuseFields({ lines: 'Say how many have come' });
    if (isAll)
      await at.db
        .update(stockTransfers)
        .set({ state: 'received', endedAt: mover.now })
        .where(eq(stockTransfers.id, transfer.id));
    return undefined;
  },

  /** Goods that are still on their way go back to the place that they came from. */
  async cancel(moving) {
    const { at, transfer, mover } = moving;
    if (transfer.state === 'sent') {
      for (const line of inLockOrder(transfer.lines)) {
        const back = onTheWay(line);
        if (back > 0 && !(await moveLine(moving, line, back, transfer.from?.id ?? null)))
          return tooFull(line);
      }
    }
    await at.db
      .update(stockTransfers)
      .set({ state: 'cancelled', endedAt: mover.now })
      .where(eq(stockTransfers.id, transfer.id));
    return undefined;
  },
};
