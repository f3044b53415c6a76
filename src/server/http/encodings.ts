import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes as they are written in one encoding. */
export interface Encoded {
  encoding: Encoding;
  body: Buffer;
}

/** Most answers are asked for once: a third more bytes cost a quarter of the processor. */
export const QUICK = { brotli: 1, gzip: 1 };
/** What is asked for again is worth the work, which is done once. */
export const THOROUGH = { brotli: 6, gzip: 6 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const undoBrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

export async function compress(bytes: Buffer, encoding: Encoding, effort: typeof QUICK): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'gzip'
    ? zip(bytes, { level: effort.gzip })
    : brotli(bytes, brotliOptions(bytes, effort.brotli));
}

/** Quickly, and on this thread: for what is not long, handing it to another one takes more than doing it. */
export function compressAtOnce(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return bytes;
  return encoding === 'gzip'
    ? gzipSync(bytes, { level: QUICK.gzip })
    : brotliCompressSync(bytes, brotliOptions(bytes, QUICK.brotli));
}

export async function unpack({ encoding, body }: Encoded): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'gzip' ? unzip(body) : undoBrotli(body);
}

const brotliOptions = (bytes: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

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
