import type { Pence } from '#rules/money/money.ts';
import type { Ask, Db } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export const REFUND_JOB = 'refund payment';

export interface NewRefund {
  paymentId: string;
  orderId: number | null;
  toPayment: Pence;
  toCredit: Pence;
  reason: string;
  now: Date;
}

const MAKE = {
  name: 'refund-make',
  text: `
  insert into refunds (payment_id, order_id, to_payment, to_credit, reason, state, created_at, ended_at)
  values ($1, $2, $3, $4, $5, case when $3 = 0 then 'done' else 'pending' end, $6,
    case when $3 = 0 then $6::timestamptz end)
  returning id`,
};

/** Writes down what goes back. Money is sent by a job, after the transaction: a provider may be slow, or fail. */
export async function makeRefund(at: { ask: Ask; db: Db }, refund: NewRefund): Promise<string> {
  const { paymentId, orderId, toPayment, toCredit, reason, now } = refund;
  const [row] = await at.ask<{ id: string }>(MAKE, [paymentId, orderId, toPayment, toCredit, reason, now]);
  if (!row) throw new Error('a refund was not written');
  if (toPayment > 0)
    await enqueueJob(at.db, { kind: REFUND_JOB, key: row.id, payload: { refundId: row.id } });
  return row.id;
}

const END = {
  name: 'refund-end',
  text: `
  update refunds set state = $2, reference = coalesce($3, reference), last_error = $4, ended_at = $5
  where id = $1 and state <> 'done' returning id`,
};

export async function endRefund(
  ask: Ask,
  id: string,
  end: { state: 'done' | 'failed'; reference?: string; error?: string; now: Date },
): Promise<void> {
  await ask(END, [id, end.state, end.reference ?? null, end.error ?? null, end.now]);
}

const READ = {
  name: 'refund-read',
  text: `
  select r.id, r.state, r.to_payment as "toPayment", p.kind, p.reference from refunds r
  join payments p on p.id = r.payment_id where r.id = $1`,
};

export interface Refund {
  id: string;
  state: 'pending' | 'done' | 'failed';
  toPayment: number;
  kind: 'trial' | 'bank_transfer' | 'in_store' | 'stripe';
  /** What the provider calls the payment. */
  reference: string | null;
}

export async function readRefund(ask: Ask, id: string): Promise<Refund | undefined> {
  const [row] = await ask<Refund>(READ, [id]);
  return row;
}
