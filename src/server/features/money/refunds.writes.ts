import type { Pence } from '#rules/money/money.ts';
import type { RefundMove } from '#rules/orders/refund-moves.ts';
import { refundMoves } from '#rules/orders/refund-moves.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Ask, Db } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { ProviderRefundNews } from '../../ports/stripe-events.ts';

export const REFUND_JOB = 'refund payment';

export interface NewRefund {
  paymentId: string;
  orderId: number | null;
  toPayment: Pence;
  toCredit: Pence;
  /** The bonus that the site adds to the credit. */
  bonus?: Pence;
  reason: string;
  /** The buyer's bank has already taken the money, so none is sent. */
  isTaken?: boolean | undefined;
  now: Date;
}

const MAKE = {
  name: 'refund-make',
  text: `
  insert into refunds (payment_id, order_id, to_payment, to_credit, reason, state, created_at, ended_at, bonus, is_taken)
  values ($1, $2, $3, $4, $5, case when $7 then 'done' else 'pending' end, $6, case when $7 then $6::timestamptz end, $8, $9)
  returning id`,
};

/** Writes a refund. A job sends the money after the transaction, since a provider may be slow or fail. */
export async function makeRefund(at: { ask: Ask; db: Db }, refund: NewRefund): Promise<string> {
  const { paymentId, orderId, toPayment, toCredit, bonus = 0, reason, now } = refund;
  const isTaken = refund.isTaken === true;
  const isDone = isTaken || toPayment === 0;
  const values = [paymentId, orderId, toPayment, toCredit, reason, now, isDone, bonus, isTaken];
  const [row] = await at.ask<{ id: string }>(MAKE, values);
  if (!row) throw new Error('a refund was not written');
  if (!isDone) await enqueueJob(at.db, { kind: REFUND_JOB, key: row.id, payload: { refundId: row.id } });
  return row.id;
}

/**
 * Ignores news about an earlier try. A refund that the provider called done may still fail later, when the bank returns
 * the money. After that only a new try or a staff member's confirmation makes it done.
 */
const NOTE = {
  name: 'refund-note',
  text: `
  update refunds set state = $3, reference = coalesce($4, reference), last_error = $5,
    failures = failures + case when $3 = 'failed' then 1 else 0 end,
    ended_at = case when $3 = 'pending' then null else $6::timestamptz end
  where id = $1 and failures = $2 and (state = 'pending' or (state = 'done' and $3 = 'failed' and reference = $4))`,
};

/** Stores the state of a refund as the provider reports it. The report names the number of the try. */
export async function noteRefund(
  ask: Ask,
  { id, failures }: Pick<Refund, 'id' | 'failures'>,
  news: ProviderRefundNews,
  now: Date,
): Promise<void> {
  const error = news.state === 'failed' ? news.error : null;
  await ask(NOTE, [id, failures, news.state, news.reference ?? null, error, now]);
}

const COLUMNS = `
  r.id, r.state, r.to_payment as "toPayment", r.failures, r.reference, p.id as "paymentId", p.kind,
  p.reference as "paymentReference"`;
const READ = {
  name: 'refund-read',
  text: `select ${COLUMNS} from refunds r join payments p on p.id = r.payment_id where r.id = $1`,
};
const LOCK = { name: 'refund-lock', text: `${READ.text} for no key update of r` };
const OF_PAYMENT = {
  name: 'refunds-of-payment',
  text: `select ${COLUMNS} from refunds r join payments p on p.id = r.payment_id where p.id = $1`,
};
const PENDING = {
  name: 'refunds-pending',
  text: `
  select ${COLUMNS} from refunds r join payments p on p.id = r.payment_id
  where r.state = 'pending' and p.kind in ('stripe', 'trial') and r.created_at <= $1 order by r.created_at limit 500`,
};

export interface Refund {
  id: string;
  state: 'pending' | 'done' | 'failed';
  toPayment: number;
  failures: number;
  /** The provider's id. */
  reference: string | null;
  paymentId: string;
  kind: 'trial' | 'bank_transfer' | 'in_store' | 'stripe';
  paymentReference: string | null;
}

export async function readRefund(ask: Ask, id: string): Promise<Refund | undefined> {
  const [row] = await ask<Refund>(READ, [id]);
  return row;
}

export const readRefundsOf = (ask: Ask, paymentId: string) => ask<Refund>(OF_PAYMENT, [paymentId]);

/** Refunds that are sent automatically and have been pending since before this time. */
export const readPendingRefunds = (ask: Ask, before: Date) => ask<Refund>(PENDING, [before]);

const UNSENT = {
  name: 'refunds-unsent',
  text: `
  select id, to_payment as "toPayment" from refunds where payment_id = $1 and state <> 'done'
  order by created_at, id for no key update`,
};
const TAKE = {
  name: 'refund-take',
  text: "update refunds set state = 'done', is_taken = true, last_error = null, ended_at = $2 where id = $1",
};

/**
 * Ends the unsent refunds of a payment that a bank took back. If the bank took more than is left of the
 * payment, it also took the money of these refunds: they never reached the buyer, and a provider sends no
 * refunds of such a payment. They end here, so that staff don't send them by hand. Returns how much the bank
 * took beyond that.
 */
export async function takeUnsentRefunds(
  ask: Ask,
  paymentId: string,
  taken: number,
  now: Date,
): Promise<number> {
  let left = taken;
  for (const { id, toPayment } of await ask<Pick<Refund, 'id' | 'toPayment'>>(UNSENT, [paymentId])) {
    if (toPayment > left) continue;
    await ask(TAKE, [id, now]);
    left -= toPayment;
  }
  return left;
}

const BY_HAND = {
  name: 'refund-by-hand',
  text: "update refunds set state = 'done', last_error = null, ended_at = $2 where id = $1",
};
const AGAIN = {
  name: 'refund-again',
  text: "update refunds set state = 'pending', reference = null, last_error = null, ended_at = null where id = $1",
};

/** Applies a staff member's decision about a refund; false if it is not possible. */
export async function moveRefund(
  at: { ask: Ask; db: Db },
  id: string,
  move: RefundMove,
  { actor, now }: { actor: AuditEntry['actor']; now: Date },
): Promise<boolean> {
  const [refund] = await at.ask<Refund>(LOCK, [id]);
  if (!refund || !refundMoves(refund).includes(move)) return false;
  await writeAudit(at.db, {
    actor,
    action: move === 'done' ? 'confirm refund' : 'retry refund',
    subject: 'refund',
    subjectId: id,
    before: { state: refund.state },
    after: { state: move === 'done' ? 'done' : 'pending' },
  });
  if (move === 'done') {
    await at.ask(BY_HAND, [id, now]);
    return true;
  }
  await at.ask(AGAIN, [id]);
  // The job of the first try has the id of the refund as its key.
  const key = `${id} ${refund.failures}`;
  await enqueueJob(at.db, { kind: REFUND_JOB, key, payload: { refundId: id } });
  return true;
}
