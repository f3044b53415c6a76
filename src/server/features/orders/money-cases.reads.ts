import type { Answer } from '#contract/calls.ts';
import type { StaffDispute, StaffRefund } from '#contract/orders-office.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { isTheirRefund, isWithinLimit } from '#rules/office/refund-rights.ts';
import { refundMoves } from '#rules/orders/refund-moves.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { mayDo } from '../../http/account.ts';
import { TWICE } from '../money/public.ts';

type OpenRefund = Answer<'GET /office/refunds'>['data'][number];
type Dispute = Answer<'GET /office/disputes'>['data'][number];

type RefundRow = Omit<OpenRefund, 'created_at' | 'moves'> & {
  created_at: Date;
  /** Everything that was given back of the order so far; null for a refund of all orders of a group. */
  refunded: Pence | null;
  order_id: number | null;
};
type DisputeRow = Omit<Dispute, 'due_by' | 'opened_at' | 'closed_at'> & {
  due_by: Date | null;
  opened_at: Date;
  closed_at: Date | null;
};

const REFUNDS = `
  select r.id, coalesce(o.number, g.number, p.repair_number) as number, p.kind, r.state, r.to_payment as amount,
    coalesce(g.name, 'A repair') as customer,
    r.reason, r.last_error as error, r.created_at, o.refunded + o.changed_back - o.exchanged as refunded, r.order_id
  from refunds r join payments p on p.id = r.payment_id left join order_groups g on g.id = p.group_id
  left join orders o on o.id = r.order_id
  where ($1::int is null or o.business_id = $1) and ($2::int[] is null or o.store_id = any($2))`;
const OPEN = {
  name: 'refunds-open',
  text: `${REFUNDS} and r.state <> 'done' order by r.created_at, r.id limit 200`,
};
const IN_STATES = {
  name: 'refunds-in-states',
  text: `${REFUNDS} and r.state = any($3::text[]) order by r.created_at desc, r.id limit 200`,
};
const ONE = { name: 'refund-of-office', text: `${REFUNDS} and r.id = $3` };

/**
 * The parameters that limit the refunds to an account's own; undefined if it sees none, such as staff of the
 * site without Money.
 */
function scopeOf({ office }: Account): unknown[] | undefined {
  if (!office || (office.of === 'site' && !office.rights.includes('money'))) return undefined;
  return [office.businessId, office.storeIds];
}

/** Whether the rights of the account let it decide about a refund. */
const mayDecide = ({ office }: Account, { kind, refunded }: Pick<RefundRow, 'kind' | 'refunded'>): boolean =>
  office !== null && isTheirRefund(office, kind) && isWithinLimit(office, refunded ?? pence(0));

const refundWire =
  (account: Account) =>
  ({ refunded, order_id: _orderId, ...row }: RefundRow): OpenRefund => ({
    ...row,
    amount: poundsFromPence(pence(row.amount)),
    error: account.office?.of === 'site' ? row.error : null,
    created_at: row.created_at.toISOString(),
    moves: mayDecide(account, { ...row, refunded }) ? refundMoves(row) : [],
  });

/** The refunds of an account's office in these states. Default: all that are not done. */
export async function readRefunds(
  ask: Ask,
  account: Account,
  states: readonly OpenRefund['state'][] | undefined,
): Promise<OpenRefund[]> {
  const scope = scopeOf(account);
  if (!scope) return [];
  const rows = states ? ask<RefundRow>(IN_STATES, [...scope, states]) : ask<RefundRow>(OPEN, scope);
  return (await rows).map(refundWire(account));
}

export async function readRefundOf(
  ask: Ask,
  account: Account,
  id: string,
): Promise<{ wire: OpenRefund; orderId: number | null } | undefined> {
  const scope = scopeOf(account);
  const [row] = scope ? await ask<RefundRow>(ONE, [...scope, id]) : [];
  return row && { wire: refundWire(account)(row), orderId: row.order_id };
}

/** For a refund of all orders of the group, a vendor sees the part of their own order. */
const OF_ORDER = {
  name: 'refunds-of-order',
  text: `
  select r.id, coalesce(o.number, g.number) as number, g.number as reference, p.kind, r.state,
    case when r.order_id is null and not $2 then x.refunded else r.to_payment end as amount,
    r.to_credit, r.is_taken, r.reason, r.last_error as error, r.created_at, r.ended_at, x.refunded + x.changed_back - x.exchanged as order_refunded
  from orders x join order_groups g on g.id = x.group_id join payments p on p.group_id = g.id
  join refunds r on r.payment_id = p.id and coalesce(r.order_id, x.id) = x.id
  left join orders o on o.id = r.order_id
  where x.id = $1 order by r.created_at, r.id`,
};

type StaffRefundRow = Omit<StaffRefund, 'created_at' | 'ended_at' | 'moves'> & {
  created_at: Date;
  ended_at: Date | null;
  order_refunded: Pence;
};

/** The refunds of an order, with the moves that the staff member may make. */
export async function readRefundsOfOrder(
  ask: Ask,
  orderId: number | undefined,
  account: Account,
): Promise<StaffRefund[]> {
  const rows = await ask<StaffRefundRow>(OF_ORDER, [orderId, account.office?.of === 'site']);
  const seesErrors = mayDo(account, { permission: 'money', of: 'site' });
  return rows.map(({ order_refunded: refunded, ...row }) => ({
    ...row,
    amount: poundsFromPence(pence(row.amount)),
    to_credit: poundsFromPence(pence(row.to_credit)),
    error: seesErrors ? row.error : null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    moves: mayDecide(account, { ...row, refunded }) ? refundMoves(row) : [],
  }));
}

const DISPUTES = {
  name: 'disputes-of-office',
  text: `
  select d.id, coalesce(g.number, p.repair_number) as number, d.state, d.amount, coalesce(g.name, 'A repair') as customer, d.reason, d.due_by, d.opened_at, d.closed_at
  from disputes d join payments p on p.id = d.payment_id left join order_groups g on g.id = p.group_id
  order by d.state <> 'open', d.due_by nulls last, d.opened_at desc limit 200`,
};

/** Open disputes first. */
export async function readDisputes(ask: Ask): Promise<Dispute[]> {
  const rows = await ask<DisputeRow>(DISPUTES, []);
  return rows.map((row) => ({
    ...row,
    amount: poundsFromPence(pence(row.amount)),
    due_by: row.due_by?.toISOString() ?? null,
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  }));
}

type StaffDisputeRow = Omit<StaffDispute, 'due_by' | 'opened_at' | 'closed_at'> & {
  amount: number;
  due_by: Date | null;
  opened_at: Date;
  closed_at: Date | null;
};

/** Held money was posted for each order, under the reference of the dispute. */
const DISPUTES_OF_ORDER = {
  name: 'disputes-of-order',
  text: `
  select d.id, d.state, d.amount, d.reason, d.due_by, d.opened_at, d.closed_at,
    (select coalesce(-sum(l.amount), 0)::int from ledger_entries e join postings l on l.entry_id = e.id
      where e.kind = 'chargeback' and e.order_id = o.id and l.account = 'held'
        and starts_with(e.source, d.reference || ' ')) as held,
    (select coalesce(-sum(l.amount), 0)::int from ledger_entries e join postings l on l.entry_id = e.id
      where e.kind = 'chargeback' and e.order_id = o.id and l.account = 'money'
        and starts_with(e.source, d.reference || ' ${TWICE}')) as twice
  from orders o join payments p on p.group_id = o.group_id and coalesce(p.order_id, o.id) = o.id join disputes d on d.payment_id = p.id
  where o.id = $1 order by d.opened_at, d.id`,
};

/** The chargebacks of an order's payment. A vendor sees no figures of other vendors. */
export async function readDisputesOfOrder(
  ask: Ask,
  orderId: number | undefined,
  { hidesSum }: { hidesSum: boolean },
): Promise<StaffDispute[]> {
  const rows = await ask<StaffDisputeRow>(DISPUTES_OF_ORDER, [orderId]);
  return rows.map((row) => ({
    ...row,
    amount: hidesSum ? null : poundsFromPence(pence(row.amount)),
    held: poundsFromPence(pence(row.held)),
    twice: poundsFromPence(pence(row.twice)),
    due_by: row.due_by?.toISOString() ?? null,
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  }));
}
