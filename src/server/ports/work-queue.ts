/**
 * Known: has a session, a link from a mail, or a browser that has logged in before.
 * Suspect: a stranger whose client failed several times in the last minutes.
 */
export type Standing = 'known' | 'stranger' | 'suspect';

/** The client that requested a piece of work. */
export interface Asker {
  /** The network address, or another mark that distinguishes clients. */
  client: string;
  standing: Standing;
  /** The account that a stranger tries to open. */
  account?: string;
}

export interface QueueLimits {
  /** How many pieces run at the same time, and how many when known people wait. */
  atOnce: number;
  atOnceForKnown: number;
  /** How many may wait, for each standing. */
  mostWaiting: Readonly<Record<Standing, number>>;
  /** How many places one client may take. */
  mostOfClient: number;
  /** How many strangers may wait to open one account. */
  mostOfAccount?: number;
}

/** Thrown instead of waiting: the queue is full, and the caller may try again in a moment. */
export class QueueFull extends Error {}

/** The queue is full of work for this one client. */
export class ClientQueueFull extends QueueFull {}

interface Waiting {
  account: string | undefined;
  start: () => void;
  refuse: (reason: QueueFull) => void;
}

/**
 * The waiting work of one class of clients. Clients take turns, so that many requests of one client don't
 * delay another's.
 */
class Places {
  readonly #byClient = new Map<string, Waiting[]>();
  readonly #byAccount = new Map<string, number>();
  size = 0;

  countOf(client: string): number {
    return this.#byClient.get(client)?.length ?? 0;
  }

  countOfAccount(account: string | undefined): number {
    return account === undefined ? 0 : (this.#byAccount.get(account) ?? 0);
  }

  #count({ account }: Waiting, by: 1 | -1): void {
    this.size += by;
    if (account === undefined) return;
    const count = this.countOfAccount(account) + by;
    if (count > 0) this.#byAccount.set(account, count);
    else this.#byAccount.delete(account);
  }

  add(client: string, one: Waiting): void {
    const own = this.#byClient.get(client);
    if (own) own.push(one);
    else this.#byClient.set(client, [one]);
    this.#count(one, 1);
  }

  takeNext(): Waiting | undefined {
    const [next] = this.#byClient;
    if (!next) return undefined;
    const [client, own] = next;
    const one = own.shift();
    this.#byClient.delete(client);
    if (own.length > 0) this.#byClient.set(client, own);
    if (one) this.#count(one, -1);
    return one;
  }

  /** The client with the most places. It has to make room for a client with fewer. */
  greediest(): string | undefined {
    let most: string | undefined;
    for (const client of this.#byClient.keys()) {
      if (most === undefined || this.countOf(client) > this.countOf(most)) most = client;
    }
    return most;
  }

  takeLastOf(client: string): Waiting | undefined {
    const own = this.#byClient.get(client);
    const one = own?.pop();
    if (own?.length === 0) this.#byClient.delete(client);
    if (one) this.#count(one, -1);
    return one;
  }
}

/** While others wait, one in this many turns goes to a suspect, so that a person who mistyped is only slowed down. */
const TURNS_PER_SUSPECT = 4;

/**
 * Runs expensive work, a few pieces at a time. Known askers go first and have their own places, so that strangers who
 * fill the queue don't delay them. Clients that failed several times come after the others. Neither one client nor tries for one account can take every place.
 */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #places = { known: new Places(), stranger: new Places(), suspect: new Places() };
  #running = 0;
  #turns = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(asker);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  /** Why an asker would be refused now; undefined where there is room. */
  refusalFor({ client, standing, account }: Asker): QueueFull | undefined {
    const { mostWaiting, mostOfClient, mostOfAccount = Infinity } = this.#limits;
    const places = this.#places[standing];
    const own = places.countOf(client);
    if (own >= mostOfClient) return new ClientQueueFull('The client waits for enough already');
    if (places.countOfAccount(account) >= mostOfAccount)
      return new QueueFull('Too many wait for one account');
    if (places.size < mostWaiting[standing]) return undefined;
    const greediest = places.greediest();
    const canMakeRoom = greediest !== undefined && places.countOf(greediest) > own + 1;
    return canMakeRoom ? undefined : new QueueFull('The queue is full');
  }

  #turnOf(asker: Asker): Promise<void> {
    const refusal = this.refusalFor(asker);
    if (refusal) return Promise.reject(refusal);
    const places = this.#places[asker.standing];
    if (places.size >= this.#limits.mostWaiting[asker.standing]) {
      places.takeLastOf(places.greediest() ?? '')?.refuse(new ClientQueueFull('Others were let in instead'));
    }
    return new Promise((start, refuse) => {
      places.add(asker.client, { start, refuse, account: asker.account });
      this.#startNext();
    });
  }

  #startNext(): void {
    const next = this.#takeNext();
    if (!next) return;
    this.#running += 1;
    next.start();
  }

  #takeNext(): Waiting | undefined {
    const { known, stranger, suspect } = this.#places;
    const { atOnce, atOnceForKnown } = this.#limits;
    if (known.size > 0) return this.#running < atOnceForKnown ? known.takeNext() : undefined;
    if (this.#running >= atOnce) return undefined;
    this.#turns += 1;
    const isSuspectsTurn = this.#turns % TURNS_PER_SUSPECT === 0;
    return isSuspectsTurn
      ? (suspect.takeNext() ?? stranger.takeNext())
      : (stranger.takeNext() ?? suspect.takeNext());
  }
}
