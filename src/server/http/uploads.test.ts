import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config.ts';
import { Answers } from './answers.ts';
import { Metrics } from './metrics.ts';
import { Refusal } from './refusal.ts';
import { createHttpServer } from './server.ts';
import type { Upload } from './uploads.ts';
import { uploadScope, withUpload } from './uploads.ts';

const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'xxBOUNDARYxx';

let app: FastifyInstance;
let received: (Upload & { content: Buffer })[] = [];
beforeEach(() => void (received = []));
beforeAll(async () => {
  app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }), new Answers({}, new Metrics()));
  await uploadScope(app, (scope) =>
    scope.post('/upload', { bodyLimit: 2 * MEGABYTE }, async (request, reply) => {
      const answer = await withUpload(request, { bytes: MEGABYTE, types: ['jpg', 'png'] }, async (upload) => {
        received.push({ ...upload, content: await readFile(upload.path) });
        return { status: 200 };
      });
      return answer instanceof Refusal ? reply.code(answer.status).send(answer.answer()) : answer;
    }),
  );
  app.post('/json', async ({ body }) => ({ body }));
});

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 1)]);
const filePart = (content: Buffer, name = 'photo.png', field = 'file') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const send = (...parts: Buffer[]) =>
  app.inject({
    method: 'POST',
    url: '/upload',
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`threefold-upload-${process.pid}-`));

describe('An upload', () => {
  it('reaches the handler whole, with its type, size and hash, and is gone afterwards', async () => {
    const answer = await send(filePart(PNG), END);
    expect(answer.statusCode).toBe(200);
    const hash = createHash('sha256').update(PNG).digest('hex');
    expect(received).toMatchObject([{ type: 'png', bytes: PNG.length, hash, name: 'photo.png' }]);
    expect(received[0]?.content.equals(PNG)).toBe(true);
    expect(existsSync(received[0]?.path ?? '')).toBe(false);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><title>A page that calls itself a picture</title>'],
    ['a GIF, which this route does not take', `GIF89a${'x'.repeat(100)}`],
    ['a program', `MZ${'\0'.repeat(100)}`],
    ['too short to be anything', 'x'],
    ['empty', ''],
  ])('that is %s is refused, under any name', async (_kind, content) => {
    const answer = await send(filePart(Buffer.from(content, 'latin1')), END);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('JPG, PNG') as string });
    expect(received).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  it('that is too large is refused, and one of exactly the limit is not', async () => {
    const exactly = Buffer.concat([PNG, Buffer.alloc(MEGABYTE - PNG.length)]);
    expect((await send(filePart(exactly), END)).statusCode).toBe(200);
    const answer = await send(filePart(Buffer.concat([exactly, Buffer.alloc(1)])), END);
    expect(answer.json()).toEqual({ status: 413, message: 'The file is larger than 1 MB.' });
    expect(received).toHaveLength(1);
    expect(await leftovers()).toEqual([]);
  });

  it('has a name for people to read, never a path', async () => {
    await send(filePart(PNG, '../../etc/x\u0007.png'), END);
    expect(received[0]?.name).toBe('x.png');
    expect(received[0]?.path).not.toContain('etc');
  });

  it('that is cut off is an error and leaves nothing', async () => {
    const answer = await send(filePart(PNG).subarray(0, -20));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(received).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  const textPart = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="note"\r\n\r\nHello\r\n`,
  );
  it.each([
    ['in another field', [filePart(PNG, 'photo.png', 'picture'), END]],
    ['beside a second file', [filePart(PNG), filePart(PNG, 'second.png'), END]],
    ['before a text field', [filePart(PNG), textPart, END]],
    ['after a text field', [textPart, filePart(PNG), END]],
  ])('%s is refused with the name of the one field', async (_what, parts) => {
    const answer = await send(...parts);
    expect(answer.json()).toEqual({
      status: 400,
      message: "Send one file, in the field 'file', and nothing else.",
    });
    expect(received).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  it.each([
    ['names no boundary', 'multipart/form-data', [filePart(PNG), END]],
    ['names an empty boundary', 'multipart/form-data; boundary=', [filePart(PNG), END]],
    ['names another boundary', 'multipart/form-data; boundary=other', [filePart(PNG), END]],
    ['ends in the middle', `multipart/form-data; boundary=${BOUNDARY}`, [filePart(PNG).subarray(0, -40)]],
    ['has no end', `multipart/form-data; boundary=${BOUNDARY}`, [filePart(PNG)]],
    ['is an empty line', `multipart/form-data; boundary=${BOUNDARY}`, [Buffer.from('\r\n')]],
  ])('whose body %s is refused', async (_what, type, parts) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/upload',
      payload: Buffer.concat(parts),
      headers: { 'content-type': type },
    });
    expect(answer.json()).toMatchObject({
      status: 400,
      message: expect.stringContaining('multipart') as string,
    });
    expect(received).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  it('without a file is refused', async () => {
    expect((await send(END)).statusCode).toBe(400);
  });

  it.each(['application/json', 'image/png', 'text/plain'])(
    'as %s is refused with the accepted types',
    async (type) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/upload',
        payload: '{"a":1}',
        headers: { 'content-type': type },
      });
      expect(answer.json()).toEqual({
        status: 415,
        message: "Send the file as multipart/form-data, in the field 'file'.",
      });
    },
  );

  it('is not taken by other routes', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/json',
      payload: Buffer.concat([filePart(PNG), END]),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });
    expect(answer.statusCode).toBe(415);
  });
});
