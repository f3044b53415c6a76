import type { Db } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { forgetSomeCarts } from './items.writes.ts';

const KEPT_DAYS = 90;

export function cartJobs(jobs: JobRunner, db: Db): void {
  jobs.schedule("forget visitors' old carts", '20 3 * * *', ({ signal }) => forgetOldCarts(db, signal));
}

/** Deletes old carts of visitors. An account's cart stays as long as the account. */
export async function forgetOldCarts(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await forgetSomeCarts(db, KEPT_DAYS)));
}
