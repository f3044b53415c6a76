import type { Database } from '../db/connect.ts';

export interface Log {
  warn: (facts: object, words: string) => void;
  error: (facts: object, words: string) => void;
}

/** Work that stops early, between two steps, when the signal says that the shop is closing. */
type Work = (signal: AbortSignal) => Promise<void>;

interface Job {
  name: string;
  everyMs: number;
  work: Work;
  onEveryNode: boolean;
}

/** Any number: the first half of the advisory locks by which nodes take turns; a job's name is the other. */
const JOB_LOCKS = 7_203_502;
const FIRST_RUN_MS = 5_000;

/** Work that comes back: the next run begins a while after the last has ended, so that none overtakes itself. */
export class Schedule {
  readonly #database: Database;
  readonly #log: Log;
  readonly #jobs: Job[] = [];
  readonly #timers = new Map<Job, NodeJS.Timeout>();
  readonly #running = new Map<Job, Promise<void>>();
  readonly #wanted = new Set<Job>();
  readonly #stopping = new AbortController();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** One node at a time runs it, unless it is work that nodes can share. */
  schedule(name: string, everyMs: number, work: Work, { onEveryNode = false } = {}): void {
    this.#jobs.push({ name, everyMs, work, onEveryNode });
  }

  start(): void {
    // A little chance: nodes that start together need not ask together for ever after.
    for (const job of this.#jobs) this.#wait(job, Math.min(job.everyMs, FIRST_RUN_MS) * Math.random());
  }

  /** Begins at once what would come later; what is being done is done once more, for it may have missed what is new. */
  hurry(name: string): void {
    for (const job of this.#jobs.filter((one) => one.name === name)) {
      if (this.#running.has(job)) this.#wanted.add(job);
      else if (this.#timers.has(job)) this.#begin(job);
    }
  }

  /** Begins nothing new, and waits for what is being done. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#running.values());
  }

  #wait(job: Job, ms: number): void {
    if (this.#stopping.signal.aborted) return;
    this.#timers.set(job, setTimeout(() => this.#begin(job), ms).unref());
  }

  #begin(job: Job): void {
    clearTimeout(this.#timers.get(job));
    this.#timers.delete(job);
    const run = this.#run(job).finally(() => {
      this.#running.delete(job);
      this.#wait(job, this.#wanted.delete(job) ? 0 : job.everyMs);
    });
    this.#running.set(job, run);
  }

  async #run(job: Job): Promise<void> {
    try {
      if (job.onEveryNode || this.#database.kind === 'embedded') await job.work(this.#stopping.signal);
      else await this.#runAlone(job);
    } catch (error) {
      this.#log.error({ err: error, job: job.name }, 'a job failed; it runs again at its next time');
    }
  }

  /** The lock is the connection's: it ends with it, however the node that held it ends. */
  async #runAlone({ name, work }: Job): Promise<void> {
    const client = await this.#database.pool.connect();
    let isHeld = false;
    try {
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as taken',
        [JOB_LOCKS, name],
      );
      isHeld = rows[0]?.taken === true;
      if (isHeld) await work(this.#stopping.signal);
    } finally {
      const isFree =
        !isHeld ||
        (await client.query('select pg_advisory_unlock($1, hashtext($2))', [JOB_LOCKS, name]).then(
          () => true,
          () => false,
        ));
      client.release(!isFree);
    }
  }
}
