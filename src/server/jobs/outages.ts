import { outageOf } from '../db/outage.ts';
import type { Log } from './log.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** How long background work waits after a number of failures in a row. The wait doubles each time. */
export const outageWait = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);

const isAway = (error: unknown) => ['away', 'busy'].includes(outageOf(error) ?? '');

/** The wrapper of a failed query lists its parameters, which may be personal data. Its cause doesn't. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/**
 * What the log says of a database that can't be reached: one line when it goes away and one when it is back, for all
 * background work together.
 */
export class Outages {
  readonly #log: Log;
  #isAway = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Whether work failed because the database can't be reached. Every other error is the caller's to log. */
  isOutage(error: unknown): boolean {
    if (!isAway(error)) return false;
    if (!this.#isAway) {
      const words = 'the database can not be reached; background work goes on when it is back';
      this.#log.error({ reason: reasonOf(error) }, words);
    }
    this.#isAway = true;
    return true;
  }

  isOver(): void {
    if (this.#isAway) this.#log.warn({}, 'the database is back');
    this.#isAway = false;
  }
}
