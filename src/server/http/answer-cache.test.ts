import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { pickEncoding } from './encodings.ts';
import type { Fetched } from './answer-cache.ts';
import type { Made } from './stored-answer.ts';

const fresh = { tags: ['catalog'] as const, maxAgeSeconds: 60 };
const textOf = async (fetched: Promise<Fetched>) =>
  (await (await fetched).answer.in('identity')).body.toString();
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
  expect(new Set(answers.map(({ answer }) => answer.etag)).size).toBe(1);
  await cache.fetch('/a', fresh, make);
  expect(made).toBe(1);
});

it('drops an answer when its data changes, and no other', async () => {
  const cache = new AnswerCache([]);
  await cache.fetch('/a', fresh, async () => page('a'));
  cache.drop({ tag: 'site' });
  expect(cache.get('/a')).toBeDefined();
  cache.drop({ tag: 'catalog' });
  expect(cache.get('/a')).toBeUndefined();
});

it('does not keep an answer that was begun before a change', async () => {
  const cache = new AnswerCache([]);
  let finish = (): void => undefined;
  const slow = cache.fetch('/a', fresh, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return page('old');
  });
  cache.drop({ tag: 'catalog' });
  const next = cache.fetch('/a', fresh, async () => page('new'));
  finish();
  expect(await textOf(slow)).toBe('old');
  expect(await textOf(next)).toBe('new');
  expect(cache.get('/a')?.etag).not.toBe((await slow).answer.etag);
});

it('drops answers with a changed product and keeps others, also while they are being made', async () => {
  const cache = new AnswerCache([]);
  const answerAbout = (product: number): Made => ({
    ...page(String(product)),
    madeOf: { tags: ['catalog'], products: [product] },
  });
  await cache.fetch('/4', fresh, async () => answerAbout(4));
  await cache.fetch('/5', fresh, async () => answerAbout(5));
  let finish = (): void => undefined;
  const slowly = async (product: number) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return answerAbout(product);
  };
  const six = cache.fetch('/6', fresh, () => slowly(6));
  cache.drop({ tag: 'products', products: new Set([4]) });
  finish();
  await six;
  const seven = cache.fetch('/7', fresh, () => slowly(7));
  cache.drop({ tag: 'products', products: new Set([7]) });
  finish();
  await seven;
  const kept = ['/4', '/5', '/6', '/7'].filter((key) => cache.get(key));
  expect(kept).toEqual(['/5', '/6']);
});

/** A database that the test can switch off, and a clock that the test moves by hand. */
function shakyCache() {
  let time = 1_000;
  let isAway = false;
  let tries = 0;
  const cache = new AnswerCache([], () => time);
  const fetch = (key: string, body: string, status = 200) =>
    cache.fetch(key, fresh, async () => {
      tries += 1;
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return page(body, status);
    });
  return {
    cache,
    fetch,
    tries: () => tries,
    turn: (seconds: number) => void (time += seconds * 1_000),
    away: (is: boolean) => void (isAway = is),
  };
}

it('sends stored answers while the database is away, marked as stale, for ten minutes', async () => {
  const { cache, fetch, turn, away, tries } = shakyCache();
  await fetch('/a', 'old');
  turn(61);
  expect(cache.get('/a')).toBeUndefined();
  away(true);
  expect(await fetch('/a', 'new')).toMatchObject({ isStale: true });
  expect(await textOf(fetch('/a', 'new'))).toBe('old');
  await expect(fetch('/b', 'never made')).rejects.toThrow('ECONNREFUSED');
  turn(599);
  await expect(fetch('/a', 'new')).rejects.toThrow('ECONNREFUSED');

  away(false);
  expect(await fetch('/a', 'new')).toMatchObject({ isStale: false });
  expect(await textOf(fetch('/a', 'newer'))).toBe('new');
  expect(tries()).toBe(6);
});

it('keeps what a change made stale for such times too, but not what is gone', async () => {
  const { cache, fetch, away } = shakyCache();
  await fetch('/a', 'old');
  await fetch('/gone', 'old');
  cache.drop({ tag: 'all' });
  await fetch('/gone', 'not found', 404);
  away(true);
  expect(await textOf(fetch('/a', 'new'))).toBe('old');
  await expect(fetch('/gone', '')).rejects.toThrow('ECONNREFUSED');
});

it('does not let a visitor wait for a database that hangs, and waits where nothing is kept', async () => {
  vi.useFakeTimers();
  try {
    const cache = new AnswerCache([]);
    await cache.fetch('/a', fresh, async () => page('old'));
    cache.drop({ tag: 'all' });
    const hangs = () => new Promise<Made>(() => undefined);
    const [kept, unknown] = [cache.fetch('/a', fresh, hangs), cache.fetch('/b', fresh, hangs)];
    const waits = vi.fn<() => void>();
    void unknown.finally(waits);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await kept).toMatchObject({ isStale: true });
    expect(waits).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

it('does not hide a mistake behind an old answer', async () => {
  const { cache, fetch } = shakyCache();
  await fetch('/a', 'old');
  cache.drop({ tag: 'all' });
  const broken = cache.fetch('/a', fresh, () => Promise.reject(new Error('a mistake')));
  await expect(broken).rejects.toThrow('a mistake');
});

it('keeps no refusal', async () => {
  const cache = new AnswerCache([]);
  await cache.fetch('/a', fresh, async () => page('no', 404));
  expect(cache.get('/a')).toBeUndefined();
});

it('compresses what is worth it', async () => {
  const cache = new AnswerCache([]);
  const { answer: large } = await cache.fetch('/a', fresh, async () => page('threefold '.repeat(500)));
  const packed = await large.in('br');
  expect(packed.body.length).toBeLessThan(200);
  expect(packed.headers).toContain('content-encoding');
  expect((await large.in('gzip')).body.length).toBeLessThan(300);
  const { answer: short } = await cache.fetch('/b', fresh, async () => page('short'));
  expect((await short.in('br')).body.toString()).toBe('short');
});

it.each([5_000, 500_000])(
  'sends the same %s bytes in every encoding, whichever was asked for first',
  async (length) => {
    const text = 'threefold '.repeat(length / 10);
    const { answer } = await new AnswerCache([]).fetch('/a', fresh, async () => page(text));
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
