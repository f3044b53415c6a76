import type { Ask } from '../../db/connect.ts';
import { openJobSql } from '../../jobs/queue.ts';
import { END_PAYMENT_JOB } from '../money/public.ts';

/** The job that reports a trial payment late, as some banks do. */
export const LATE_JOB = 'late trial payment';

/**
 * SQL for whether a payment is with the bank and its result is still to come. The result for a cancelled
 * order is awaited until the provider has answered whether it was paid. `paymentId` is SQL too.
 */
export const awaitedSql = (paymentId: string) =>
  `(${openJobSql(LATE_JOB, paymentId)} or ${openJobSql(END_PAYMENT_JOB, paymentId)})`;

const IS_AWAITED = {
  name: 'payment-is-awaited',
  text: `select from payments p where p.group_id = $1 and ${awaitedSql('p.id')} limit 1`,
};

/** Whether it is still unknown if money was taken for a group. */
export const isPaymentAwaited = async (ask: Ask, groupId: string) =>
  (await ask(IS_AWAITED, [groupId])).length > 0;
