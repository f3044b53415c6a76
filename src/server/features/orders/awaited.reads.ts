import { openJobSql } from '../../jobs/queue.ts';

/** The job that reports a trial payment late, as some banks do. */
export const LATE_JOB = 'late trial payment';

/** SQL for whether a payment is at the bank and its result will follow. `paymentId` is SQL too. */
export const awaitedSql = (paymentId: string) => openJobSql(LATE_JOB, paymentId);
