import type { Db } from '../../db/connect.ts';
import type { Schedule } from '../../jobs/schedule.ts';
import { forgetSomeCarts } from './items.writes.ts';

const EVERY_DAY = 24 * 60 * 60_000;
const KEPT_DAYS = 90;

export function cartJobs(jobs: Schedule, db: Db): void {
  jobs.schedule("forget visitors' old carts", EVERY_DAY, (signal) => forgetOldCarts(db, signal));
}

/** An account's cart stays as long as the account; a visitor who comes back after a season starts anew. */
export async function forgetOldCarts(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await forgetSomeCarts(db, KEPT_DAYS)));
}
