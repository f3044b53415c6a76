import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import type { Actor } from '#rules/flows/flow.ts';
import type { OrderState } from '#rules/flows/order.ts';
import type { DeliveryBack } from '#rules/orders/return-back.ts';
import type { Ask } from '../../db/connect.ts';
import { awaitedSql } from './awaited.reads.ts';
import type { ReturnJson, ReviewJson } from './buyers-words.reads.ts';
import { returnableSql, returnedSql, returnsSql, reviewSql } from './buyers-words.reads.ts';
import type { ChangeJson } from './changes.reads.ts';
import { WAITING_CHANGE } from './changes.reads.ts';
import type { MessageJson } from './messages.reads.ts';
import { MESSAGES } from './messages.reads.ts';
import type { Offer } from './offers.reads.ts';
import { readOffers } from './offers.reads.ts';
import type { DeviceJson } from './device.reads.ts';
import { PAYING_DEVICE } from './device.reads.ts';
import type { SoldDeviceJson } from '../units/public.ts';
import { soldDevicesSql } from '../units/public.ts';
import type { IssuedPaper } from './paper-list.reads.ts';
import { ISSUED_PAPERS } from './paper-list.reads.ts';
import type { RefundJson } from './refunded.reads.ts';
import { IS_DISPUTED, REFUND_DUE, REFUND_LIST, REFUNDED_AT } from './refunded.reads.ts';
import { readDeliveriesBack } from './delivery-back.reads.ts';
import type { PostalAddress } from './tables.ts';

type PaymentKind = Tracked['payment']['kind'];

export interface OrderJson {
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
  /** The part that returned goods paid for others. It is in neither the total nor the refunded sum. */
  exchanged: number;
  refunded_credit: number;
  /** Money that changes of the order gave back. */
  changed_back: number;
  credit_bonus: number;
  refunded_at: string | null;
  refund_due: number;
  /** Money that the buyer's bank took back. */
  taken: number;
  refunds: RefundJson[];
  vat: number;
  refunded_vat: number;
  credit: number;
  trade_in: number;
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
    /** The price after a code. */
    paid: number;
    /** Whether the shop still has the product. */
    is_sold: boolean;
    review: ReviewJson | null;
    /** The very devices that the buyer has, where they have numbers of their own. */
    devices: SoldDeviceJson[];
  }[];
  parcels: { carrier: string; tracking: string; sent_at: string; units: Record<string, number> }[];
  events: {
    at: string;
    move: string;
    from: OrderState | null;
    to: OrderState;
    actor: Actor;
    /** The staff member who made the move. */
    by: string | null;
    note: string;
  }[];
  /** A change that waits for its payment. */
  change: ChangeJson | null;
  /** The newest first. At most one is open, and it is the newest one. */
  returns: ReturnJson[];
  issued: IssuedPaper[];
}

export interface GroupJson {
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
  trade_in: number;
  device: DeviceJson | null;
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
    is_disputed: boolean;
  };
  transfer_account: { holder: string; sort_code: string; account_number: string } | null;
  messages: MessageJson[];
  orders: OrderJson[];
}

const TRACKING = `
  select g.id, g.number, g.link_version, g.user_id, g.email, g.name, g.phone, g.address, g.goods, g.delivery, g.discount,
    g.code, g.credit, g.trade_in, g.vat, g.total, g.placed_at, ${PAYING_DEVICE} as device,
    (select json_build_object('id', p.id, 'kind', p.kind, 'state', p.state, 'label', p.label, 'amount', p.amount,
      'paid_at', p.paid_at, 'is_awaited', ${awaitedSql('p.id')},
      'is_disputed', ${IS_DISPUTED}) from payments p where p.group_id = g.id and p.order_id is null order by p.created_at desc limit 1) as payment,
    (select transfer_account from site_settings limit 1) as transfer_account,
    ${MESSAGES} as messages,
    (select json_agg(json_build_object(
        'id', o.id, 'number', o.number, 'link_version', o.link_version, 'state', o.state, 'version', o.version,
        'way', o.way, 'promise', o.promise, 'promised_by', o.promised_by, 'send_by', o.send_by, 'collect_code', o.collect_code,
        'goods', o.goods, 'delivery', o.delivery, 'discount', o.discount, 'total', o.total - o.exchanged, 'refunded', o.refunded - o.exchanged, 'exchanged', o.exchanged,
        'changed_back', o.changed_back, 'refunded_credit', o.refunded_credit + o.refunded_as_credit,
        'credit_bonus', (select coalesce(sum(f.bonus), 0)::int from refunds f where f.order_id = o.id),
        'refunded_at', ${REFUNDED_AT}, 'refund_due', ${REFUND_DUE},
        'taken', (select coalesce(sum(f.to_payment), 0)::int from refunds f where f.order_id = o.id and f.is_taken), 'refunds', ${REFUND_LIST}, 'vat', o.vat - o.exchanged_vat, 'refunded_vat', o.refunded_vat - o.exchanged_vat, 'credit', o.credit, 'trade_in', o.trade_in, 'reserved_until', o.reserved_until, 'placed_at', o.placed_at, 'paid_at', o.paid_at,
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
            'returned', ${returnedSql('l')}, 'returnable', ${returnableSql('l')}, 'price', l.unit * l.quantity, 'paid', l.unit * l.quantity - l.discount,
            'is_sold', l.product_id is not null, 'review', ${reviewSql('l')}, 'devices', ${soldDevicesSql('l')}) order by l.id)
          from order_lines l where l.order_id = o.id),
        'parcels', (select coalesce(json_agg(json_build_object('carrier', c.carrier, 'tracking', c.tracking,
            'sent_at', c.sent_at, 'units', c.units) order by c.id), '[]') from parcels c where c.order_id = o.id),
        'events', (select coalesce(json_agg(json_build_object('at', e.created_at, 'move', e.move, 'from', e.from_state,
            'to', e.to_state, 'actor', e.actor, 'by', u.name, 'note', e.note) order by e.id), '[]')
          from order_events e left join users u on u.id = e.actor_id and e.actor in ('vendor', 'administrator')
          where e.order_id = o.id),
        'change', ${WAITING_CHANGE}, 'returns', ${returnsSql('o')},
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
  /** How much of each delivery charge is refunded if everything is returned, by order id. */
  deliveries: ReadonlyMap<number, DeliveryBack>;
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
  const deliveries = await readDeliveriesBack(ask, group.orders.map(ofJson));
  return { group, order, offers, deliveries };
}

const ofJson = ({ business, lines, ...order }: OrderJson) => ({ ...order, businessId: business.id, lines });

/** The lines that the vendor did not have. Cancelled orders don't count. */
function missingOf({ events, lines }: OrderJson) {
  const moves = new Set(events.map(({ move }) => move));
  if (!moves.has('refund_missing') || moves.has('cancel') || moves.has('refuse')) return [];
  return lines
    .filter(({ cancelled }) => cancelled > 0)
    .map((line) => ({ id: line.id, productId: line.product_id, variationId: line.product_variation_id }));
}
