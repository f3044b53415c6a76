import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { Connection } from '../../db/connect.ts';
import type { PricedItem } from '../cart/public.ts';
import { lockProducts, reserveStock } from '../catalog/public.ts';
import type { Payment } from '../money/public.ts';
import { tellPeople } from '../staff/public.ts';
import { makePayment, takeCode, takeCredit, takeTradeIn } from '../money/public.ts';
import { partWishes } from '#rules/orders/line-units.ts';
import { refuseMoreInStore } from './counter-limit.writes.ts';
import { acceptPlaced, handOver } from './hand-over.writes.ts';
import { mailPlaced } from './placed-mails.writes.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailNewOrder } from './vendor-mails.writes.ts';
import { settlePayment } from './payment.writes.ts';
import type { Basket, PlacedOrder } from './placed-rows.writes.ts';
import { writeGroup, writeOrders } from './placed-rows.writes.ts';
import type { Buyer, Quote } from './quote.reads.ts';
import { readQuote } from './quote.reads.ts';

/** Something that changed since the buyer agreed. */
export interface Change {
  what: 'price' | 'stock' | 'unavailable' | 'away' | 'delivery' | 'code' | 'credit' | 'trade_in' | 'total';
  /** The product or vendor that it is about; empty for the whole basket. */
  name: string;
  before?: Pence;
  now?: Pence;
}

export type PlaceProblem =
  | { changed: Change[] }
  /** `wrong` names what the buyer can change: another way to pay is possible. */
  | { refused: string; wrong?: 'payment' };

export interface Placed {
  group: { id: string; number: string; total: number };
  payment: Payment;
  orders: PlacedOrder[];
}

/**
 * Makes orders from a cart, in the caller's transaction: reads prices again, takes stock, code and credit, and writes
 * the orders. All code locks in the same order: cart, email (to pay in store), products, variations, code, credit. If something changed,
 * the caller rolls back.
 */
export async function placeOrder(
  at: Connection,
  basket: Basket,
  sender: Sender,
): Promise<Placed | PlaceProblem> {
  const { items, choices, contact, userId, now } = basket;
  const buyer: Buyer = { userId, email: contact.email, postCode: contact.address?.post_code };
  const quote = await readQuote(at.ask, { items, choices, buyer, now });
  const changed = changesOf(basket, quote);
  if (changed.length > 0) return { changed };
  const refused = refusalOf(basket, quote);
  if (refused) return { refused };
  if (basket.payment === 'in_store' && !basket.staff && quote.sums.totals.total > 0) {
    const tooMany = await refuseMoreInStore(at.ask, contact.email, quote.vendors.length);
    if (tooMany) return { refused: tooMany, wrong: 'payment' };
  }

  // If it is paid already, the sale is counted in this transaction too.
  const wishes = items.flatMap((item) => [item, ...partWishes(item, item.quantity)]);
  if (quote.sums.totals.total === 0 || basket.staff?.isPaid) await lockProducts(at.ask, wishes);
  const missing = await reserveStock(at.ask, wishes);
  if (missing.length > 0) {
    const isMissing = new Set(missing.map(stockKey));
    const names = items.flatMap((item) => [
      ...(isMissing.has(stockKey(item)) ? [item.name] : []),
      ...item.parts
        .filter(({ product_id: productId }) => isMissing.has(stockKey({ productId, variationId: null })))
        .map((part) => `${item.name}: ${part.name}`),
    ]);
    return { changed: names.map((name) => ({ what: 'stock', name })) };
  }
  const group = await writeGroup(at.ask, basket, quote);
  const { known } = quote.code ?? {};
  if (
    known &&
    !(await takeCode(at.ask, known.id, { groupId: group.id, email: contact.email || group.id, now }))
  ) {
    return { changed: [{ what: 'code', name: known.code }] };
  }
  const { tradeIn } = quote.sums.totals;
  if (choices.tradeIn && tradeIn > 0) {
    const paying = { group, amount: tradeIn, now };
    if (!(await takeTradeIn(at.ask, choices.tradeIn, paying))) {
      return { changed: [{ what: 'trade_in', name: choices.tradeIn.name }] };
    }
  }
  const credit = pence(quote.sums.totals.credit - tradeIn);
  if (credit > 0 && userId !== null) {
    const taken = { userId, amount: credit, reason: 'Used for an order', source: group.number, now };
    if (!(await takeCredit(at.ask, taken))) return { changed: [{ what: 'credit', name: '' }] };
  }
  const written = await writeOrders(at.ask, basket, quote, group);
  const made = await makePayment(at.ask, {
    groupId: group.id,
    kind: basket.payment,
    amount: quote.sums.totals.total,
    now,
  });
  const isPaid = made.amount === 0 || basket.staff?.isPaid === true;
  const by = basket.staff && { actor: basket.staff.actor, actorId: basket.staff.id };
  if (basket.staff?.isHandedOver) await handOver(at, group.id, { staff: basket.staff, now, sender });
  else if (isPaid) await settlePayment(at, made.id, { now, sender, ...by });
  // A card is paid for at once, unless the buyer gets the link by mail.
  else if (by || made.kind === 'bank_transfer' || made.kind === 'in_store') {
    await mailPlaced(at, group.id, sender);
  }
  if (made.kind === 'bank_transfer' && !isPaid)
    await tellOfTransfer(at, written, { name: contact.name, by: basket.staff?.id, sender });
  // An order that is paid at the counter is packed before the payment.
  if (made.kind === 'in_store' && !isPaid) {
    for (const { id } of written) await mailNewOrder(at, id, sender);
  }
  const state = tradeIn > 0 ? ('awaiting_trade_in' as const) : ('paid' as const);
  const isAccepted = basket.staff?.isHandedOver === false && made.kind === 'in_store';
  if (isAccepted) await acceptPlaced(at, group.id, { staff: basket.staff, now });
  return {
    group,
    payment: isPaid ? { ...made, state: 'paid' } : made,
    orders: isPaid ? written.map((order) => ({ ...order, state })) : written,
  };
}

/**
 * The site's staff look for a transfer, for goods of any vendor. The same notification later reports that it
 * is paid.
 */
async function tellOfTransfer(
  at: Connection,
  [order]: readonly PlacedOrder[],
  { name, by, sender }: { name: string; by: number | undefined; sender: Sender },
): Promise<void> {
  if (!order || sender.notedAt) return;
  await tellPeople(at, {
    event: 'new_order',
    businessId: null,
    storeId: null,
    except: by,
    key: `new_order:${order.id}`,
    again: 'never',
    title: `New order ${order.number}, waits for its transfer`,
    text: name,
    target: 'order',
    ref: order.number,
  });
}

const stockKey = ({ productId, variationId }: Pick<PricedItem, 'productId' | 'variationId'>) =>
  `${productId}/${variationId ?? ''}`;

/** The differences from what the buyer saw. The buyer checks them and presses Pay again. */
function changesOf({ items, agreedTotal }: Basket, quote: Quote): Change[] {
  const { totals } = quote.sums;
  const things = items.flatMap((item): Change[] => {
    if (item.problem === 'out_of_stock' || item.problem === 'not_enough') {
      return [{ what: 'stock', name: item.name }];
    }
    if (item.problem === 'away') return [{ what: 'away', name: item.name }];
    return item.problem ? [{ what: 'unavailable', name: item.name }] : [];
  });
  const deliveries = quote.vendors
    .filter(({ isChanged, chosen }) => isChanged || !chosen)
    .map(({ terms }): Change => ({ what: 'delivery', name: terms.name }));
  const code: Change[] = quote.code?.problem ? [{ what: 'code', name: quote.code.typed }] : [];
  const isSame = totals.total === agreedTotal;
  const prices = isSame
    ? []
    : items
        .filter(({ unit, priceThen }) => unit !== priceThen)
        .map(({ name, unit, priceThen }): Change => ({ what: 'price', name, before: priceThen, now: unit }));
  const total: Change[] = isSame ? [] : [{ what: 'total', name: '', before: agreedTotal, now: totals.total }];
  return [...things, ...deliveries, ...code, ...prices, ...total];
}

/** Reasons to refuse an order that agreeing to new prices does not remove. */
function refusalOf({ payment, contact, staff, choices }: Basket, { vendors }: Quote): string | undefined {
  const isCollected = vendors.every(({ chosen }) => chosen?.way === 'collect');
  if (choices.tradeIn && payment === 'in_store') {
    return 'With a trade-in, the rest is paid now. Please choose another way to pay.';
  }
  if (payment === 'in_store' && !isCollected && !staff?.isPaid)
    return 'Only what is collected can be paid for in the store.';
  if (!isCollected && !contact.address) return 'Please fill in where it is sent to.';
  return undefined;
}
