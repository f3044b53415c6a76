import type pg from 'pg';
import type { Database } from '../db/connect.ts';
import { RETRY_LIMIT, retryWait } from './back-off.ts';
import { nextTime } from './cron.ts';
import type { Log } from './log.ts';
import { Outages, outageWait } from './outages.ts';
import type { Claim } from './queue.ts';
import { CLAIM, COME_BACK, DONE, GIVE_UP, LEASE_MS, PUT_BACK, RENEW, RETRY, SCHEDULE } from './queue.ts';

export type { Log };

/** Thrown by a handler when trying again would fail in the same way. */
export class NotWorthRetrying extends Error {}

export interface Job {
  id: string;
  payload: unknown;
  createdAt: Date;
  /** Aborted when the shop closes or another node has taken the job over. Handlers stop between two steps. */
  signal: AbortSignal;
  /** Stored with the job, so that a page can show the progress. */
  progress: (done: number, total: number) => Promise<void>;
}

/** Does a job. It may run twice after a crash, so it must be safe to repeat. */
export type Handler = (job: Job) => Promise<void>;

interface Kind {
  name: string;
  handler: Handler;
  atOnce: number;
  cron: string | undefined;
  running: number;
}

const POLL_MS = 5_000;
const RENEW_MS = LEASE_MS / 3;

export interface RunnerOptions {
  database: Pick<Database, 'pool'>;
  log: Log;
  /** Default: the database's clock. */
  now?: () => Date;
  /** From 0 to 1. */
  chance?: () => number;
}

/** Claims due jobs from the table and runs them. Any number of nodes may do so at once. */
export class JobRunner {
  readonly #pool: pg.Pool;
  readonly #options: RunnerOptions;
  readonly #kinds = new Map<string, Kind>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  /** Shared with other background work, so that the log mentions an outage once. */
  readonly outages: Outages;
  #endPause: () => void = () => undefined;
  #isWoken = false;
  #loop: Promise<void> = Promise.resolve();

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.outages = new Outages(options.log);
    this.#pool = options.database.pool;
  }

  /** Handles queued jobs of this kind, at most this many at once on this node. */
  handle(name: string, handler: Handler, { atOnce = 1 } = {}): void {
    this.#kinds.set(name, { name, handler, atOnce, cron: undefined, running: 0 });
  }

  /** A repeated job, on one node at a time. After a failure it runs again at its next time. */
  schedule(name: string, cron: string, handler: Handler): void {
    this.#kinds.set(name, { name, handler, atOnce: 1, cron, running: 0 });
  }

  start(): void {
    this.#loop = this.#run();
  }

  /** Looks for due jobs now rather than at the next round. */
  wake(): void {
    this.#isWoken = true;
    this.#endPause();
  }

  /** Starts no more jobs, aborts the running ones and waits for them. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The shop is closing.'));
    this.#endPause();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    let isScheduled = false;
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      this.#isWoken = false;
      try {
        if (!isScheduled) await this.writeSchedule();
        isScheduled = true;
        await this.startDue();
        failures = 0;
        this.outages.isOver();
      } catch (error) {
        failures += 1;
        if (!this.outages.isOutage(error)) {
          const words = 'due jobs could not be read; they are read again in a moment';
          this.#options.log.error({ err: error }, words);
        }
      }
      if (!this.#isWoken) await this.#pause(Math.max(POLL_MS, failures && outageWait(failures)));
    }
  }

  async #pause(ms: number): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#endPause = resolve;
      setTimeout(resolve, ms).unref();
    });
  }

  /** Gives every scheduled kind its row. */
  async writeSchedule(): Promise<void> {
    for (const { name, cron } of this.#kinds.values()) {
      if (cron !== undefined)
        await this.#pool.query(SCHEDULE, [name, cron, nextTime(cron, this.#now() ?? new Date())]);
    }
  }

  /** Starts due jobs that have room. `ended` resolves when all of them have ended. */
  async startDue(): Promise<{ started: number; ended: Promise<unknown> }> {
    const free = [...this.#kinds.values()].filter(({ atOnce, running }) => running < atOnce);
    if (free.length === 0) return { started: 0, ended: Promise.resolve() };
    const names = free.map(({ name }) => name);
    const rooms = free.map(({ atOnce, running }) => atOnce - running);
    const { rows } = await this.#pool.query<Claim>(CLAIM, [this.#now(), names, rooms]);
    const runs = rows.flatMap((claim) => {
      const kind = this.#kinds.get(claim.kind);
      return kind ? [this.#begin(kind, claim)] : [];
    });
    return { started: runs.length, ended: Promise.all(runs) };
  }

  #begin(kind: Kind, claim: Claim): Promise<void> {
    kind.running += 1;
    const run = this.#do(kind, claim)
      .catch((error: unknown) => {
        // Nothing else to do: the lease runs out, and the job is tried again.
        if (this.outages.isOutage(error)) return;
        this.#options.log.error({ err: error, job: kind.name }, 'the end of a job could not be written');
      })
      .finally(() => {
        kind.running -= 1;
        this.#running.delete(run);
        // Another job may have waited for the free place.
        this.wake();
      });
    this.#running.add(run);
    return run;
  }

  async #do(kind: Kind, claim: Claim): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    const renew = async (done?: number, total?: number) => {
      const { rowCount } = await this.#write(RENEW, claim, done ?? null, total ?? null);
      if (rowCount === 0) lost.abort(new Error('The lease ran out, and another node has the job.'));
    };
    const timer = setInterval(() => {
      renew().catch((error: unknown) => {
        if (this.outages.isOutage(error)) return;
        this.#options.log.warn({ err: error, job: kind.name }, 'a lease could not be renewed');
      });
    }, RENEW_MS).unref();
    try {
      // A job has this many tries only when nodes crashed while they ran it.
      if (claim.tries > RETRY_LIMIT) throw new NotWorthRetrying('Every try was broken off.');
      const { id, payload, createdAt } = claim;
      await kind.handler({ id, payload, createdAt, signal, progress: renew });
    } catch (error) {
      clearInterval(timer);
      await this.#fail(kind, claim, error);
      return;
    } finally {
      clearInterval(timer);
    }
    await (claim.cron === null ? this.#write(DONE, claim) : this.#comeBack(claim, claim.cron, null));
  }

  async #fail(kind: Kind, claim: Claim, error: unknown): Promise<void> {
    const { log, chance = Math.random } = this.#options;
    if (this.#stopping.signal.aborted && error === this.#stopping.signal.reason) {
      await this.#write(PUT_BACK, claim);
      return;
    }
    const words = error instanceof Error ? error.message : String(error);
    if (claim.cron !== null) {
      if (!this.outages.isOutage(error))
        log.error({ err: error, job: kind.name }, 'a job failed; it runs again at its next time');
      await this.#comeBack(claim, claim.cron, words);
      return;
    }
    const isOver = error instanceof NotWorthRetrying || claim.tries >= RETRY_LIMIT;
    // The error's text can hold an email address, so it is stored with the job and not logged.
    log.warn({ job: kind.name, id: claim.id, tries: claim.tries, isOver }, 'a job failed');
    if (isOver) await this.#write(GIVE_UP, claim, words);
    else await this.#write(RETRY, claim, words, retryWait(claim.tries, chance()));
  }

  async #comeBack(claim: Claim, cron: string, error: string | null): Promise<void> {
    // This node's clock may be behind the database's, and would find the same time once more.
    const ended = Math.max(claim.claimedAt.getTime(), (this.#now() ?? new Date()).getTime());
    const next = nextTime(cron, new Date(ended));
    await this.#write(COME_BACK, claim, error, next);
  }

  #now(): Date | null {
    return this.#options.now?.() ?? null;
  }

  #write(statement: string, { id, tries }: Claim, ...more: unknown[]): Promise<pg.QueryResult> {
    return this.#pool.query(statement, [this.#now(), id, tries, ...more]);
  }
}
