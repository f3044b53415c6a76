import type { Actor } from '#rules/flows/flow.ts';
import type { EventMove, OrderState } from '#rules/flows/order.ts';
import type { VatScheme } from '#rules/orders/basket.ts';
import { INTO_AUDIT_LOG } from '../../db/audit.ts';
import type { Ask } from '../../db/connect.ts';
import type { ItemPart, LineUnits } from '#rules/orders/line-units.ts';

/** The columns of an order that a move needs. The row is locked. */
export interface OrderRow {
  id: number;
  number: string;
  groupId: string;
  businessId: number;
  state: OrderState;
  version: number;
  way: 'standard' | 'next_day' | 'collect';
  storeId: number | null;
  total: number;
  /** Store credit, including a device's part. */
  credit: number;
  /** The part of the credit that a device pays. */
  tradeIn: number;
  vat: number;
  commission: number;
  /** The site's commission when it was placed, in hundredths of a percent. */
  commissionBps: number;
  siteDiscount: number;
  delivery: number;
  deliveryVat: number;
  /** The discount of a code on goods and delivery. */
  discount: number;
  refunded: number;
  refundedVat: number;
  refundedCommission: number;
  refundedSiteDiscount: number;
  refundedCredit: number;
  /** Money that changes of the order gave back. */
  changedBack: number;
  /** The part of its store credit that changes gave back. */
  changedCredit: number;
  /** The part of `refunded` that paid for other variations. */
  exchanged: number;
  exchangedVat: number;
  reservedUntil: Date | null;
  placedAt: Date;
  paidAt: Date | null;
  completedAt: Date | null;
  sentAt: Date | null;
  collectCode: string | null;
}

export interface GroupRow {
  id: string;
  number: string;
  userId: number | null;
  email: string;
  name: string;
  credit: number;
  total: number;
  /** The code that was used. */
  code: string | null;
  /** The delivery postcode; null if everything is collected. */
  postCode: string | null;
}

const GROUP = {
  name: 'order-group',
  text: `select id, number, user_id as "userId", email, name, credit, total, code,
    address ->> 'post_code' as "postCode" from order_groups where id = $1`,
};
/** Every move of an order or payment locks its group's row first, so that changes of a group take turns. */
const LOCK_GROUP = { name: 'order-group-lock', text: `${GROUP.text} for no key update` };
const OF_GROUP = {
  name: 'orders-of-group',
  text: `
  select id, number, group_id as "groupId", business_id as "businessId", state, version, way,
    store_id as "storeId", total, credit, trade_in as "tradeIn", vat,
    commission, commission_bps as "commissionBps", site_discount as "siteDiscount", delivery, delivery_vat as "deliveryVat", discount, refunded, refunded_vat as "refundedVat",
    refunded_commission as "refundedCommission", refunded_site_discount as "refundedSiteDiscount",
    refunded_credit as "refundedCredit", changed_back as "changedBack",
    changed_credit as "changedCredit", exchanged, exchanged_vat as "exchangedVat", reserved_until as "reservedUntil", placed_at as "placedAt",
    paid_at as "paidAt",
    completed_at as "completedAt", sent_at as "sentAt", collect_code as "collectCode"
  from orders where group_id = $1 order by id`,
};

export interface LockedGroup {
  group: GroupRow;
  orders: OrderRow[];
}

export async function lockGroup(ask: Ask, groupId: string): Promise<LockedGroup | undefined> {
  const [group] = await ask<GroupRow>(LOCK_GROUP, [groupId]);
  return group && { group, orders: await ask<OrderRow>(OF_GROUP, [groupId]) };
}

/** The same without a lock, for reading. */
export async function readGroup(ask: Ask, groupId: string): Promise<LockedGroup | undefined> {
  const [group] = await ask<GroupRow>(GROUP, [groupId]);
  return group && { group, orders: await ask<OrderRow>(OF_GROUP, [groupId]) };
}

export interface Step {
  move: EventMove;
  to: OrderState;
  actor: Actor;
  actorId?: number | null;
  note?: string;
  now: Date;
}

const MOVE = {
  name: 'order-move',
  text: `
  with moved as (
    update orders set state = $2, version = version + 1, updated_at = $7,
      paid_at = case when $2 = 'paid' and $8 is distinct from $2 then $7 else paid_at end,
      sent_at = case when $2 in ('dispatched', 'ready_to_collect') and $8 is distinct from $2
        and $3 not in ('withdraw_return', 'refuse_return', 'refund') then $7 else sent_at end,
      completed_at = case when $2 = 'completed' then coalesce(completed_at, $7) else completed_at end
    where id = $1 returning id, number, business_id, refunded
  ), logged as (
    ${INTO_AUDIT_LOG}
    select u.id, u.name, case when $4 = 'vendor' then moved.business_id end, replace($3, '_', ' ') || ' order', 'order',
      moved.number,
      case when $8::text = $2::text then '{}' else jsonb_build_object('state', $8::text) end,
      jsonb_strip_nulls(jsonb_build_object('state', case when $8::text <> $2::text then $2::text end,
        'refunded', nullif(moved.refunded - $9::int, 0),
        'reason', case when $3 in ('refuse', 'refund', 'refund_amount', 'refund_missing') then nullif($6::text, '') end))
    from moved join users u on u.id = $5
    where $4 in ('vendor', 'administrator') and $3 not in ('change', 'offer_change', 'end_change')
  )
  insert into order_events (order_id, move, from_state, to_state, actor, actor_id, note, created_at)
  select id, $3, $8, $2, $4, $5, $6, $7 from moved`,
};

/**
 * Writes a move and its event, and a line of the log if staff made it. The calls that change an order log it
 * themselves, with its sums. The caller has checked that it is allowed.
 */
export async function writeMove(ask: Ask, order: OrderRow, step: Step): Promise<void> {
  const { move, to, actor, actorId = null, note = '', now } = step;
  await ask(MOVE, [order.id, to, move, actor, actorId, note, now, order.state, order.refunded]);
}

export interface OrderLineRow {
  id: number;
  orderId: number;
  productId: number | null;
  variationId: number | null;
  name: string;
  choice: string;
  sku: string;
  parts: ItemPart[];
  optionIds: number[];
  quantity: number;
  unit: number;
  discount: number;
  siteDiscount: number;
  vat: number;
  commission: number;
  scheme: VatScheme;
  sentUnits: number;
  cancelledUnits: number;
  refundedUnits: number;
}

const LINES = {
  name: 'order-lines',
  text: `
  select id, order_id as "orderId", product_id as "productId", variation_id as "variationId", name, choice, sku,
    parts, option_ids as "optionIds", quantity, unit, discount, site_discount as "siteDiscount", vat, commission, scheme, sent_units as "sentUnits",
    cancelled_units as "cancelledUnits", refunded_units as "refundedUnits"
  from order_lines where order_id = any($1::int[]) order by id`,
};

export function readLines(ask: Ask, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  return ask<OrderLineRow>(LINES, [orderIds]);
}

const NOTE_UNITS = {
  name: 'order-lines-note-units',
  text: `
  update order_lines l set sent_units = sent_units + n.sent, cancelled_units = cancelled_units + n.cancelled,
    refunded_units = refunded_units + n.refunded
  from unnest($1::int[], $2::int[], $3::int[], $4::int[]) as n (id, sent, cancelled, refunded) where l.id = n.id`,
};

/** Counts units of lines as sent, cancelled or refunded. */
export async function noteUnits(
  ask: Ask,
  as: 'sent' | 'cancelled' | 'refunded',
  units: readonly LineUnits[],
): Promise<void> {
  const counts = (column: typeof as) => units.map((one) => (column === as ? one.units : 0));
  const ids = units.map(({ line }) => line.id);
  await ask(NOTE_UNITS, [ids, counts('sent'), counts('cancelled'), counts('refunded')]);
}
