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

/** Bytes as they are sent in one encoding. */
export interface Encoded {
  encoding: Encoding;
  body: Buffer;
}

/** Most answers are sent once: these levels give a third more bytes for a quarter of the CPU time. */
export const QUICK = { brotli: 1, gzip: 1 };
/** For answers that are sent again. The work is done once. */
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

/** Compresses on this thread. For short texts that costs less than handing the work to another thread. */
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

/** The best encoding that the client accepts. q=0 excludes an encoding. */
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
