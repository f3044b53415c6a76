import { openJobSql } from '../../jobs/queue.ts';

/** The news of a trial payment that is let come late. */
export const LATE_JOB = 'late trial payment';

/** Whether the bank has a payment, by the SQL of its id, and its news is on the way. */
export const awaitedSql = (paymentId: string) => openJobSql(LATE_JOB, paymentId);
