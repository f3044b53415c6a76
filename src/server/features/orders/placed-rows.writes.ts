import { randomInt } from 'node:crypto';
import type { OrderState } from '#rules/flows/order.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import { isFarArea } from '#rules/orders/far-areas.ts';
import type { ChosenWay, Sending } from '#rules/orders/vendor-ways.ts';
import { paidLaterWords } from '#rules/orders/paid-later.ts';
import { promiseOf } from '#rules/orders/vendor-ways.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import { heldUntil } from '#rules/orders/hold.ts';
import { NUMBER_SPACE, partNumber, writeNumber } from '#rules/orders/numbers.ts';
import { waitsUntil } from '#rules/trade-in/as-credit.ts';
import type { GroupSums } from '#rules/orders/sums.ts';
import type { Ask } from '../../db/connect.ts';
import { insertInto } from '../../db/insert.ts';
import type { PricedItem } from '../cart/public.ts';
import type { PaymentKind } from '../money/public.ts';
import type { Choices, Quote, QuotedLine, VendorQuote } from './quote.reads.ts';
import type { PostalAddress } from './tables.ts';
import { orderEvents, orderGroups, orderLines, orders } from './tables.ts';

export interface Contact {
  email: string;
  name: string;
  phone?: string | undefined;
  /** Null if everything is collected. */
  address: PostalAddress | null;
  billing: (PostalAddress & { name?: string | undefined }) | null;
}

/** Staff who place an order for a person at the counter or on the phone. */
export interface Staff {
  actor: 'vendor' | 'administrator';
  id: number;
  /** The person has paid at the till. */
  isPaid: boolean;
  /** The person has paid, and takes the goods along. */
  isHandedOver: boolean;
}

export interface Basket {
  cartId: string;
  items: readonly PricedItem[];
  contact: Contact;
  choices: Choices;
  userId: number | null;
  payment: PaymentKind;
  /** The staff member who places it for the buyer; without it, the buyer does. */
  staff?: Staff | undefined;
  /** The total that the buyer saw when pressing Pay. */
  agreedTotal: Pence;
  now: Date;
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

const SUMS = ['goods', 'delivery', 'discount', 'credit', 'tradeIn', 'vat', 'total'] as const;

const insertGroups = insertInto(
  orderGroups,
  ['number', 'cartId', 'userId', 'email', 'name', 'phone', 'address', 'billing', 'code', ...SUMS, 'placedAt'],
  ['id', 'number', 'total'],
);

const insertOrders = insertInto(
  orders,
  [
    'groupId',
    'number',
    'businessId',
    'state',
    'way',
    'storeId',
    'promise',
    'promisedFrom',
    'promisedBy',
    'sendBy',
    'collectCode',
    ...SUMS,
    'deliveryVat',
    'siteDiscount',
    'commission',
    'commissionBps',
    'reservedUntil',
    'placedAt',
    'updatedAt',
  ],
  ['id', 'number', 'state', 'businessId', 'total', 'way', 'storeId', 'promise'],
);

export const insertLines = insertInto(orderLines, [
  'orderId',
  'productId',
  'variationId',
  'name',
  'choice',
  'sku',
  'image',
  'path',
  'optionIds',
  'parts',
  'quantity',
  'unit',
  'discount',
  'siteDiscount',
  'vat',
  'commission',
  'scheme',
  'warrantyMonths',
]);

const insertEvents = insertInto(orderEvents, ['orderId', 'move', 'toState', 'actor', 'actorId', 'createdAt']);

/** Writes the group of orders that are placed together. */
export async function writeGroup(ask: Ask, basket: Basket, quote: Quote) {
  const { contact, cartId, userId, now } = basket;
  const { totals } = quote.sums;
  const [group] = await insertGroups(ask, [
    {
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
    },
  ]);
  if (!group) throw new Error('a group of orders was not written');
  return group;
}

/** Writes an order for each vendor, with its lines and its first event. */
export async function writeOrders(
  ask: Ask,
  { now, payment, contact, staff }: Basket,
  quote: Quote,
  group: { id: string; number: string },
): Promise<PlacedOrder[]> {
  const until = heldUntil(payment, now, staff !== undefined);
  const isFar = isFarArea(contact.address?.post_code);
  const { total, tradeIn } = quote.sums.totals;
  // A device is awaited after the payment.
  const last =
    tradeIn > 0 ? waitsUntil(until ?? now) : payment === 'bank_transfer' && total > 0 ? until : null;
  const awaited = tradeIn > 0 ? 'device' : 'money';
  const rows = quote.sums.groups.map((sums, index) => {
    const vendor = quote.vendors[index];
    if (!vendor?.chosen) throw new Error('a vendor has no way of delivery');
    const chosen = { ...vendor, chosen: vendor.chosen };
    return orderRow(sums, chosen.chosen, {
      ...(last ? promisedLater(chosen, { now: last, isFar }, awaited) : promisedNow(chosen)),
      groupId: group.id,
      number: partNumber(group.number, index, quote.sums.groups.length),
      commissionBps: vendor.terms.commissionBps,
      reservedUntil: until,
      placedAt: now,
      updatedAt: now,
    });
  });
  const written = await insertOrders(ask, rows);
  const idOf = new Map(written.map(({ businessId, id }) => [businessId, id]));
  const lines = quote.sums.groups.flatMap((sums) =>
    sums.lines.map((line) => lineRow(line, idOf.get(sums.businessId) ?? 0)),
  );
  await insertLines(ask, lines);
  await insertEvents(
    ask,
    written.map(({ id }) => ({
      orderId: id,
      move: 'place' as const,
      toState: 'pending_payment' as const,
      actor: staff?.actor ?? ('buyer' as const),
      actorId: staff?.id ?? null,
      createdAt: now,
    })),
  );
  return written;
}

type Chosen = VendorQuote & { chosen: ChosenWay };

const promisedNow = ({ chosen: { promise } }: Chosen) => ({
  promise: promise.keptWords,
  promisedFrom: promise.from,
  promisedBy: promise.by,
  sendBy: promise.leavesBy,
});

/**
 * The latest promise for a transfer or a device, counted from the last day on which it is awaited. The payment then sets
 * the real day.
 */
function promisedLater({ chosen, terms }: Chosen, last: Sending, awaited: 'money' | 'device') {
  const { from, by, leavesBy } = promiseOf(terms, chosen, last) ?? chosen.promise;
  const promise =
    awaited === 'money' ? chosen.whenPaid : paidLaterWords(chosen.way, terms.delivery, last.isFar, awaited);
  return { promise, promisedFrom: from, promisedBy: by, sendBy: leavesBy };
}

function orderRow<T extends object>(sums: GroupSums, chosen: ChosenWay, rest: T) {
  return {
    ...rest,
    businessId: sums.businessId,
    state: 'pending_payment' as const,
    way: chosen.way,
    storeId: chosen.storeId,
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
    tradeIn: sums.tradeIn,
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
    warrantyMonths: item.warrantyMonths,
  };
}
