import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { ChangeTag, StaleAnswers } from '../db/changes.ts';
import { isStaleAfter } from '../db/changes.ts';
import type { Freshness } from './answer-cache.ts';
import { AnswerCache } from './answer-cache.ts';
import { SESSION_COOKIE } from './account.ts';
import { pickEncoding } from './encodings.ts';
import { countedRoute, type Metrics } from './metrics.ts';
import type { Made, Sendable, StoredAnswer } from './stored-answer.ts';

/** Headers that mark an answer as stale. It is sent while the database does not answer. */
const STALE = ['x-threefold-stale', '1', 'warning', '110 - "Response is Stale"'];

/**
 * Serves answers that are the same for everybody. A stored one is sent before the framework sees the request:
 * routing, parsing and hooks would cost several times as much as sending the bytes.
 */
export class Answers {
  readonly #cache: AnswerCache;
  readonly #memories = new Map<string, { tags: readonly ChangeTag[]; value: Promise<unknown> }>();
  readonly #ownPaths: string[] = [];
  #isClosing = false;
  readonly #metrics: Metrics;

  constructor(headers: Record<string, string>, metrics: Metrics) {
    this.#metrics = metrics;
    this.#cache = new AnswerCache(Object.entries({ ...headers, vary: 'Accept-Encoding' }).flat());
  }

  drop(change: StaleAnswers): void {
    this.#cache.drop(change);
    for (const [key, memory] of this.#memories) {
      // Remembered facts are about no single product.
      if (isStaleAfter(change, { tags: memory.tags, products: [] })) this.#memories.delete(key);
    }
  }

  close(): void {
    this.#isClosing = true;
  }

  /** Below this path, requests with a session skip the cache, since the answer may depend on the account. */
  letThrough(path: string): void {
    this.#ownPaths.push(path);
  }

  /** Small facts that many answers need, such as the category tree: loaded once, until their data changes. */
  remember<T>(key: string, tags: readonly ChangeTag[], load: () => Promise<T>): Promise<T> {
    const known = this.#memories.get(key);
    if (known) return known.value as Promise<T>;
    const value = load();
    this.#memories.set(key, { tags, value });
    value.catch(() => this.#memories.delete(key));
    return value;
  }

  /** The status that a request for this address would get. The answer made to find out is kept like any other. */
  async statusOf(
    key: string,
    freshness: Freshness,
    make: () => Promise<Made>,
    route: string,
  ): Promise<number> {
    const { answer } = await this.#cache.fetch(key, freshness, make);
    answer.route = route;
    return answer.status;
  }

  /** Wraps the framework's listener: sends stored answers at once and passes other requests on. */
  listener(next: RequestListener): RequestListener {
    return (request, response) => {
      if ((request.method === 'GET' || request.method === 'HEAD') && !this.#isClosing) {
        const stored = this.#cache.get(request.url ?? '');
        if (stored && !this.#mayDiffer(request)) {
          this.#sendKept(request, response, stored);
          return;
        }
      }
      next(request, response);
    };
  }

  #sendKept(request: IncomingMessage, response: ServerResponse, stored: StoredAnswer): void {
    const started = performance.now();
    this.#metrics.answeredFromMemory();
    const sending = this.#send(request, response, stored);
    const count = () => {
      const { method = '' } = request;
      this.#metrics.answered(method, stored.route, response.statusCode, performance.now() - started);
    };
    if (sending) void sending.then(count);
    else count();
  }

  #mayDiffer({ headers, url = '' }: IncomingMessage): boolean {
    return (
      (headers.cookie?.includes(SESSION_COOKIE) ?? false) &&
      this.#ownPaths.some((path) => url.startsWith(path))
    );
  }

  /**
   * `key` is the path under which the answer is kept. It differs from the URL where several URLs share one
   * answer.
   */
  async reply(
    reply: FastifyReply,
    freshness: Freshness,
    make: () => Promise<Made>,
    key = keyOf(reply.request.raw.url ?? '', freshness),
  ): Promise<void> {
    if (this.#cache.get(key)) this.#metrics.answeredFromMemory();
    const { answer, isStale } = await this.#cache.fetch(key, freshness, make);
    answer.route = countedRoute(reply.request);
    reply.hijack();
    await this.#send(reply.request.raw, reply.raw, answer, isStale ? STALE : []);
  }

  /** Sends without waiting when the bytes are ready or quickly made; otherwise when they are. */
  #send(
    request: IncomingMessage,
    response: ServerResponse,
    stored: StoredAnswer,
    more: readonly string[] = [],
  ): Promise<void> | undefined {
    if (stored.status === 200 && request.headers['if-none-match'] === stored.etag) {
      response.writeHead(304, [...stored.unchangedHeaders, ...more]).end();
      return undefined;
    }
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const finish = ({ headers, body }: Sendable) => {
      response.writeHead(stored.status, more.length === 0 ? (headers as string[]) : [...headers, ...more]);
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const sendable = stored.in(encoding);
    if (sendable instanceof Promise) return sendable.then(finish);
    finish(sendable);
    return undefined;
  }
}

const keyOf = (url: string, { ignoresSearch }: Freshness) =>
  ignoresSearch ? (url.split('?', 1)[0] ?? url) : url;
