import { hash } from 'node:crypto';
import type { MadeOf } from '../db/changes.ts';
import type { Encoded, Encoding } from './encodings.ts';
import { allowingStyle } from './security.ts';
import { compress, compressAtOnce, QUICK, THOROUGH, unpack } from './encodings.ts';

const MIN_COMPRESSED = 860;
/** Compressing longer answers on this thread would delay other requests. */
const MAX_AT_ONCE = 256 * 1024;

/** An answer before it is encoded. */
export interface Made {
  status: number;
  contentType: string;
  cacheControl: string;
  body: string;
  /** Replace the usual headers, such as another content security policy. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The data that this answer was made from, if that is less than its kind of answer may use. */
  madeOf?: MadeOf | undefined;
  /** The hash of an inline style sheet, so that the content policy allows it. */
  styleHash?: string | undefined;
}

/** Bytes ready to be sent, with every header that goes with them. */
export interface Sendable {
  headers: readonly string[];
  body: Buffer;
}

/**
 * An answer that is the same for everybody. Each encoding is made quickly at the first request, and once more, smaller,
 * at the next one.
 */
export class StoredAnswer {
  /** Its label in /metrics. */
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
   * The bytes that other encodings are made from. Once compressed, the plain bytes are dropped: most answers are never
   * requested again, and collecting so much memory costs more than unpacking the few that are.
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

  /** Headers of a 304 answer, for a client that has these bytes already. */
  get unchangedHeaders(): readonly string[] {
    return this.#headers;
  }

  /** Returns bytes that are ready or quickly made directly, others as a promise. */
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
    // Copy the compressed bytes. They are a small view of a large buffer, which could not be freed otherwise.
    const body = encoding === 'identity' ? made : Buffer.from(made);
    if (encoding !== 'identity') this.#source = { encoding, body };
    const length = ['content-type', this.#contentType, 'content-length', String(body.length)];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return (this.#ready[encoding] = { headers: [...this.#headers, ...length, ...coding], body });
  }
}

/** Names and values in turn. Headers that are there are replaced: of two policies a browser would hold a page to both. */
function withHeaders(headers: readonly string[], own: Readonly<Record<string, string>>): string[] {
  const replaced = headers.map((text, index) => own[headers[index - 1] ?? ''] ?? text);
  return [
    ...replaced,
    ...Object.entries(own)
      .filter(([name]) => !headers.includes(name))
      .flat(),
  ];
}
