import type { Answer } from '#contract/calls.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { StatementEntry } from '#rules/money/statement.ts';
import { monthSpan, statementOf } from '#rules/money/statement.ts';
import type { Ask } from '../../db/connect.ts';

type Statement = Answer<'GET /office/statement'>['result'];

const OPENING = {
  name: 'statement-opening',
  text: `
  select b.id, b.name, coalesce((
    select -sum(p.amount) from postings p join ledger_entries e on e.id = p.entry_id
    where p.account = 'vendor' and p.business_id = b.id and e.created_at < $2), 0)::int as opening
  from businesses b where b.id = $1`,
};

/** In the vendor's account, money taken at the counter has the opposite sign of the share of the sale. */
const ENTRIES = {
  name: 'statement-entries',
  text: `
  select e.created_at as at, case when e.kind in ('payment', 'refund') and exists (
      select from order_changes c where c.order_id = e.order_id and c.id::text = e.source) then 'change'
      else e.kind end as kind, o.number as order,
    coalesce(-sum(p.amount) filter (where p.account = 'vendor'), 0)::int as amount,
    coalesce(-sum(p.amount) filter (where p.account = 'commission'), 0)::int as commission,
    coalesce(-sum(p.amount) filter (where p.account = 'vat'), 0)::int as vat,
    coalesce(sum(p.amount) filter (where p.account = 'vendor'
      and ((e.kind = 'payment' and p.amount > 0) or (e.kind = 'refund' and p.amount < 0))), 0)::int as "atCounter",
    coalesce(-sum(p.amount) filter (where p.account = 'unapplied'), 0)::int as late,
    coalesce(bool_or(p.account = 'held'), false) as "isHold"
  from postings p join ledger_entries e on e.id = p.entry_id left join orders o on o.id = e.order_id
  where p.business_id = $1 and p.account in ('vendor', 'commission', 'vat', 'unapplied', 'held')
    and e.created_at >= $2 and e.created_at < $3
  group by e.id, o.number order by e.created_at, e.id`,
};

interface Entry extends StatementEntry {
  at: Date;
  order: string | null;
  /** Payments that came after an order was cancelled, and their refunds. They never belong to the vendor. */
  late: number;
}

const pounds = (amount: number) => poundsFromPence(pence(amount));

/** A vendor's statement of a month; undefined if the business or the month doesn't exist. */
export async function readStatement(
  ask: Ask,
  { businessId, month }: { businessId: number; month: string },
): Promise<Statement | undefined> {
  const span = monthSpan(month);
  if (!span) return undefined;
  const [business] = await ask<{ id: number; name: string; opening: number }>(OPENING, [
    businessId,
    span.from,
  ]);
  if (!business) return undefined;
  const { id, name, opening } = business;
  const entries = await ask<Entry>(ENTRIES, [businessId, span.from, span.until]);
  const { rows, totals, closing } = statementOf(pence(opening), entries);
  return {
    business: { id, name },
    month,
    opening: pounds(opening),
    closing: pounds(closing),
    totals: {
      sales: pounds(totals.sales),
      refunds: pounds(totals.refunds),
      commission: pounds(totals.commission),
      vat: pounds(totals.vat),
      at_counter: pounds(totals.atCounter),
      payouts: pounds(totals.payouts),
      chargebacks: pounds(totals.chargebacks),
      dispute_fees: pounds(totals.disputeFees),
      trade_ins: pounds(totals.tradeIns),
    },
    rows: rows.map(({ at, kind, order, sales, commission, vat, atCounter, late, amount, balance }) => ({
      at: at.toISOString(),
      kind,
      order,
      sales: pounds(sales),
      commission: pounds(commission),
      vat: pounds(vat),
      at_counter: pounds(atCounter),
      late: pounds(late),
      amount: pounds(amount),
      balance: pounds(balance),
    })),
  };
}
