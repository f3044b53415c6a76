import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import type { Log } from '../jobs/runner.ts';

/** Long for a counter beside the shop: whoever is slower is treated as away. */
const LIMIT_MS = 2_000;
const RETRY_MS = 5_000;
const MOST_WAITING = 10_000;

/** One step, so that a count can neither outlive its window nor lose it. */
const ADD = `local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return count`;

/**
 * Counts in a Redis that several nodes share. Where it can't be reached, an answer is undefined at once and
 * nobody waits for it: the shop goes on by its own counts, and tries again every few seconds.
 */
export class RedisCounts {
  readonly #url: URL;
  readonly #log: Log;
  readonly #now: () => number;
  #socket: Socket | undefined;
  #waiting: ((reply: string | undefined) => void)[] = [];
  #read = '';
  #awayUntil = 0;

  constructor(url: string, log: Log, now: () => number = Date.now) {
    this.#url = new URL(url);
    this.#log = log;
    this.#now = now;
  }

  async add(key: string, by: number, windowMs: number): Promise<number | undefined> {
    // A key can hold an address: what Redis keeps of it is a mark.
    const mark = createHash('sha256').update(key).digest('base64url');
    const reply = await this.#command(
      'EVAL',
      ADD,
      '1',
      `threefold:tries:${mark}`,
      String(by),
      String(windowMs),
    );
    if (reply?.startsWith(':')) return Number(reply.slice(1));
    // Such as a password that it refuses: worth a word, and another try later.
    if (reply !== undefined) this.#socket?.destroy(new Error(reply));
    return undefined;
  }

  close(): void {
    this.#awayUntil = Infinity;
    this.#socket?.destroy();
  }

  #command(...words: string[]): Promise<string | undefined> {
    if (!this.#socket && this.#now() < this.#awayUntil) return Promise.resolve(undefined);
    if (this.#waiting.length >= MOST_WAITING) return Promise.resolve(undefined);
    const socket = (this.#socket ??= this.#connect());
    return this.#send(socket, words);
  }

  #send(socket: Socket, words: string[]): Promise<string | undefined> {
    const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
    socket.write(`*${words.length}\r\n${parts.join('')}`);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #connect(): Socket {
    const { protocol, hostname: host, port, username, password, pathname } = this.#url;
    const where = { host, port: Number(port || 6379) };
    const socket =
      protocol === 'rediss:' ? connectSecure({ ...where, servername: host }) : connectPlain(where);
    socket.unref();
    socket.setEncoding('utf8');
    socket.setTimeout(LIMIT_MS, () => {
      if (this.#waiting.length > 0) socket.destroy(new Error('no answer'));
    });
    socket.on('data', (text: string) => this.#take(text));
    socket.on('error', (error: Error) =>
      this.#log.warn({ reason: error.message }, 'Redis can not be reached'),
    );
    socket.on('close', () => this.#lose());
    if (password) {
      void this.#send(socket, ['AUTH', ...[username, password].filter(Boolean).map(decodeURIComponent)]);
    }
    const database = pathname.slice(1);
    if (database) void this.#send(socket, ['SELECT', database]);
    return socket;
  }

  #lose(): void {
    this.#socket = undefined;
    this.#read = '';
    this.#awayUntil = Math.max(this.#awayUntil, this.#now() + RETRY_MS);
    for (const resolve of this.#waiting.splice(0)) resolve(undefined);
  }

  /** Every reply to what is sent here is one line: a number, a word or an error. */
  #take(text: string): void {
    const lines = (this.#read + text).split('\r\n');
    this.#read = lines.pop() ?? '';
    for (const line of lines) this.#waiting.shift()?.(line);
  }
}
