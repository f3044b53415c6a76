import { describe, expect, it, vi } from 'vitest';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { redisKinds } from '#tests/support/redis.ts';
import { readConfig } from '../config/config.ts';
import { RedisCounts } from '../ports/redis.ts';
import { Answers } from './answers.ts';
import { Metrics } from './metrics.ts';
import { limitRequests } from './rate-limit.ts';
import { createHttpServer } from './server.ts';

const MOST = 6;

/** One node of a shop, which answers requests from one network address. */
async function node(redisUrl?: string) {
  const app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }), new Answers({}, new Metrics()));
  const redis = redisUrl === undefined ? undefined : new RedisCounts(redisUrl, app.log);
  const answered: Promise<unknown>[] = [];
  await limitRequests(
    app,
    MOST,
    redis &&
      ((...given) => {
        const answer = redis.add(...given);
        answered.push(answer);
        return answer;
      }),
  );
  app.get('/here', async () => 'yes');
  whenFileEnds(async () => {
    redis?.close();
    await app.close();
  });
  const whenReady = () =>
    vi.waitFor(async () => expect(await redis?.add('is it there', 1, 1_000)).toBeDefined(), {
      timeout: 10_000,
    });
  if (redis) await whenReady();
  const status = async () => {
    const { statusCode } = await app.inject({ url: '/here' });
    await Promise.all(answered.splice(0));
    return statusCode;
  };
  return { app, status };
}

describe.each(redisKinds)('With %s', (_kind, start) => {
  it('two nodes count the requests of a client together', async () => {
    const { url } = await start();
    const [one, other] = [await node(url), await node(url)];
    const statuses: number[] = [];
    for (let sent = 0; sent < MOST + 4; sent += 1) statuses.push(await (sent % 2 ? other : one).status());
    expect(statuses.slice(0, MOST)).toEqual(Array(MOST).fill(200));
    // With each request a node learns the count before that request, so it can be late by one.
    expect(statuses.slice(MOST + 1)).toEqual([429, 429, 429]);
  });

  it('that goes away, every node counts alone', async () => {
    const { url, stop } = await start();
    const one = await node(url);
    await stop();
    const statuses: number[] = [];
    for (let sent = 0; sent < MOST + 2; sent += 1) statuses.push(await one.status());
    expect(statuses).toEqual([...Array<number>(MOST).fill(200), 429, 429]);
  });
});

it('Without Redis a refusal says when to come back', async () => {
  const { app, status } = await node();
  for (let sent = 0; sent < MOST; sent += 1) expect(await status()).toBe(200);
  const refused = await app.inject({ url: '/here' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
