import type { Database } from '../../db/connect.ts';
import type { Metrics } from '../../http/metrics.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { checkBooks, readBookCheck } from './books.reads.ts';
import { keepBookCheck } from './books.writes.ts';
import { forgetEvents } from './provider-events.writes.ts';
import { giveWaitingCredit } from './waiting-credit.writes.ts';

export const BOOKS_JOB = 'check the books';

/** The check stores its result for /metrics. If anything is wrong the job fails, which is logged. */
export function moneyJobs(jobs: JobRunner, database: Pick<Database, 'ask' | 'transaction'>): void {
  const { ask } = database;
  jobs.schedule('forget events of payments', '15 3 * * *', () => forgetEvents(ask, new Date()));
  jobs.schedule('give credit that waited for an account', '*/5 * * * *', () =>
    giveWaitingCredit(database, new Date()),
  );
  jobs.schedule(BOOKS_JOB, '30 2 * * *', async () => {
    const check = await checkBooks(ask);
    await keepBookCheck(ask, check);
    const wrong = Object.entries(check).filter(([, count]) => count > 0);
    if (wrong.length > 0) {
      throw new Error(
        `The books are wrong: ${wrong.map(([what, count]) => `${count} of ${what}`).join(', ')}`,
      );
    }
  });
}

/** Shows the last check, also if another node ran it. */
export function showBooks(metrics: Metrics, { ask }: Pick<Database, 'ask'>): void {
  metrics.show(
    { name: 'threefold_books_wrong', help: 'What the last check of the books found wrong', label: 'what' },
    async () => {
      const last = await readBookCheck(ask);
      return last ? { entries: last.entries, credit: last.credit, stock: last.stock } : {};
    },
  );
  metrics.show(
    { name: 'threefold_books_checked_timestamp_seconds', help: 'When the books were last checked' },
    async () => {
      const last = await readBookCheck(ask);
      return last ? { '': last.checkedAt.getTime() / 1000 } : {};
    },
  );
}
