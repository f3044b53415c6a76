import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileType } from '../ports/file-types.ts';
import { fileTypeOf, isHeic, SIGNATURE_BYTES } from '../ports/file-types.ts';
import { passingFolder } from '../ports/passing-folder.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be large and slow. */
    takesUpload?: boolean;
  }
}
import { Refusal, refuse } from './refusal.ts';

/** A file of this type has no first bytes of its own: it is text. */
type TextType = 'csv';
export type UploadType = FileType | TextType;

export interface UploadLimits<T extends UploadType = FileType> {
  bytes: number;
  types: readonly T[];
}

/** An uploaded file, on this machine's disk until its handler has ended. */
export interface Upload<T extends UploadType = FileType> {
  path: string;
  /** Read from the file's first bytes, not from the sender's words. */
  type: T;
  bytes: number;
  /** SHA-256 in hex: the same file is kept once. */
  hash: string;
  /** The sender's name for the file, only to be shown. Never part of a path. */
  name: string;
}

const NAME_LENGTH = 120;

/** The only form field that is accepted. */
const FIELD = 'file';

export const ONLY_MULTIPART = `Send the file as multipart/form-data, in the field '${FIELD}'.`;

const oneField = () => refuse(400, `Send one file, in the field '${FIELD}', and nothing else.`);
/** The parser's error codes for too many parts. */
const TOO_MANY_PARTS = /^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/;

/** Routes in this scope accept one file in a multipart body. All other routes read only JSON. */
export async function uploadScope(
  app: FastifyInstance,
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => void (route.config = { ...route.config, takesUpload: true }));
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    addRoutes(scope);
  });
}

/**
 * Streams the file of a request to the disk and passes it to the handler. Stops as soon as the file is too large, or
 * its first bytes show a wrong type. The file is deleted when the handler has ended.
 */
export async function withUpload<A, T extends UploadType>(
  request: FastifyRequest,
  limits: UploadLimits<T>,
  handler: (upload: Upload<T>) => Promise<A>,
): Promise<A | Refusal> {
  if (!request.isMultipart()) return refuse(415, ONLY_MULTIPART);
  const folder = await passingFolder();
  try {
    const upload = await receive(request, limits, join(folder, randomUUID()));
    return upload instanceof Refusal ? upload : await handler(upload);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class WrongType extends Error {}

/** Receives the file. Refuses a request with a second part. */
async function receive<T extends UploadType>(
  request: FastifyRequest,
  limits: UploadLimits<T>,
  path: string,
): Promise<Upload<T> | Refusal> {
  try {
    const parts = request.parts({ limits: { fileSize: limits.bytes, files: 1, fields: 0, parts: 2 } });
    const first = await parts.next();
    if (first.done === true) return refuse(400, 'There is no file in the request.');
    if (first.value.type !== 'file' || first.value.fieldname !== FIELD) return oneField();
    const upload = await keep(first.value, limits, path);
    if (upload instanceof Refusal) return upload;
    return (await parts.next()).done ? upload : oneField();
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    if (TOO_MANY_PARTS.test(code)) return oneField();
    // Errors of the disk have a `syscall`. All others are about the request.
    if (syscall !== undefined) throw error;
    return refuse(400, `The request broke off, or is not multipart/form-data. ${ONLY_MULTIPART}`);
  }
}

async function keep<T extends UploadType>(
  part: MultipartFile,
  { bytes, types }: UploadLimits<T>,
  path: string,
): Promise<Upload<T> | Refusal> {
  const hash = createHash('sha256');
  let size = 0;
  let start = Buffer.alloc(0);
  let type: T | undefined;
  const look = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (start.length < SIGNATURE_BYTES) {
        start = Buffer.concat([start, chunk.subarray(0, SIGNATURE_BYTES)]);
        type = types.find((one) => one === (fileTypeOf(start) ?? textTypeOf(start)));
        if (start.length >= SIGNATURE_BYTES && !type) return done(new WrongType());
      }
      return done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, look, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof WrongType) return wrongType(types, start);
    throw error;
  }
  if (part.file.truncated) return refuse(413, `The file is larger than ${megabytes(bytes)} MB.`);
  if (!type) return wrongType(types, start);
  return { path, type, bytes: size, hash: hash.digest('hex'), name: nameOf(part.filename) };
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** Text has no NUL, unless it is UTF-16. Spreadsheets with several sheets are ZIP files. */
function textTypeOf(start: Buffer): TextType | undefined {
  const isWide = ['fffe', 'feff'].includes(start.toString('hex', 0, 2));
  const isZip = start.toString('latin1', 0, 2) === 'PK';
  return isZip || (start.includes(0) && !isWide) ? undefined : 'csv';
}

function wrongType(types: readonly string[], start: Buffer): Refusal {
  const taken = `Send one of these: ${types.join(', ').toUpperCase()}.`;
  if (start.length === 0) return refuse(415, `This file is empty. ${taken}`);
  if (isHeic(start)) {
    return refuse(
      415,
      'This photo is in Apple’s HEIC format, which can’t be read here. Please send it as a JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible, or take a screenshot of it.',
    );
  }
  return refuse(415, `This kind of file is not taken. ${taken}`);
}

/** Removes the path and characters that can't be shown. */
const nameOf = (name: string) =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{C}+/gu, '')
    .slice(0, NAME_LENGTH);
