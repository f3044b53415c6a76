import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ChangeTag } from '../db/changes.ts';

const MIN_COMPRESSED = 860;
/** Most answers are asked for once: a third more bytes cost a quarter of the processor. */
const QUICK = { brotli: 1, gzip: 1 };
/** What is asked for again is worth the work, which is done once. */
const THOROUGH = { brotli: 6, gzip: 6 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** What an answer says, before it is bytes. */
export interface Made {
  status: number;
  contentType: string;
  cacheControl: string;
  body: string;
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
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly ChangeTag[];
  readonly size: number;
  readonly #identity: Buffer;
  readonly #headers: readonly string[];
  readonly #contentType: string;
  readonly #ready: Partial<Record<Encoding, Sendable>> = {};
  readonly #improved = new Set<Encoding>();

  constructor(made: Made, tags: readonly ChangeTag[], baseHeaders: readonly string[]) {
    this.status = made.status;
    this.tags = tags;
    this.#identity = Buffer.from(made.body);
    this.#contentType = made.contentType;
    this.etag = `"${createHash('sha1').update(this.#identity).digest('base64url')}"`;
    const retry = made.status === 503 ? ['retry-after', '3600'] : [];
    this.#headers = [...baseHeaders, 'etag', this.etag, 'cache-control', made.cacheControl, ...retry];
    this.size = Math.ceil(this.#identity.length * 1.5) + 1024;
  }

  /** Headers of the answer to who has these bytes already. */
  get unchangedHeaders(): readonly string[] {
    return this.#headers;
  }

  ready(encoding: Encoding): Sendable | undefined {
    const chosen = this.#worthwhile(encoding);
    const ready = this.#ready[chosen];
    if (ready && chosen !== 'identity') this.#improve(chosen);
    return ready;
  }

  make(encoding: Encoding): Promise<Sendable> {
    return this.#make(this.#worthwhile(encoding), QUICK);
  }

  async #make(encoding: Encoding, effort: typeof QUICK): Promise<Sendable> {
    const body = await compress(this.#identity, encoding, effort);
    const length = ['content-type', this.#contentType, 'content-length', String(body.length)];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return (this.#ready[encoding] = { headers: [...this.#headers, ...length, ...coding], body });
  }

  #improve(encoding: Encoding): void {
    if (this.#improved.has(encoding)) return;
    this.#improved.add(encoding);
    void this.#make(encoding, THOROUGH);
  }

  #worthwhile(encoding: Encoding): Encoding {
    return this.#identity.length < MIN_COMPRESSED ? 'identity' : encoding;
  }
}

async function compress(bytes: Buffer, encoding: Encoding, effort: typeof QUICK): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, { level: effort.gzip });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The best encoding that the client takes; refusals by q=0 are honoured. */
export function pickEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (takes(accept, 'br')) return 'br';
  return takes(accept, 'gzip') ? 'gzip' : 'identity';
}

function takes(accept: string, encoding: string): boolean {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => part === encoding || (part.startsWith(`${encoding};`) && !/;\s*q=0(\.0*)?$/.test(part)));
}
