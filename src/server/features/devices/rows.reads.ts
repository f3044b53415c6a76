import type { OrderState } from '#rules/flows/order.ts';
import type { RepairState } from '#rules/flows/repair.ts';
import type { TradeInState } from '#rules/flows/trade-in.ts';
import type { Ask } from '../../db/connect.ts';
import type { LinkTarget } from '../../http/links.ts';
import type { IssuedPaper } from '../orders/public.ts';
import { arrivedSql, ISSUED_PAPERS } from '../orders/public.ts';

/** The first letter of a device's id: bought, sold, repaired. */
export type DeviceKind = 'b' | 's' | 'r';

/**
 * An account with a confirmed email also sees purchases, trade-ins and repairs that were made with that email
 * without signing in.
 */
export interface Owner {
  userId: number;
  provenEmail: string | null;
}

export interface DeviceRow {
  kind: DeviceKind;
  id: number;
  at: Date;
  target: LinkTarget['kind'];
  target_id: number;
  link_version: number;
  number: string;
  state: OrderState | TradeInState | RepairState;
  name: string;
  choice: string;
  image: string | null;
  quantity: number;
  price: number | null;
  model_id: number | null;
  /** The known facts about it, as answers of the trade-in. */
  option_ids: number[];
  faults: string[];
  /** Lines that were mended. */
  mended: number;
  done_at: Date | null;
  /** Of what was bought; of repairs, the last day. */
  warranty_months: number | null;
  warranty_until: string | null;
  papers: IssuedPaper[];
}

const BOUGHT: OrderState[] = [
  'paid',
  'preparing',
  'ready_to_collect',
  'dispatched',
  'completed',
  'return_requested',
  'returned',
];
/** Devices that were not sold, and those given away for nothing, are left out. */
const SOLD: TradeInState[] = [
  'accepted',
  'awaiting_device',
  'in_transit',
  'received',
  'inspecting',
  'hold_lock',
  'quarantined',
  'suspended',
  'revised',
  'disputed',
  'validated',
  'payout_pending',
  'payout_failed',
  'paid',
  'return_pending',
  'returned',
];
const REPAIRED: RepairState[] = [
  'checked_in',
  'diagnosing',
  'awaiting_approval',
  'approved',
  'awaiting_parts',
  'in_repair',
  'quality_check',
  'ready',
  'dispatched',
  'collected',
  'closed',
  'beyond_repair',
  'no_fault',
  'return_unrepaired',
  'unclaimed',
];

const mine = (table: string) =>
  `(${table}.user_id = $1 or (${table}.user_id is null and lower(${table}.email) = lower($2)))`;

/** A cable has no model. */
const OWN = `
  select 'b' as kind, l.id, date_trunc('milliseconds', o.placed_at) as at
  from order_groups g join orders o on o.group_id = g.id join order_lines l on l.order_id = o.id
  join products p on p.id = l.product_id
  where ${mine('g')} and o.state = any($3::text[]) and p.model_id is not null
    and l.quantity > l.cancelled_units + l.refunded_units
  union all
  select 's', i.id, date_trunc('milliseconds', t.placed_at)
  from trade_ins t join trade_in_items i on i.trade_in_id = t.id
  where ${mine('t')} and i.state = any($4::text[])
  union all
  select 'r', r.id, date_trunc('milliseconds', r.placed_at)
  from repairs r where ${mine('r')} and r.state = any($5::text[])`;

const FACTS = `
  select 'order' as target, o.id as target_id, o.link_version, o.number, o.state, l.name, l.choice, l.image,
    (l.quantity - l.cancelled_units - l.refunded_units)::int as quantity, l.unit as price, p.model_id,
    '{}'::int[] as option_ids, '{}'::text[] as faults, 0 as mended,
    ${arrivedSql('o')} as done_at,
    l.warranty_months, null as warranty_until, ${ISSUED_PAPERS} as papers
  from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
  where page.kind = 'b' and l.id = page.id
  union all
  select 'trade_in', t.id, t.link_version, i.number, i.state, i.name, i.choice, i.image, 1,
    case when i.state = 'paid' then i.price end, p.model_id, i.option_ids, '{}', 0,
    case when i.state in ('paid', 'returned') then i.since end, null, null, '[]'
  from trade_in_items i join trade_ins t on t.id = i.trade_in_id left join products p on p.id = i.product_id
  where page.kind = 's' and i.id = page.id
  union all
  select 'repair', r.id, r.link_version, r.number, r.state, r.device, r.choice, r.image, 1, r.paid_amount, p.model_id, '{}',
    coalesce((select array_agg(f.name order by f.id) from repair_lines f where f.repair_id = r.id and f.state <> 'declined'), '{}'),
    (select count(*)::int from repair_lines f where f.repair_id = r.id and f.state = 'approved'),
    coalesce(r.closed_at, r.collected_at), null,
    (select max(f.warranty_until)::text from repair_lines f where f.repair_id = r.id), '[]'
  from repairs r left join products p on p.id = r.product_id
  where page.kind = 'r' and r.id = page.id`;

const PAGE = {
  name: 'devices-own',
  text: `
  select page.kind, page.id, page.at, d.* from (
    select * from (${OWN}) own
    where ($6::timestamptz is null or (own.at, own.kind, own.id) < ($6, $7, $8))
      and ($10::text is null or own.kind || own.id = $10)
    order by own.at desc, own.kind desc, own.id desc limit $9
  ) page cross join lateral (${FACTS}) d
  order by page.at desc, page.kind desc, page.id desc`,
};

/** The position at which a page of the list begins. */
export interface After {
  at: Date;
  kind: string;
  id: number;
}

const ask = (
  query: Ask,
  { userId, provenEmail }: Owner,
  { after, most, one }: { after?: After | undefined; most: number; one?: string },
): Promise<DeviceRow[]> =>
  query<DeviceRow & Record<string, unknown>>(PAGE, [
    userId,
    provenEmail,
    BOUGHT,
    SOLD,
    REPAIRED,
    after?.at ?? null,
    after?.kind ?? null,
    after?.id ?? null,
    most,
    one ?? null,
  ]);

export const readRows = (query: Ask, owner: Owner, after: After | undefined, most: number) =>
  ask(query, owner, { after, most });

/** One device by its id; undefined if it is not the account's. */
export const readRow = async (query: Ask, owner: Owner, one: string): Promise<DeviceRow | undefined> =>
  (await ask(query, owner, { most: 1, one }))[0];
