import type { Connection, Database } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { Payment } from '../money/public.ts';
import { readPayment } from '../money/public.ts';
import type { Sender } from './mails.writes.ts';
import { declinePayment, settlePayment } from './payment.writes.ts';

export const LATE_JOB = 'late trial payment';
const LABEL = 'Trial payment';

/** Long enough to look at a page that waits, or to cancel the order meanwhile. */
const LATE_MS = 20_000;

export type TrialOutcome = 'paid' | 'declined' | 'late';

interface Trying {
  now: Date;
  sender: Sender;
}

/** Pays without money, in the way that somebody wants to try; undefined where there is no such payment. */
export function tryPayment(
  { transaction }: Pick<Database, 'transaction'>,
  paymentId: string,
  outcome: TrialOutcome,
  { now, sender }: Trying,
): Promise<Payment | undefined> {
  return transaction(async (at) => {
    const payment = await readPayment(at.ask, paymentId);
    if (payment?.kind !== 'trial') return undefined;
    if (outcome === 'late') await settleLater(at, paymentId, now);
    else if (outcome === 'declined') await declinePayment(at, paymentId, { now, sender });
    else await settlePayment(at, paymentId, { now, sender, label: LABEL });
    return readPayment(at.ask, paymentId);
  });
}

/** The money moves, and the news of it comes later. */
async function settleLater(at: Connection, paymentId: string, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + LATE_MS);
  await enqueueJob(at.db, { kind: LATE_JOB, key: paymentId, payload: { paymentId }, dueAt });
}

export async function settleLate(
  { transaction }: Pick<Database, 'transaction'>,
  paymentId: string,
  { now, sender }: Trying,
): Promise<void> {
  await transaction((at) => settlePayment(at, paymentId, { now, sender, label: LABEL }));
}
