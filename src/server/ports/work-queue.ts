/** Who a piece of work is done for. */
export interface Asker {
  /** The network address, or whatever else tells clients apart. */
  client: string;
  /** Somebody whom the shop knows already, by a session or by a browser that has logged in before. */
  isKnown: boolean;
}

export interface QueueLimits {
  /** How many pieces are done at the same time. */
  atOnce: number;
  /** How many may wait, counted apart for known askers and for strangers. */
  mostWaiting: number;
  /** How many of them may be one client's. */
  mostOfClient: number;
}

/** Thrown instead of waiting: the queue is full, and the asker may try again in a moment. */
export class QueueFull extends Error {}

interface Waiting {
  client: string;
  start: () => void;
}

/**
 * Expensive work, a few pieces at a time. Known askers go first and have places of their own, so that strangers who
 * fill the queue do not keep them waiting; and no client can take every place.
 */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #known: Waiting[] = [];
  readonly #strangers: Waiting[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  async run<T>({ client, isKnown }: Asker, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#wait(isKnown ? this.#known : this.#strangers, client);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(places: Waiting[], client: string): Promise<void> {
    const { mostWaiting, mostOfClient } = this.#limits;
    const isFull =
      places.length >= mostWaiting || places.filter((one) => one.client === client).length >= mostOfClient;
    if (isFull) return Promise.reject(new QueueFull('The queue is full'));
    return new Promise((resolve) => void places.push({ client, start: resolve }));
  }

  /** Hands the place of a finished piece on, or gives it up. */
  #next(): void {
    const next = this.#known.shift() ?? this.#strangers.shift();
    if (next) next.start();
    else this.#running -= 1;
  }
}
