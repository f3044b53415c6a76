import type { Ask } from '../../db/connect.ts';

/** The row of the series stays locked until the transaction ends, so numbers have no gaps and no duplicates. */
const ISSUE = {
  name: 'invoice-issue',
  text: `
  with taken as (
    insert into number_series (name, last) values ($1, 1)
    on conflict (name) do update set last = number_series.last + 1 returning last
  )
  insert into invoices (number, kind, order_id, refund_id, content, issued_at)
  select $2 || '-' || lpad(last::text, 6, '0'), $3, $4, $5, $6::jsonb, $7 from taken returning number`,
};

/** Call it last in a transaction, since everybody who issues an invoice waits for its lock. */
export async function issueInvoice(
  ask: Ask,
  {
    orderId,
    refundId,
    isCredit = refundId !== undefined,
    content,
    now,
  }: { orderId: number; refundId?: string; isCredit?: boolean; content: object; now: Date },
): Promise<string> {
  const [series, prefix, kind] = isCredit
    ? ['credit notes', 'CN', 'credit_note']
    : ['invoices', 'INV', 'invoice'];
  const values = [series, prefix, kind, orderId, refundId ?? null, JSON.stringify(content), now];
  const [row] = await ask<{ number: string }>(ISSUE, values);
  if (!row) throw new Error('an invoice was not issued');
  return row.number;
}
