import { Outages, outageWait } from './outages.ts';
import type { Log } from './log.ts';

export interface PollLoopOptions {
  name: string;
  /** Does all waiting work. Several nodes may run a round at once. */
  round: () => Promise<void>;
  log: Log;
  /** Shared with other background work, so that the log mentions an outage once. */
  outages?: Outages | undefined;
  /** Starts a round without a call, in case one was missed. */
  everyMs?: number;
  /** Between two rounds, so that many calls are answered together. */
  minPauseMs?: number;
}

const EVERY_MS = 5_000;
const MIN_PAUSE_MS = 250;

/** Runs work when called and every few seconds. One round at a time on this node. */
export class PollLoop {
  readonly #options: PollLoopOptions;
  #isCalled = true;
  #isStopping = false;
  #endPause: () => void = () => undefined;
  #loop: Promise<void> = Promise.resolve();

  constructor(options: PollLoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loop = this.#run();
  }

  /** Starts a round. If one is running, another follows it. */
  wake(): void {
    this.#isCalled = true;
    this.#endPause();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#endPause();
    await this.#loop;
  }

  async #run(): Promise<void> {
    const { name, round, log, everyMs = EVERY_MS, minPauseMs = MIN_PAUSE_MS } = this.#options;
    const { outages = new Outages(log) } = this.#options;
    let failures = 0;
    while (!this.#isStopping) {
      this.#isCalled = false;
      let wait = everyMs;
      try {
        await round();
        failures = 0;
        outages.isOver();
      } catch (error) {
        failures += 1;
        wait = outageWait(failures);
        if (!outages.isOutage(error))
          log.warn({ err: error, job: name }, 'a round failed; the next one does its work');
      }
      await this.#pause(minPauseMs, () => this.#isStopping);
      await this.#pause(wait, () => this.#isCalled || this.#isStopping);
    }
  }

  /** Ends early when `isOver`. */
  async #pause(ms: number, isOver: () => boolean): Promise<void> {
    const until = Date.now() + ms;
    while (!isOver() && Date.now() < until) {
      await new Promise<void>((resolve) => {
        this.#endPause = resolve;
        setTimeout(resolve, until - Date.now()).unref();
      });
    }
  }
}
