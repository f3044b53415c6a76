import type { OrderState } from '#rules/flows/order.ts';
import type { DueOrder } from '#contract/today.ts';
import { dueGroup, type DueGroup } from '#rules/orders/due-group.ts';
import type { PaymentKind, ReturnState } from '#rules/orders/kinds.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import { KEPT_DAYS, officeStep } from '#rules/orders/next-step.ts';
import type { Ask } from '../../db/connect.ts';
import { IS_DISPUTED } from './refunded.reads.ts';
import type { Staff } from './staff-list.reads.ts';
import { readStaffOrdersById } from './staff-list.reads.ts';

interface Row {
  id: number;
  state: OrderState;
  way: DeliveryWay;
  kind: PaymentKind;
  placed_at: Date;
  paid_at: Date | null;
  sent_at: Date | null;
  promised_by: Date;
  send_by: Date;
  reserved_until: Date | null;
  return_state: ReturnState | null;
  return_at: Date | null;
  is_disputed: boolean;
}

/** More than any office works off in two days. */
const MOST_OPEN = 5_000;

/** Orders that may wait for the office. The rules decide which do, so that their deadlines exist once. */
const OPEN = {
  name: 'orders-open',
  text: `
  select o.id, o.state, o.way, p.kind, o.placed_at, o.paid_at, o.sent_at, o.promised_by, o.send_by, o.reserved_until,
    r.state as return_state, r.updated_at as return_at, ${IS_DISPUTED} as is_disputed
  from orders o join order_groups g on g.id = o.group_id
  cross join lateral (select kind from payments where group_id = o.group_id order by created_at desc limit 1) p
  left join lateral (select state, updated_at from order_returns where order_id = o.id order by id desc limit 1) r
    on o.state in ('return_requested', 'returned')
  where o.state in ('pending_payment', 'paid', 'preparing', 'return_requested', 'returned')
    and (o.state <> 'pending_payment' or p.kind = 'in_store')
    and ($1::int is null or o.business_id = $1) and ($2::int[] is null or o.store_id = any($2))
  order by o.send_by limit ${MOST_OPEN}`,
};

/** Refunds that this office makes: a vendor what was paid at the counter, the site what failed or is sent by hand. */
const REFUNDS = {
  name: 'orders-open-refunds',
  text: `
  select count(distinct o.id)::int as count
  from refunds f join payments p on p.id = f.payment_id
  join orders o on o.group_id = p.group_id and o.id = coalesce(f.order_id, o.id)
  where f.state <> 'done' and (p.kind = 'in_store' or ($1::int is null and (f.state = 'failed' or p.kind = 'bank_transfer')))
    and ($1::int is null or o.business_id = $1) and ($2::int[] is null or o.store_id = any($2))`,
};

/** Orders whose payment a bank disputes now. */
const DISPUTED = {
  name: 'orders-disputed-count',
  text: `
  select count(*)::int as count from orders o join order_groups g on g.id = o.group_id
  where ${IS_DISPUTED} and ($1::int is null or o.business_id = $1) and ($2::int[] is null or o.store_id = any($2))`,
};

/** Ready, and not collected as long as the store keeps them. */
const UNCOLLECTED = {
  name: 'orders-uncollected-count',
  text: `
  select count(*)::int as count from orders o
  where o.state = 'ready_to_collect' and o.sent_at <= $3::timestamptz - interval '${KEPT_DAYS} days'
    and ($1::int is null or o.business_id = $1) and ($2::int[] is null or o.store_id = any($2))`,
};

interface Waiting {
  id: number;
  due: Date;
  group: DueGroup | undefined;
  state: OrderState;
}

/** What the office has to do with an order, and by when; undefined while somebody else acts. */
function waitingOf(row: Row, { actor, now }: Staff): Waiting | undefined {
  const facts = {
    state: row.state,
    way: row.way,
    paymentKind: row.kind,
    returnState: row.return_state,
    returnAt: row.return_at,
    // Only the words depend on it.
    hasSentUnits: false,
    placedAt: row.placed_at,
    paidAt: row.paid_at,
    sentAt: row.sent_at,
    promisedBy: row.promised_by,
    sendBy: row.send_by,
    reservedUntil: row.reserved_until,
    isDisputed: row.is_disputed,
  };
  const step = officeStep(facts, actor);
  if (!step?.by) return undefined;
  return { id: row.id, due: step.by, group: dueGroup(step.by, now), state: row.state };
}

const GROUPS: readonly DueGroup[] = ['late', 'today', 'tomorrow'];
const TO_ACCEPT: ReadonlySet<OrderState> = new Set(['pending_payment', 'paid']);
const RETURNS: ReadonlySet<OrderState> = new Set(['return_requested', 'returned']);

/** The queue of an office: what is late, due today and due tomorrow, the earliest deadline first. */
export async function readDue(
  ask: Ask,
  staff: Staff,
  perGroup: number,
): Promise<{ data: DueOrder[]; counts: Record<string, number> }> {
  const scope = [staff.businessId, staff.storeIds];
  const waiting = (await ask<Row>(OPEN, scope))
    .flatMap((row) => waitingOf(row, staff) ?? [])
    .toSorted((a, b) => a.due.getTime() - b.due.getTime() || a.id - b.id);
  const [refunds] = await ask<{ count: number }>(REFUNDS, scope);
  const [disputed] = await ask<{ count: number }>(DISPUTED, scope);
  const [uncollected] = await ask<{ count: number }>(UNCOLLECTED, [...scope, staff.now]);
  const of = (group: DueGroup) => waiting.filter((one) => one.group === group);
  const shown = GROUPS.flatMap((group) => of(group).slice(0, perGroup));
  const orders = await readStaffOrdersById(
    ask,
    shown.map(({ id }) => id),
    staff,
  );
  const count = (is: (one: Waiting) => boolean) => waiting.filter(is).length;
  return {
    data: shown.flatMap(({ id, due, group }) => {
      const order = orders.get(id);
      // Somebody may have moved it between the two statements.
      if (!order || !group) return [];
      return { ...order, due: due.toISOString(), is_late: group === 'late', group };
    }),
    counts: {
      ...Object.fromEntries(GROUPS.map((group) => [group, of(group).length])),
      to_accept: count(({ state }) => TO_ACCEPT.has(state)),
      to_send: count(({ state }) => state === 'preparing'),
      returns: count(({ state }) => RETURNS.has(state)),
      refunds: refunds?.count ?? 0,
      chargebacks: disputed?.count ?? 0,
      uncollected: uncollected?.count ?? 0,
    },
  };
}
