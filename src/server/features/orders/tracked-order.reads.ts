import { isStaffsLink } from '#rules/orders/counter-order.ts';
import { exchangeOf } from '#rules/orders/exchange.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import type { Actor } from '#rules/flows/flow.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { haveArrived } from '#rules/orders/arrived.ts';
import { isLate, lateWords } from '#rules/orders/late.ts';
import { buyersStep, nextStep, possibleMoves } from '#rules/orders/next-step.ts';
import { photoAddresses, returnWire, reviewWire, unitsWire } from './buyers-words.reads.ts';
import type { ChangeJson } from './changes.reads.ts';
import { writeToken } from '../../http/links.ts';
import { soldDeviceWire } from '../units/public.ts';
import type { Offer } from './offers.reads.ts';
import { papersWire } from './paper-list.reads.ts';
import type { RefundJson } from './refunded.reads.ts';
import { refundWire } from './refunded.reads.ts';
import type { GroupJson, OrderJson, Tracking } from './tracking.reads.ts';

export interface Viewer {
  offers: readonly Offer[];
  deliveries: Tracking['deliveries'];
  actor: Actor;
  secret: Buffer;
  /** Of the trade-in whose device pays a part, where the buyer also sold it. */
  deviceToken?: string | null | undefined;
  now: Date;
}

export const pounds = (amount: number) => poundsFromPence(pence(amount));
export const momentOf = (text: string | null) => (text === null ? null : new Date(text).toISOString());
export const dateOf = (text: string | null) => (text === null ? null : new Date(text));

interface Credited {
  credit: number;
  trade_in: number;
}
/** The part that a device pays. A change of the order may have given back a part of all credit. */
export const tradeInOf = ({ credit, trade_in: tradeIn }: Credited): number => Math.min(credit, tradeIn);
export const storeCreditOf = (order: Credited): number => order.credit - tradeInOf(order);

const offerWire = (offer: Offer | undefined) =>
  offer ? { name: offer.name, price: pounds(offer.price), path: offer.path } : null;

/** Whether one payment covers several orders. At the counter each order is paid separately. */
export const isPaidTogether = ({ orders, payment }: GroupJson): boolean =>
  orders.length > 1 && payment.kind !== 'in_store';

const changeWire = ({ before, after, until, payment, ...change }: ChangeJson): TrackedOrder['change'] => ({
  ...change,
  until: new Date(until).toISOString(),
  before: pounds(before),
  after: pounds(after),
  payment: { ...payment, amount: pounds(payment.amount) },
});

/** Whether staff placed it at the counter or on the phone. */
export const isPlacedByStaff = ({ events: [first] }: Pick<OrderJson, 'events'>): boolean =>
  first?.move === 'place' && first.actor !== 'buyer';

/** One order as in the API, with the viewer's possible moves. */
export function orderWire(group: GroupJson, order: OrderJson, viewer: Viewer): TrackedOrder {
  const { actor, secret, now } = viewer;
  const [back] = order.returns;
  const facts = {
    state: order.state,
    way: order.way,
    paymentKind: group.payment.kind,
    isPaymentIn: group.payment.state === 'paid',
    isPaidTogether: isPaidTogether(group),
    returnState: back?.state ?? null,
    returnAt: dateOf(back?.at ?? null),
    wasAppealed: (back?.appeal ?? null) !== null,
    hasReturnable: order.lines.some(({ returnable }) => returnable > 0),
    hasSentUnits: order.lines.some(({ sent }) => sent > 0),
    isRefundable: order.total > order.refunded,
    hasUnsentUnits: order.lines.some(({ quantity, sent, cancelled }) => quantity > sent + cancelled),
    placedAt: new Date(order.placed_at),
    paidAt: dateOf(order.paid_at),
    sentAt: dateOf(order.sent_at),
    completedAt: dateOf(order.completed_at),
    promisedBy: new Date(order.promised_by),
    sendBy: new Date(order.send_by),
    reservedUntil: dateOf(order.reserved_until),
    isDisputed: group.payment.is_disputed,
    isChanging: order.change !== null,
    isPlacedByStaff: isPlacedByStaff(order),
    exchange: exchangeOf(back, order.change !== null),
    isDifferenceAsked:
      group.device?.difference?.state === 'pending' || group.device?.difference?.state === 'declined',
  };
  const returned = order.returns.filter(({ state }) => state !== 'withdrawn').map(({ units }) => units);
  const parcels = order.parcels.map(({ units }) => units);
  const arrived = haveArrived({ ...facts, parcels, returned }, now);
  const isBuyer = actor === 'buyer';
  const step = nextStep(facts);
  // Staff see missed deadlines, and all others.
  const next = step && isBuyer ? buyersStep(step, facts, now) : step;
  const token = isBuyer
    ? writeToken(secret, { kind: 'order', id: String(order.id) }, order.link_version)
    : null;
  const photoAddress = photoAddresses(token === null ? { number: order.number } : { token });
  const deliveryBack = viewer.deliveries.get(order.id);
  const refundOf = (refund: RefundJson) => refundWire(refund, order.lines);
  const [last, ...earlier] = order.returns.map((one) => {
    // A return is refunded in one transaction, so both have the same time.
    const isSettled = one.state === 'refunded' || one.state === 'exchanged';
    const refund = order.refunds.find(({ at }) => isSettled && at === one.at);
    // An account that was closed in the meantime can hold no credit.
    const asked = { ...one, as_credit: one.as_credit && group.user_id !== null };
    return { ...returnWire(asked, photoAddress, isBuyer), refund: refund ? refundOf(refund) : null };
  });
  return {
    number: order.number,
    token,
    state: order.state,
    version: order.version,
    business: order.business,
    placed_at: facts.placedAt.toISOString(),
    delivery: {
      way: order.way,
      promise: order.promise,
      by: facts.promisedBy.toISOString(),
      late: isLate(facts, now)
        ? lateWords(facts, {
            promise: order.promise,
            vendor: order.business,
            carrier: order.parcels.at(-1)?.carrier,
          })
        : null,
      store: order.store,
      // Only for the buyer. If staff could read the code, they could hand the order to anyone.
      code: isBuyer && order.state === 'ready_to_collect' && !isStaffsLink(facts) ? order.collect_code : null,
    },
    lines: order.lines.map(
      ({ price, paid, is_sold, review, devices, refunded_sent: refundedSent, ...line }) => ({
        ...line,
        price: pounds(price),
        paid: pounds(paid),
        devices: devices.map(soldDeviceWire(photoAddress)),
        nearest: offerWire(viewer.offers.find(({ lineId }) => lineId === line.id)),
        ...reviewWire({ sent: line.sent, refunded: refundedSent, is_sold, review }, photoAddress, isBuyer),
      }),
    ),
    parcels: order.parcels.map(({ carrier, tracking, sent_at: sentAt, units }, index) => ({
      carrier,
      tracking,
      lines: unitsWire(units),
      has_arrived: arrived[index] ?? false,
      sent_at: new Date(sentAt).toISOString(),
    })),
    goods: pounds(order.goods),
    delivery_price: pounds(order.delivery),
    delivery_back: { paid: pounds(deliveryBack?.paid ?? 0), back: pounds(deliveryBack?.back ?? 0) },
    discount: pounds(order.discount),
    total: pounds(order.total),
    credit: pounds(storeCreditOf(order)),
    trade_in: pounds(tradeInOf(order)),
    refunded: pounds(order.refunded),
    exchanged: pounds(order.exchanged),
    refunded_credit: pounds(order.refunded_credit),
    credit_bonus: pounds(order.credit_bonus),
    refunded_at: momentOf(order.refunded_at),
    refund_due: pounds(order.refund_due),
    taken: pounds(order.taken),
    refunds: order.refunds.map(refundOf),
    vat: pounds(order.vat),
    refunded_vat: pounds(order.refunded_vat),
    papers: papersWire(
      { ...order, return: back ?? null },
      isBuyer ? undefined : { parcels: order.parcels.length, hasUnsent: facts.hasUnsentUnits },
    ),
    change: order.change && changeWire(order.change),
    return: last ?? null,
    earlier_returns: earlier,
    next: next && { ...next, by: next.by?.toISOString() ?? null },
    events: order.events.map(({ at, by, ...event }) => ({
      ...event,
      by: actor === 'administrator' || actor === event.actor ? by : null,
      at: new Date(at).toISOString(),
    })),
    moves: possibleMoves(facts, actor, now),
  };
}
