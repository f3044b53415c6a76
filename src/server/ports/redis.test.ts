import { describe, expect, it, vi } from 'vitest';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { fakeRedis, redisKinds } from '#tests/support/redis.ts';
import { RedisCounts } from './redis.ts';

/** Short, so that the test is fast. */
const RETRY_MS = 20;

function openCounts(url: string, limitMs?: number) {
  const warnings: string[] = [];
  const log = {
    warn: (_facts: object, words: string) => void warnings.push(words),
    error: () => undefined,
  };
  const counts = new RedisCounts(url, log, { retryMs: RETRY_MS, ...(limitMs && { limitMs }) });
  whenFileEnds(async () => counts.close());
  const count = async (key: string, by = 1) => (await counts.add(key, by, 60_000))?.count;
  const isAnswered = async () => expect(await count('is it there')).toBeDefined();
  return { counts, warnings, count, whenReady: () => vi.waitFor(isAnswered, { timeout: 10_000 }) };
}

async function readyCounts(url: string) {
  const opened = openCounts(url);
  await opened.whenReady();
  return opened;
}

describe.each(redisKinds)('Counts in %s', (_kind, start) => {
  it('are shared by all who use it', async () => {
    const { url } = await start();
    const [one, other] = [await readyCounts(url), await readyCounts(url)];
    expect(await one.count('login ann@mail.example')).toBe(1);
    expect(await other.count('login ann@mail.example')).toBe(2);
    expect(await one.count('login ann@mail.example', -1)).toBe(1);
  });

  it('say how long their window lasts, from the first that was counted', async () => {
    const { url } = await start();
    const { counts } = await readyCounts(url);
    await counts.add('a', 1, 60_000);
    const { leftMs = 0 } = (await counts.add('a', 1, 999_000)) ?? {};
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(60_000);
  });

  it('come in order when many are asked for at once', async () => {
    const { url } = await start();
    const { count } = await readyCounts(url);
    const answers = await Promise.all(Array.from({ length: 200 }, () => count('a')));
    expect(answers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  it('go on after it was away, with one warning for each time', async () => {
    const redis = await start();
    const { count, warnings, whenReady } = await readyCounts(redis.url);
    for (const times of [1, 2]) {
      await (times === 1 ? redis : again).stop();
      await vi.waitFor(async () => expect(await count('a')).toBeUndefined());
      await vi.waitFor(() => expect(warnings).toHaveLength(times));
      // Several attempts to connect fail before Redis is back.
      await new Promise((resolve) => setTimeout(resolve, 5 * RETRY_MS));
      expect(await count('a')).toBeUndefined();
      expect(warnings).toEqual(Array(times).fill('Redis can not be reached'));
      again = await fakeRedis({ port: redis.port });
      await whenReady();
    }
  });
});
let again: { stop: () => Promise<void> };

describe('Redis', () => {
  it('is asked with the password and in the database that the address names', async () => {
    const redis = await fakeRedis({ secret: 'a:b' });
    const { count } = await readyCounts(redis.url.replace('//', '//shop:a%3Ab@') + '/3');
    expect(await count('a')).toBe(1);
    expect(redis.commands.slice(0, 2)).toEqual([
      ['auth', 'shop', 'a:b'],
      ['select', '3'],
    ]);
  });

  it('that refuses the password counts as unavailable', async () => {
    const { url } = await fakeRedis({ secret: 'a:b' });
    const { count, warnings } = openCounts(url);
    await vi.waitFor(() => expect(warnings).toEqual(['Redis can not be reached']));
    expect(await count('a')).toBeUndefined();
  });

  it('never gets the address of a person', async () => {
    const redis = await fakeRedis();
    const { count } = await readyCounts(redis.url);
    await count('login ann@mail.example');
    expect(JSON.stringify(redis.commands)).not.toContain('ann@mail.example');
  });

  it('that accepts commands and never answers is given up after the timeout', async () => {
    const { url, stop, port } = await fakeRedis();
    const { count, warnings, whenReady } = openCounts(url, 50);
    await whenReady();
    await stop();
    await fakeRedis({ answers: false, port });
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
    expect(await count('a')).toBeUndefined();
  });
});
