import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { ByteRange } from '#rules/media/byte-range.ts';
import type { BucketSettings } from '../config/config.ts';
import type { FileType } from './file-types.ts';
import { mediaTypeOf, typeOfName } from './file-types.ts';

export interface StoredFile {
  type: FileType;
  bytes: number;
  stream: Readable;
}

/**
 * The store of uploaded files, under keys such as `pictures/ab12.webp`. A key holds the hash of the content,
 * so its content never changes, and storing a file twice changes nothing.
 */
export interface FileStore {
  /** Copies a local file into the store. The whole file is stored when this returns. */
  put: (key: string, path: string) => Promise<void>;
  /**
   * A file or a part of it. Undefined if the key doesn't exist. `bytes` is the length of the stream. The caller must
   * read the stream or destroy it.
   */
  read: (key: string, part?: ByteRange) => Promise<StoredFile | undefined>;
  /** The length in bytes. Undefined if the key doesn't exist. */
  sizeOf: (key: string) => Promise<number | undefined>;
  /** A missing file is no error. */
  remove: (key: string) => Promise<void>;
}

/** The store does not answer, or answers with an error. The message is for the log. */
export class FileStoreFailed extends Error {}

const KEY = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{2,5}$/;
const KEY_LENGTH = 200;

/** The shop makes the keys, never the uploader. A bad key is a bug, and must not reach the disk. */
function checked(key: string): { key: string; type: FileType } {
  const type = typeOfName(key);
  if (!KEY.test(key) || key.length > KEY_LENGTH || !type) throw new Error(`“${key}” is no key of a file`);
  return { key, type };
}

/** For one node, or nodes that share a disk. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checked(key).key);
  return {
    async put(key, source) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written under another name and then renamed, so that readers find a whole file or none, also after a crash.
      const part = `${path}.${process.pid}-${Date.now()}.part`;
      await copyFile(source, part);
      await rename(part, path);
    },
    read: (key, part) =>
      orMissing(async () => {
        const { type } = checked(key);
        const file = await open(pathOf(key));
        const { size } = await file.stat();
        return { type, bytes: lengthOf(part, size), stream: file.createReadStream(part) };
      }),
    sizeOf: (key) => orMissing(async () => (await stat(pathOf(key))).size),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

const lengthOf = (part: ByteRange | undefined, size: number) =>
  part ? Math.min(part.end, size - 1) - part.start + 1 : size;

async function orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** For a whole answer: the largest file over a slow line. */
const ANSWER_MS = 60_000;

/** A bucket of any S3-compatible service, for several nodes. */
export function bucketStore({ endpoint, bucket, ...credentials }: BucketSettings): FileStore {
  // A stream can be sent only once, so the caller retries.
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 });
  const urlOf = (key: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${checked(key).key}`;

  async function send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const url = urlOf(key);
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await client.fetch(url, { method, signal, ...init }).catch((error: unknown) => {
      throw new FileStoreFailed(`The bucket did not answer to ${method} ${key}`, { cause: error });
    });
    if (response.ok || response.status === 404) return response;
    const reason = (await response.text()).slice(0, 200);
    throw new FileStoreFailed(`The bucket answered ${response.status} to ${method} ${key}: ${reason}`);
  }

  return {
    async put(key, source) {
      const { type } = checked(key);
      const { size } = await stat(source);
      const init: RequestInit & { duplex: 'half' } = {
        headers: {
          'content-type': mediaTypeOf(type),
          'content-length': String(size),
          // The hash of a stream is known only at its end.
          'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
        },
        duplex: 'half',
      };
      // `Object.assign`, because Node's stream type differs from the DOM's.
      const request = Object.assign(init, { body: Readable.toWeb(createReadStream(source)) });
      const response = await send('PUT', key, request);
      if (response.status === 404) throw new FileStoreFailed(`There is no bucket ${bucket}`);
      await response.body?.cancel();
    },
    async read(key, part) {
      const { type } = checked(key);
      const headers = part && { range: `bytes=${part.start}-${part.end}` };
      const response = await send('GET', key, headers && { headers });
      if (response.status === 404 || !response.body) {
        await response.body?.cancel();
        return undefined;
      }
      const bytes = Number(response.headers.get('content-length'));
      return { type, bytes, stream: Readable.fromWeb(response.body as ReadableStream<Uint8Array>) };
    },
    async sizeOf(key) {
      const response = await send('HEAD', key);
      return response.status === 404 ? undefined : Number(response.headers.get('content-length'));
    },
    async remove(key) {
      const response = await send('DELETE', key);
      await response.body?.cancel();
    },
  };
}
