import { randomInt } from 'node:crypto';
import type { OrderState } from '#rules/flows/order.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import { NUMBER_SPACE, partNumber, writeNumber } from '#rules/orders/numbers.ts';
import { addWorkingDays } from '#rules/orders/shop-time.ts';
import type { GroupSums } from '#rules/orders/sums.ts';
import type { Connection } from '../../db/connect.ts';
import type { PricedItem } from '../cart/public.ts';
import { lockProducts, reserveStock } from '../catalog/public.ts';
import type { Payment, PaymentKind } from '../money/public.ts';
import { makePayment, takeCode, takeCredit } from '../money/public.ts';
import { partWishes } from '#rules/orders/line-units.ts';
import { mailPlaced } from './mails.writes.ts';
import type { Sender } from './mails.writes.ts';
import { settlePayment } from './payment.writes.ts';
import type { Buyer, Choices, Quote, QuotedLine, VendorQuote } from './quote.reads.ts';
import { readQuote } from './quote.reads.ts';
import type { PostalAddress } from './tables.ts';
import { orderEvents, orderGroups, orderLines, orders } from './tables.ts';

export interface Contact {
  email: string;
  name: string;
  phone?: string | undefined;
  /** None where everything is collected. */
  address: PostalAddress | null;
  billing: (PostalAddress & { name?: string | undefined }) | null;
}

export interface Basket {
  cartId: string;
  items: readonly PricedItem[];
  contact: Contact;
  choices: Choices;
  userId: number | null;
  payment: PaymentKind;
  /** What the buyer was shown and pressed Pay for. */
  agreedTotal: Pence;
  now: Date;
}

/** Something that is no longer as the buyer agreed to. */
export interface Change {
  what: 'price' | 'stock' | 'unavailable' | 'delivery' | 'code' | 'credit' | 'total';
  /** The product or vendor that it is about; empty for the whole basket. */
  name: string;
  before?: Pence;
  now?: Pence;
}

export type PlaceProblem = { changed: Change[] } | { refused: string };

export interface Placed {
  group: { id: string; number: string; total: number };
  payment: Payment;
  orders: PlacedOrder[];
}

export interface PlacedOrder {
  id: number;
  number: string;
  state: OrderState;
  businessId: number;
  total: number;
  way: DeliveryWay;
  storeId: number | null;
  promise: string;
}

/** How long goods are kept for somebody who is paying. */
const CARD_MINUTES = 15;
const TRANSFER_DAYS = 5;

/**
 * Makes orders of what is in a cart, in one transaction whose begin and end are the caller's: prices are read again,
 * stock, code and credit are taken, everything is written down. Rows are locked in one order everywhere: cart,
 * products, variations, code, credit. Where something changed, the caller undoes the transaction.
 */
export async function placeOrder(
  at: Connection,
  basket: Basket,
  sender: Sender,
): Promise<Placed | PlaceProblem> {
  const { items, choices, contact, userId, now } = basket;
  const buyer: Buyer = { userId, email: contact.email };
  const quote = await readQuote(at.ask, { items, choices, buyer, now });
  const changed = changesOf(basket, quote);
  if (changed.length > 0) return { changed };
  const refused = refusalOf(basket, quote);
  if (refused) return { refused };

  // Paid with credit alone, the sale is counted in this transaction too.
  const wishes = items.flatMap((item) => [item, ...partWishes(item, item.quantity)]);
  if (quote.sums.totals.total === 0) await lockProducts(at.ask, wishes);
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
  const group = await writeGroup(at, basket, quote);
  const { known } = quote.code ?? {};
  if (known && !(await takeCode(at.ask, known.id, { groupId: group.id, person: contact.email, now }))) {
    return { changed: [{ what: 'code', name: known.code }] };
  }
  const { credit } = quote.sums.totals;
  if (credit > 0 && userId !== null) {
    const taken = { userId, amount: credit, reason: 'Used for an order', source: group.number, now };
    if (!(await takeCredit(at.ask, taken))) return { changed: [{ what: 'credit', name: '' }] };
  }
  const written = await writeOrders(at, basket, quote, group);
  const made = await makePayment(at.ask, {
    groupId: group.id,
    kind: basket.payment,
    amount: quote.sums.totals.total,
    now,
  });
  const isPaid = made.amount === 0;
  if (isPaid) await settlePayment(at, made.id, { now, sender });
  else if (made.kind === 'bank_transfer' || made.kind === 'in_store') await mailPlaced(at, group.id, sender);
  return {
    group,
    payment: isPaid ? { ...made, state: 'paid' } : made,
    orders: isPaid ? written.map((order) => ({ ...order, state: 'paid' })) : written,
  };
}

const stockKey = ({ productId, variationId }: Pick<PricedItem, 'productId' | 'variationId'>) =>
  `${productId}/${variationId ?? ''}`;

/** What differs from what the buyer saw; they look at it, and press Pay again. */
function changesOf({ items, agreedTotal }: Basket, quote: Quote): Change[] {
  const { totals } = quote.sums;
  const things = items.flatMap((item): Change[] => {
    if (item.problem === 'out_of_stock' || item.problem === 'not_enough') {
      return [{ what: 'stock', name: item.name }];
    }
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
function refusalOf({ payment, contact }: Basket, { vendors }: Quote): string | undefined {
  const isCollected = vendors.every(({ chosen }) => chosen?.way === 'collect');
  if (payment === 'in_store' && !isCollected) return 'Only what is collected can be paid for in the store.';
  if (!isCollected && !contact.address) return 'Please fill in where it is sent to.';
  return undefined;
}

async function writeGroup(at: Connection, basket: Basket, quote: Quote) {
  const { contact, cartId, userId, now } = basket;
  const { totals } = quote.sums;
  const [group] = await at.db
    .insert(orderGroups)
    .values({
      number: writeNumber('TF', randomInt(NUMBER_SPACE)),
      cartId,
      userId,
      email: contact.email,
      name: contact.name,
      phone: contact.phone ?? null,
      address: contact.address,
      billing: contact.billing,
      code: quote.code?.known?.code ?? null,
      ...totals,
      placedAt: now,
    })
    .returning({ id: orderGroups.id, number: orderGroups.number, total: orderGroups.total });
  if (!group) throw new Error('a group of orders was not written');
  return group;
}

async function writeOrders(
  at: Connection,
  { now, payment }: Basket,
  quote: Quote,
  group: { id: string; number: string },
): Promise<PlacedOrder[]> {
  const rows = quote.sums.groups.map((sums, index) => {
    const vendor = quote.vendors[index];
    if (!vendor?.chosen) throw new Error('a vendor has no way of delivery');
    return orderRow(
      sums,
      { ...vendor, chosen: vendor.chosen },
      {
        groupId: group.id,
        number: partNumber(group.number, index, quote.sums.groups.length),
        reservedUntil: reservedUntil(payment, now),
        placedAt: now,
        updatedAt: now,
      },
    );
  });
  const written = await at.db.insert(orders).values(rows).returning({
    id: orders.id,
    number: orders.number,
    state: orders.state,
    businessId: orders.businessId,
    total: orders.total,
    way: orders.way,
    storeId: orders.storeId,
    promise: orders.promise,
  });
  const idOf = new Map(written.map(({ businessId, id }) => [businessId, id]));
  const lines = quote.sums.groups.flatMap((sums) =>
    sums.lines.map((line) => lineRow(line, idOf.get(sums.businessId) ?? 0)),
  );
  await at.db.insert(orderLines).values(lines);
  await at.db.insert(orderEvents).values(
    written.map(({ id }) => ({
      orderId: id,
      move: 'place' as const,
      toState: 'pending_payment' as const,
      actor: 'buyer' as const,
      createdAt: now,
    })),
  );
  return written;
}

/** What is paid at the counter waits for the buyer; the store decides how long. */
function reservedUntil(payment: PaymentKind, now: Date): Date | null {
  if (payment === 'in_store') return null;
  if (payment === 'bank_transfer') return addWorkingDays(now, TRANSFER_DAYS);
  return new Date(now.getTime() + CARD_MINUTES * 60_000);
}

type Chosen = VendorQuote & { chosen: NonNullable<VendorQuote['chosen']> };

function orderRow<T extends object>(sums: GroupSums, { chosen }: Chosen, rest: T) {
  return {
    ...rest,
    businessId: sums.businessId,
    state: 'pending_payment' as const,
    way: chosen.way,
    storeId: chosen.storeId,
    promise: chosen.promise.keptWords,
    promisedFrom: chosen.promise.from,
    promisedBy: chosen.promise.by,
    collectCode: chosen.way === 'collect' ? String(randomInt(1_000_000)).padStart(6, '0') : null,
    goods: sums.goods,
    delivery: sums.delivery,
    deliveryVat: sums.deliveryVat,
    discount: sums.discount,
    siteDiscount: sums.siteDiscount,
    vat: sums.vat,
    commission: sums.commission,
    total: sums.total,
    credit: sums.credit,
  };
}

function lineRow(
  { line, discount, siteDiscount, vat, commission }: GroupSums<QuotedLine>['lines'][number],
  orderId: number,
) {
  const { item } = line;
  return {
    orderId,
    productId: item.productId,
    variationId: item.variationId,
    name: item.name,
    choice: item.choice,
    sku: item.sku,
    image: item.image,
    path: item.path,
    optionIds: item.optionIds,
    parts: item.parts,
    quantity: item.quantity,
    unit: pence(item.unit),
    discount,
    siteDiscount,
    vat,
    commission,
    scheme: line.scheme,
  };
}
