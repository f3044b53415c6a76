import type { ExchangeLine } from '#rules/orders/exchange.ts';
import { exchangeCost } from '#rules/orders/exchange.ts';
import type { OrderState } from '#rules/flows/order.ts';
import type { ReturnReason } from '#rules/orders/kinds.ts';
import type { HandKind, RefundState } from '#rules/orders/refund-moves.ts';
import { returnBack, type ReturnBack } from '#rules/orders/return-back.ts';
import type { CreditLine } from '#rules/papers/credit-note.ts';
import type { DayHours } from '#rules/stores/opening-hours.ts';
import type { Ask } from '../../db/connect.ts';
import { refusalSql } from './buyers-words.reads.ts';
import { readDeliveriesBack } from './delivery-back.reads.ts';
import { LAST_REFUND } from './refunded.reads.ts';
import type { PostalAddress } from './tables.ts';

export interface LetterLine {
  id: number;
  name: string;
  choice: string;
  sku: string;
  image: string | null;
  quantity: number;
  /** The price of all its units, before a code. */
  price: number;
  /** The same after a code. */
  paid: number;
  sent: number;
  cancelled: number;
  refunded: number;
  hasReview: boolean;
  /** Whether the shop still has the product. */
  isSold: boolean;
}

export interface LetterOrder {
  id: number;
  number: string;
  linkVersion: number;
  state: OrderState;
  version: number;
  way: 'standard' | 'next_day' | 'collect';
  promise: string;
  promisedBy: string;
  /** The latest time to send it, or to have it ready at the counter. */
  sendBy: string;
  /** When it was sent, or ready to collect. */
  sentAt: string | null;
  business: string;
  /** Whether the vendor has a store that takes returns. */
  hasStores: boolean;
  vendorEmail: string | null;
  store: { name: string; address: string; post_code: string; hours: DayHours[] } | null;
  collectCode: string | null;
  businessId: number;
  /** The store where it is collected; null: it is sent. */
  storeId: number | null;
  delivery: number;
  /** Of its items and its delivery. */
  discount: number;
  /** The part paid with store credit or by a device. */
  credit: number;
  /** The part that a device pays. */
  tradeIn: number;
  vat: number;
  total: number;
  refunded: number;
  /** The part that returned goods paid for others. It is in neither the total nor the refunded sum. */
  exchanged: number;
  lines: LetterLine[];
  /** The last parcel, with its units by line id. */
  parcel: { carrier: string; tracking: string; units: Record<string, number> } | null;
  note: string;
  /** The number of its invoice, once it is paid. */
  invoice: string | null;
  placedAt: string;
  paidAt: string | null;
  /** The last return, with its units by line id. */
  return: {
    asCredit: boolean;
    /** Its refund as money and as credit, while it is not refunded. */
    back: ReturnBack;
    /** Why it was first refused. */
    refusal: string | null;
    /** Why the buyer asked the administrator to decide. */
    appeal: string | null;
    reason: ReturnReason;
    note: string;
    photos: number;
    units: Record<string, number>;
    /** The variations that the buyer wants instead; null: money, or the exchange is over. */
    exchange: ExchangeLine[] | null;
    /** The buyer wanted an exchange, and gets money. */
    isExchangeOver: boolean;
  } | null;
  /** The last refund. */
  refund: {
    toPayment: number;
    toCredit: number;
    bonus: number;
    /** The number of its credit note. */
    note: string | null;
    /** Set while staff still have to send the money by hand: how the order was paid. */
    byHand: HandKind | null;
    /** The refunded lines, as on its credit note. None if a sum was refunded. */
    lines: readonly CreditLine[];
    delivery: number;
  } | null;
}

/** The facts for mails about a group. */
export interface LetterFacts {
  id: string;
  number: string;
  linkVersion: number;
  email: string;
  name: string;
  phone: string | null;
  /** Null if everything is collected. */
  address: PostalAddress | null;
  goods: number;
  delivery: number;
  discount: number;
  /** The code of the discount. */
  code: string | null;
  /** Store credit, including a device's part. */
  credit: number;
  /** The part that a device pays. */
  tradeIn: number;
  /** The device that pays a part, and the payment that replaces it; null: none does. */
  device: { number: string; name: string; amount: number; worth: number | null; isUsed: boolean } | null;
  vat: number;
  total: number;
  paymentKind: RefundState['kind'];
  /** Until when its stock is reserved for the payment. */
  reservedUntil: Date | null;
  hasAccount: boolean;
  orders: LetterOrder[];
}

const FACTS = {
  name: 'order-letter',
  text: `
  select g.id, g.number, g.link_version as "linkVersion", g.email, g.name, g.phone, g.address, g.goods, g.delivery, g.discount, g.code, g.credit, g.trade_in as "tradeIn",
    (select json_build_object('number', k.item_number, 'name', k.item_name, 'amount', k.amount, 'worth', k.worth,
      'isUsed', k.state = 'used') from trade_in_credits k where k.group_id = g.id) as device,
    g.vat, g.total, g.user_id is not null as "hasAccount",
    (select p.kind from payments p where p.group_id = g.id and p.order_id is null order by p.created_at desc limit 1) as "paymentKind",
    (select min(o.reserved_until) from orders o where o.group_id = g.id) as "reservedUntil",
    (select json_agg(json_build_object(
        'id', o.id, 'number', o.number, 'linkVersion', o.link_version, 'state', o.state, 'version', o.version,
        'way', o.way, 'promise', o.promise, 'promisedBy', o.promised_by, 'sendBy', o.send_by, 'sentAt', o.sent_at, 'business', b.name,
        'hasStores', exists (select from stores x where x.business_id = b.id and x.is_active), 'vendorEmail', u.email, 'collectCode', o.collect_code,
        'businessId', o.business_id, 'storeId', o.store_id, 'delivery', o.delivery, 'discount', o.discount, 'credit', o.credit, 'tradeIn', o.trade_in, 'vat', o.vat - o.exchanged_vat, 'total', o.total - o.exchanged, 'exchanged', o.exchanged, 'placedAt', o.placed_at, 'paidAt', o.paid_at, 'refunded', o.refunded - o.exchanged,
        'store', case when s.id is not null
          then json_build_object('name', s.name, 'address', s.address, 'post_code', s.post_code,
            'hours', (select json_agg(json_build_object('weekday', day, 'opens', to_char(h.opens, 'HH24:MI'),
                'closes', to_char(h.closes, 'HH24:MI')) order by day)
              from generate_series(1, 7) as day
              left join store_hours h on h.store_id = s.id and h.weekday = day)) end,
        'lines', (select json_agg(json_build_object('id', l.id, 'name', l.name, 'choice', l.choice, 'sku', l.sku, 'image', l.image,
            'quantity', l.quantity, 'price', l.unit * l.quantity, 'paid', l.unit * l.quantity - l.discount, 'sent', l.sent_units, 'cancelled', l.cancelled_units,
            'refunded', l.refunded_units,
            'isSold', l.product_id is not null,
            'hasReview', exists (select from reviews v where v.order_line_id = l.id)) order by l.id) from order_lines l where l.order_id = o.id),
        'parcel', (select json_build_object('carrier', c.carrier, 'tracking', c.tracking, 'units', c.units) from parcels c
          where c.order_id = o.id order by c.id desc limit 1),
        'note', coalesce((select e.note from order_events e where e.order_id = o.id order by e.id desc limit 1), ''),
        'invoice', (select i.number from invoices i where i.order_id = o.id and i.kind = 'invoice' order by i.id desc limit 1),
        'return', (select json_build_object('asCredit', r.as_credit and g.user_id is not null, 'refusal', ${refusalSql('r')}, 'appeal', r.appeal, 'reason', r.reason,
            'note', r.note, 'photos', cardinality(r.photo_ids), 'units', r.units,
            'exchange', case when r.exchange_state in ('asked', 'kept') then r.exchange end,
            'isExchangeOver', r.exchange_state is not distinct from 'ended')
          from order_returns r where r.order_id = o.id order by r.id desc limit 1),
        'refund', ${LAST_REFUND}
      ) order by o.id)
     from orders o join businesses b on b.id = o.business_id
     left join users u on u.id = b.owner_id
     left join stores s on s.id = o.store_id
     where o.group_id = g.id) as orders
  from order_groups g`,
};
const OF_GROUP = { name: `${FACTS.name}-group`, text: `${FACTS.text} where g.id = $1` };
const OF_ORDER = {
  name: `${FACTS.name}-order`,
  text: `${FACTS.text} where g.id = (select group_id from orders where id = $1)`,
};

export async function readLetterOfGroup(ask: Ask, groupId: string): Promise<LetterFacts> {
  return withBacks(ask, sure(await ask<StoredFacts>(OF_GROUP, [groupId])));
}

export async function readLetterOfOrder(
  ask: Ask,
  orderId: number,
): Promise<{ facts: LetterFacts; order: LetterOrder }> {
  const facts = await withBacks(ask, sure(await ask<StoredFacts>(OF_ORDER, [orderId])));
  const order = facts.orders.find(({ id }) => id === orderId);
  if (!order) throw new Error('an order is not in its own group');
  return { facts, order };
}

type StoredReturn = Omit<NonNullable<LetterOrder['return']>, 'back'>;
interface StoredFacts extends Omit<LetterFacts, 'orders'> {
  orders: (Omit<LetterOrder, 'return'> & { return: StoredReturn | null })[];
}

/** Adds the refund of each return. */
async function withBacks(ask: Ask, { orders, ...facts }: StoredFacts): Promise<LetterFacts> {
  const deliveries = await readDeliveriesBack(
    ask,
    orders.filter((order) => order.return !== null),
  );
  return {
    ...facts,
    orders: orders.map((order) => {
      const delivery = deliveries.get(order.id);
      if (!order.return || !delivery) return { ...order, return: null };
      const lines = order.lines.map((line) => ({ ...line, gone: line.cancelled + line.refunded }));
      return {
        ...order,
        return: { ...order.return, back: returnBack({ ...order, lines, delivery }, askedOf(order.return)) },
      };
    }),
  };
}

const askedOf = ({ exchange, ...asked }: StoredReturn) => ({
  ...asked,
  cost: exchange ? exchangeCost(exchange) : undefined,
});

function sure([facts]: StoredFacts[]): StoredFacts {
  if (!facts) throw new Error('a mail is to tell of orders that are not there');
  return facts;
}
