import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { pickEncoding } from './encodings.ts';
import type { Made, StoredAnswer } from './stored-answer.ts';

const fresh = { tags: ['catalog'] as const, maxAgeSeconds: 60 };
const textOf = async (answer: Promise<StoredAnswer>) => (await (await answer).in('identity')).body.toString();
const page = (body: string, status = 200): Made => ({
  status,
  contentType: 'text/plain',
  cacheControl: 'x',
  body,
});

it('makes an answer once, also for many who ask at the same time', async () => {
  const cache = new AnswerCache([]);
  let made = 0;
  const make = async () => page(String((made += 1)));
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.fetch('/a', fresh, make)));
  expect(made).toBe(1);
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
  await cache.fetch('/a', fresh, make);
  expect(made).toBe(1);
});

it('drops an answer when its data changes, and no other', async () => {
  const cache = new AnswerCache([]);
  await cache.fetch('/a', fresh, async () => page('a'));
  cache.drop('site');
  expect(cache.get('/a')).toBeDefined();
  cache.drop('catalog');
  expect(cache.get('/a')).toBeUndefined();
});

it('does not keep an answer that was begun before a change', async () => {
  const cache = new AnswerCache([]);
  let finish = (): void => undefined;
  const slow = cache.fetch('/a', fresh, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return page('old');
  });
  cache.drop('catalog');
  const next = cache.fetch('/a', fresh, async () => page('new'));
  finish();
  expect(await textOf(slow)).toBe('old');
  expect(await textOf(next)).toBe('new');
  expect(cache.get('/a')?.etag).not.toBe((await slow).etag);
});

it('keeps no refusal', async () => {
  const cache = new AnswerCache([]);
  await cache.fetch('/a', fresh, async () => page('no', 404));
  expect(cache.get('/a')).toBeUndefined();
});

it('compresses what is worth it', async () => {
  const cache = new AnswerCache([]);
  const large = await cache.fetch('/a', fresh, async () => page('threefold '.repeat(500)));
  const packed = await large.in('br');
  expect(packed.body.length).toBeLessThan(200);
  expect(packed.headers).toContain('content-encoding');
  expect((await large.in('gzip')).body.length).toBeLessThan(300);
  const short = await cache.fetch('/b', fresh, async () => page('short'));
  expect((await short.in('br')).body.toString()).toBe('short');
});

it.each([5_000, 500_000])(
  'sends the same %s bytes in every encoding, whichever came first',
  async (length) => {
    const text = 'threefold '.repeat(length / 10);
    const answer = await new AnswerCache([]).fetch('/a', fresh, async () => page(text));
    const readers = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    for (const encoding of ['br', 'gzip', 'identity', 'gzip', 'br'] as const) {
      const { body, headers } = await answer.in(encoding);
      expect(readers[encoding](body).toString()).toBe(text);
      expect(headers[headers.indexOf('content-length') + 1]).toBe(String(body.length));
    }
  },
);

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('%s is answered with %s', (accept, encoding) => {
  expect(pickEncoding(accept)).toBe(encoding);
});
