import { hash } from 'node:crypto';
import type { MadeOf } from '../db/changes.ts';
import type { Encoded, Encoding } from './encodings.ts';
import { allowingStyle } from './security.ts';
import { compress, compressAtOnce, QUICK, THOROUGH, unpack } from './encodings.ts';

const MIN_COMPRESSED = 860;
/** What is longer would hold up others if it were compressed on this thread. */
const MAX_AT_ONCE = 256 * 1024;

/** What an answer says, before it is bytes. */
export interface Made {
  status: number;
  contentType: string;
  cacheControl: string;
  body: string;
  /** In place of the usual ones, such as another content security policy. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** What it turned out to be made of, where that is less than its kind of answer may be made of. */
  madeOf?: MadeOf | undefined;
  /** Of a sheet inside the body, which the content policy would not allow otherwise. */
  styleHash?: string | undefined;
}

/** Bytes ready to be sent, with every header that goes with them. */
export interface Sendable {
  headers: readonly string[];
  body: Buffer;
}

/**
 * An answer that is the same for everybody. Each encoding is made quickly when it is first asked for, and once
 * more, smaller, when it turns out to be asked for again.
 */
export class StoredAnswer {
  /** What it is counted under in /metrics. */
  route = '';
  readonly status: number;
  readonly etag: string;
  readonly madeOf: MadeOf;
  readonly size: number;
  readonly #length: number;
  readonly #headers: readonly string[];
  readonly #contentType: string;
  readonly #ready: Partial<Record<Encoding, Sendable>> = {};
  readonly #improved = new Set<Encoding>();
  /**
   * What other encodings are made of. Once compressed, the plain bytes are let go: most answers are never asked
   * for again, and collecting so much memory costs more than unpacking the few that are.
   */
  #source: Encoded;

  constructor(made: Made, madeOf: MadeOf, baseHeaders: readonly string[]) {
    this.status = made.status;
    this.madeOf = made.madeOf ?? madeOf;
    const body = Buffer.from(made.body);
    this.#source = { encoding: 'identity', body };
    this.#length = body.length;
    this.#contentType = made.contentType;
    this.etag = `"${hash('sha1', body, 'base64url')}"`;
    const retry = made.status === 503 ? ['retry-after', '3600'] : [];
    const base = made.headers === undefined ? baseHeaders : withHeaders(baseHeaders, made.headers);
    this.#headers = [
      ...allowingStyle(base, made.styleHash),
      'etag',
      this.etag,
      'cache-control',
      made.cacheControl,
      ...retry,
    ];
    this.size = Math.ceil(body.length * 1.5) + 1024;
  }

  /** Headers of the answer to who has these bytes already. */
  get unchangedHeaders(): readonly string[] {
    return this.#headers;
  }

  /** What is ready, or soon made, is there at once; a promise is for what has to be worked on. */
  in(encoding: Encoding): Sendable | Promise<Sendable> {
    const chosen = this.#length < MIN_COMPRESSED ? 'identity' : encoding;
    const ready = this.#ready[chosen];
    if (ready) {
      if (chosen !== 'identity') this.#improve(chosen);
      return ready;
    }
    const { encoding: known, body } = this.#source;
    return known === 'identity' && body.length <= MAX_AT_ONCE
      ? this.#keep(chosen, compressAtOnce(body, chosen))
      : this.#make(chosen, QUICK);
  }

  #improve(encoding: Encoding): void {
    if (this.#improved.has(encoding)) return;
    this.#improved.add(encoding);
    void this.#make(encoding, THOROUGH);
  }

  async #make(encoding: Encoding, effort: typeof QUICK): Promise<Sendable> {
    return this.#keep(encoding, await compress(await unpack(this.#source), encoding, effort));
  }

  #keep(encoding: Encoding, made: Buffer): Sendable {
    // A copy of what was compressed: it comes as a small part of the buffer that it was written to.
    const body = encoding === 'identity' ? made : Buffer.from(made);
    if (encoding !== 'identity') this.#source = { encoding, body };
    const length = ['content-type', this.#contentType, 'content-length', String(body.length)];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return (this.#ready[encoding] = { headers: [...this.#headers, ...length, ...coding], body });
  }
}

/** Names and values in turn. Of two policies a browser would hold a page to both. */
/** Names and values stand one after the other. */
function withHeaders(headers: readonly string[], own: Readonly<Record<string, string>>): string[] {
  return headers.map((text, index) => own[headers[index - 1] ?? ''] ?? text);
}
