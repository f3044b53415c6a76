import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import type { Actor } from '#rules/flows/flow.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { ORDER_STATES } from '#rules/flows/order.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { isAfterDay } from '#rules/orders/delivery-ways.ts';
import { isHoldOver } from '#rules/orders/hold.ts';
import { isLate, lateWords } from '#rules/orders/late.ts';
import { nextStep, possibleMoves } from '#rules/orders/next-step.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import type { Ask } from '../../db/connect.ts';
import { awaitedSql } from './awaited.reads.ts';
import type { ReturnJson, ReviewJson } from './buyers-words.reads.ts';
import {
  photoAddresses,
  returnableSql,
  returnedSql,
  returnSql,
  returnWire,
  reviewSql,
  reviewWire,
  unitsWire,
} from './buyers-words.reads.ts';
import { writeToken } from './links.reads.ts';
import type { MessageJson } from './messages.reads.ts';
import { MESSAGES, messagesWire } from './messages.reads.ts';
import type { Offer } from './offers.reads.ts';
import { readOffers } from './offers.reads.ts';
import type { IssuedPaper } from './paper-list.reads.ts';
import { ISSUED_PAPERS, papersWire } from './paper-list.reads.ts';
import { REFUND_DUE, REFUNDED_AT } from './refunded.reads.ts';
import type { PostalAddress } from './tables.ts';

type PaymentKind = Tracked['payment']['kind'];

interface OrderJson {
  id: number;
  number: string;
  link_version: number;
  state: OrderState;
  version: number;
  way: 'standard' | 'next_day' | 'collect';
  promise: string;
  promised_by: string;
  send_by: string;
  collect_code: string | null;
  goods: number;
  delivery: number;
  discount: number;
  total: number;
  refunded: number;
  refunded_credit: number;
  credit_bonus: number;
  refunded_at: string | null;
  refund_due: number;
  vat: number;
  credit: number;
  reserved_until: string | null;
  placed_at: string;
  paid_at: string | null;
  sent_at: string | null;
  completed_at: string | null;
  business: TrackedOrder['business'];
  store: TrackedOrder['delivery']['store'];
  lines: {
    id: number;
    product_id: number | null;
    product_variation_id: number | null;
    option_ids: number[];
    name: string;
    choice: string;
    sku: string;
    image: string | null;
    path: string;
    quantity: number;
    sent: number;
    cancelled: number;
    /** Refunded units. */
    refunded: number;
    /** Units that were sent back and have arrived. */
    returned: number;
    /** Sent units that were returned and refunded. */
    refunded_sent: number;
    returnable: number;
    price: number;
    /** Whether the shop still has the product. */
    is_sold: boolean;
    review: ReviewJson | null;
  }[];
  parcels: { carrier: string; tracking: string; sent_at: string; units: Record<string, number> }[];
  events: {
    at: string;
    move: string;
    from: OrderState | null;
    to: OrderState;
    actor: Actor;
    note: string;
  }[];
  return: ReturnJson | null;
  issued: IssuedPaper[];
}

interface GroupJson {
  id: string;
  number: string;
  link_version: number;
  user_id: number | null;
  email: string;
  name: string;
  phone: string | null;
  address: PostalAddress | null;
  goods: number;
  delivery: number;
  discount: number;
  code: string | null;
  credit: number;
  vat: number;
  total: number;
  placed_at: Date;
  payment: {
    id: string;
    kind: PaymentKind;
    state: Tracked['payment']['state'];
    label: string;
    amount: number;
    paid_at: string | null;
    is_awaited: boolean;
  };
  transfer_account: { holder: string; sort_code: string; account_number: string } | null;
  messages: MessageJson[];
  orders: OrderJson[];
}

const TRACKING = `
  select g.id, g.number, g.link_version, g.user_id, g.email, g.name, g.phone, g.address, g.goods, g.delivery, g.discount,
    g.code, g.credit, g.vat, g.total, g.placed_at,
    (select json_build_object('id', p.id, 'kind', p.kind, 'state', p.state, 'label', p.label, 'amount', p.amount,
      'paid_at', p.paid_at, 'is_awaited', ${awaitedSql('p.id')}) from payments p where p.group_id = g.id order by p.created_at desc limit 1) as payment,
    (select transfer_account from site_settings limit 1) as transfer_account,
    ${MESSAGES} as messages,
    (select json_agg(json_build_object(
        'id', o.id, 'number', o.number, 'link_version', o.link_version, 'state', o.state, 'version', o.version,
        'way', o.way, 'promise', o.promise, 'promised_by', o.promised_by, 'send_by', o.send_by, 'collect_code', o.collect_code,
        'goods', o.goods, 'delivery', o.delivery, 'discount', o.discount, 'total', o.total, 'refunded', o.refunded,
        'refunded_credit', o.refunded_credit + o.refunded_as_credit,
        'credit_bonus', (select coalesce(sum(f.bonus), 0)::int from refunds f where f.order_id = o.id),
        'refunded_at', ${REFUNDED_AT}, 'refund_due', ${REFUND_DUE}, 'vat', o.vat, 'credit', o.credit, 'reserved_until', o.reserved_until, 'placed_at', o.placed_at, 'paid_at', o.paid_at,
        'sent_at', o.sent_at, 'completed_at', o.completed_at,
        'business', json_build_object('id', b.id, 'name', b.name, 'phone', b.phone),
        'store', case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'address', s.address,
          'post_code', s.post_code, 'phone', s.phone,
          'hours', (select coalesce(json_agg(json_build_object('weekday', h.weekday,
            'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday), '[]')
            from store_hours h where h.store_id = s.id)) end,
        'lines', (select json_agg(json_build_object('id', l.id, 'product_id', l.product_id,
            'product_variation_id', l.variation_id, 'option_ids', l.option_ids, 'name', l.name, 'choice', l.choice,
            'sku', l.sku, 'image', l.image, 'path', l.path, 'quantity', l.quantity, 'sent', l.sent_units,
            'cancelled', l.cancelled_units, 'refunded_sent', l.refunded_units,
            'refunded', l.refunded_units + case when o.paid_at is null then 0 else l.cancelled_units end,
            'returned', ${returnedSql('l')}, 'returnable', ${returnableSql('l')}, 'price', l.unit * l.quantity,
            'is_sold', l.product_id is not null, 'review', ${reviewSql('l')}) order by l.id)
          from order_lines l where l.order_id = o.id),
        'parcels', (select coalesce(json_agg(json_build_object('carrier', c.carrier, 'tracking', c.tracking,
            'sent_at', c.sent_at, 'units', c.units) order by c.id), '[]') from parcels c where c.order_id = o.id),
        'events', (select coalesce(json_agg(json_build_object('at', e.created_at, 'move', e.move, 'from', e.from_state,
            'to', e.to_state, 'actor', e.actor, 'note', e.note) order by e.id), '[]')
          from order_events e where e.order_id = o.id),
        'return', ${returnSql('o')},
        'issued', ${ISSUED_PAPERS}
      ) order by o.id)
     from orders o join businesses b on b.id = o.business_id left join stores s on s.id = o.store_id
     where o.group_id = g.id) as orders
  from order_groups g`;

const OF_GROUP = { name: 'tracking-of-group', text: `${TRACKING} where g.id = $1` };
const OF_ORDER = {
  name: 'tracking-of-order',
  text: `${TRACKING} where g.id = (select group_id from orders where id = $1)`,
};
const OF_NUMBER = {
  name: 'tracking-of-number',
  text: `${TRACKING} where g.id = (select group_id from orders where number = $1)`,
};

/** All facts of a group of orders, before they are limited to what the reader may see. */
export interface Tracking {
  group: GroupJson;
  /** The requested order; undefined for the whole group. */
  order: OrderJson | undefined;
  /** Replacements for missing lines. */
  offers: readonly Offer[];
}

export async function readTracking(
  ask: Ask,
  target: { groupId: string } | { orderId: number } | { number: string },
): Promise<Tracking | undefined> {
  const [query, value] =
    'groupId' in target
      ? ([OF_GROUP, target.groupId] as const)
      : 'orderId' in target
        ? ([OF_ORDER, target.orderId] as const)
        : ([OF_NUMBER, target.number] as const);
  const [group] = await ask<GroupJson>(query, [value]);
  if (!group) return undefined;
  const order = group.orders.find(
    ({ id, number }) =>
      ('orderId' in target && id === target.orderId) || ('number' in target && number === target.number),
  );
  const offers = await readOffers(ask, group.orders.flatMap(missingOf));
  return { group, order, offers };
}

/** The lines that the vendor did not have. Cancelled orders don't count. */
function missingOf({ events, lines }: OrderJson) {
  const moves = new Set(events.map(({ move }) => move));
  if (!moves.has('refund_missing') || moves.has('cancel') || moves.has('refuse')) return [];
  return lines
    .filter(({ cancelled }) => cancelled > 0)
    .map((line) => ({ id: line.id, productId: line.product_id, variationId: line.product_variation_id }));
}

interface Viewer {
  offers: readonly Offer[];
  actor: Actor;
  secret: Buffer;
  now: Date;
}

/** One order or all of a group as in the API, with the viewer's possible moves. */
export function trackedWire({ group, order: only, offers }: Tracking, by: Omit<Viewer, 'offers'>): Tracked {
  const viewer = { ...by, offers };
  const shown = (only ? [only] : group.orders).map((order) => orderWire(group, order, viewer));
  const least = shown.reduce((a, b) => (rank(b.state) < rank(a.state) ? b : a));
  const { address } = group;
  const payment = { ...group.payment, ...(only && paidAtCounter(group, only)) };
  // A single order shows its own sums, since the rest of the group belongs to other vendors.
  const of = only ?? group;
  const due = only ? only.total - only.credit : group.total;
  // A buyer pays for the whole group at once, except at the counter. Vendors don't see the rest of it.
  const paysAll = viewer.actor === 'buyer' && payment.kind !== 'in_store';
  const isTransfer = payment.kind === 'bank_transfer' && payment.state !== 'paid';
  return {
    kind: 'order',
    number: only?.number ?? group.number,
    state: least.state,
    version: least.version,
    next: least.next,
    events: least.events,
    moves: least.moves,
    placed_at: group.placed_at.toISOString(),
    name: group.name,
    email: viewer.actor === 'buyer' ? maskedEmail(group.email) : group.email,
    phone: viewer.actor === 'buyer' ? null : group.phone,
    address: address
      ? [address.line_1, address.line_2, address.town, address.post_code].filter((line) => line !== undefined)
      : [],
    totals: {
      goods: pounds(of.goods),
      delivery: pounds(of.delivery),
      discount: pounds(of.discount),
      credit: pounds(of.credit),
      trade_in: 0,
      vat: pounds(of.vat),
      total: pounds(due),
    },
    code: of.discount > 0 ? group.code : null,
    payment: {
      id: payment.id,
      kind: payment.kind,
      state: payment.state,
      label: payment.label,
      amount: pounds(paysAll ? payment.amount : due),
      orders: paysAll ? group.orders.length : shown.length,
      paid_at: momentOf(payment.paid_at),
      hold_until: momentOf(group.orders[0]?.reserved_until ?? null),
      is_awaited: payment.is_awaited && payment.state !== 'paid',
      is_lapsed: isTooLate(group, viewer.now),
      transfer:
        isTransfer && group.transfer_account ? { ...group.transfer_account, reference: group.number } : null,
    },
    has_account: group.user_id !== null,
    messages: messagesWire(group.messages, { actor: viewer.actor, orderId: only?.id }),
    orders: shown,
  };
}

const offerWire = (offer: Offer | undefined) =>
  offer ? { name: offer.name, price: pounds(offer.price), path: offer.path } : null;

/** Staff may still mark a transfer as paid that comes late. */
const isTooLate = ({ payment, orders }: GroupJson, now: Date) =>
  !isByHand(payment.kind) &&
  orders.some(({ state, reserved_until }) =>
    isHoldOver({ state, reservedUntil: dateOf(reserved_until) }, now),
  );

/** At the counter each order of a group is paid separately. */
function paidAtCounter(
  { payment }: GroupJson,
  { state, paid_at }: OrderJson,
): Pick<GroupJson['payment'], 'state' | 'paid_at'> | undefined {
  if (payment.kind !== 'in_store') return undefined;
  return { state: paid_at ? 'paid' : state === 'cancelled' ? 'cancelled' : 'pending', paid_at };
}

const rank = (state: OrderState) => ORDER_STATES.indexOf(state);
const pounds = (amount: number) => poundsFromPence(pence(amount));
const momentOf = (text: string | null) => (text === null ? null : new Date(text).toISOString());
const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Whether one payment covers several orders. At the counter each order is paid separately. */
export const isPaidTogether = ({ orders, payment }: GroupJson): boolean =>
  orders.length > 1 && payment.kind !== 'in_store';

/** Staff see missed deadlines. Buyers never see a day in the past. */
const dueOf = (by: Date | null, now: Date | undefined) =>
  by === null || (now && isAfterDay(by, now)) ? null : by.toISOString();

/** 'p•••@example.com': enough to recognise one's own address. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

function orderWire(group: GroupJson, order: OrderJson, viewer: Viewer): TrackedOrder {
  const { actor, secret, now } = viewer;
  const facts = {
    state: order.state,
    way: order.way,
    paymentKind: group.payment.kind,
    isPaidTogether: isPaidTogether(group),
    returnState: order.return?.state ?? null,
    returnAt: dateOf(order.return?.at ?? null),
    wasAppealed: (order.return?.appeal ?? null) !== null,
    hasReturnable: order.lines.some(({ returnable }) => returnable > 0),
    hasSentUnits: order.lines.some(({ sent }) => sent > 0),
    hasUnsentUnits: order.lines.some(({ quantity, sent, cancelled }) => quantity > sent + cancelled),
    placedAt: new Date(order.placed_at),
    paidAt: dateOf(order.paid_at),
    sentAt: dateOf(order.sent_at),
    completedAt: dateOf(order.completed_at),
    promisedBy: new Date(order.promised_by),
    sendBy: new Date(order.send_by),
    reservedUntil: dateOf(order.reserved_until),
  };
  const next = nextStep(facts);
  const isBuyer = actor === 'buyer';
  const token = isBuyer
    ? writeToken(secret, { kind: 'order', id: String(order.id) }, order.link_version)
    : null;
  const photoAddress = photoAddresses(token === null ? { number: order.number } : { token });
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
      // Only for the buyer. If staff could read the code, they could hand the order to anybody.
      code: isBuyer && order.state === 'ready_to_collect' ? order.collect_code : null,
    },
    lines: order.lines.map(({ price, is_sold, review, refunded_sent: refundedSent, ...line }) => ({
      ...line,
      price: pounds(price),
      nearest: offerWire(viewer.offers.find(({ lineId }) => lineId === line.id)),
      ...reviewWire({ sent: line.sent, refunded: refundedSent, is_sold, review }, photoAddress, isBuyer),
    })),
    parcels: order.parcels.map(({ carrier, tracking, sent_at: sentAt, units }) => ({
      carrier,
      tracking,
      lines: unitsWire(units),
      sent_at: new Date(sentAt).toISOString(),
    })),
    goods: pounds(order.goods),
    delivery_price: pounds(order.delivery),
    discount: pounds(order.discount),
    total: pounds(order.total),
    credit: pounds(order.credit),
    refunded: pounds(order.refunded),
    refunded_credit: pounds(order.refunded_credit),
    credit_bonus: pounds(order.credit_bonus),
    refunded_at: momentOf(order.refunded_at),
    refund_due: pounds(order.refund_due),
    vat: pounds(order.vat),
    papers: papersWire(
      order,
      isBuyer ? undefined : { parcels: order.parcels.length, hasUnsent: facts.hasUnsentUnits },
    ),
    return: order.return && returnWire(order.return, photoAddress, isBuyer),
    next: next && { ...next, by: dueOf(next.by, isBuyer ? now : undefined) },
    events: order.events.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
    moves: possibleMoves(facts, actor, now),
  };
}
