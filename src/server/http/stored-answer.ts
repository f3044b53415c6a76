import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ChangeTag } from '../db/changes.ts';

const MIN_COMPRESSED = 860;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 5;

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

/** An answer that is the same for everybody. Each encoding is made when it is first asked for, and kept. */
export class StoredAnswer {
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly ChangeTag[];
  readonly size: number;
  readonly #identity: Buffer;
  readonly #headers: readonly string[];
  readonly #contentType: string;
  readonly #ready: Partial<Record<Encoding, Sendable>> = {};

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
    return this.#ready[this.#worthwhile(encoding)];
  }

  async make(encoding: Encoding): Promise<Sendable> {
    const chosen = this.#worthwhile(encoding);
    const body = await compress(this.#identity, chosen);
    const length = ['content-type', this.#contentType, 'content-length', String(body.length)];
    const coding = chosen === 'identity' ? [] : ['content-encoding', chosen];
    return (this.#ready[chosen] = { headers: [...this.#headers, ...length, ...coding], body });
  }

  #worthwhile(encoding: Encoding): Encoding {
    return this.#identity.length < MIN_COMPRESSED ? 'identity' : encoding;
  }
}

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, { level: GZIP_LEVEL });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
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
