import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Tries } from '../http/tries.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { RedisCounts } from './redis.ts';

/** As much of Redis as the shop meets: it counts, and can be told to answer nothing. */
async function fakeRedis({ port = 0, answers = true, secret = '' } = {}) {
  const counts = new Map<string, { count: number; windowMs: number }>();
  const commands: string[][] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let isIn = secret === '';
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
      for (let found = next(text); found; found = next(text)) {
        text = text.slice(found.length);
        commands.push(found.words);
        if (answers) socket.write(answerTo(found.words));
      }
    });
    function answerTo([name = '', ...words]: string[]): string {
      if (name === 'AUTH') {
        isIn = words.at(-1) === secret;
        return isIn ? '+OK\r\n' : '-WRONGPASS\r\n';
      }
      if (!isIn) return '-NOAUTH\r\n';
      if (name === 'SELECT') return '+OK\r\n';
      const [, , key = '', by = '', windowMs = ''] = words;
      const known = counts.get(key) ?? { count: 0, windowMs: Number(windowMs) };
      known.count += Number(by);
      counts.set(key, known);
      return `:${known.count}\r\n`;
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  whenFileEnds(stop);
  const used = (server.address() as AddressInfo).port;
  return { port: used, url: `redis://127.0.0.1:${used}`, counts, commands, stop };
}

/** The first whole command of what was sent. */
function next(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  for (let index = 0; index < Number(head[1]); index += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    if (text.length < at) return undefined;
    words.push(text.slice(from, at - 2));
  }
  return { words, length: at };
}

function countsAt(url: string) {
  const said: string[] = [];
  let time = 0;
  const log = { warn: (_facts: object, words: string) => void said.push(words), error: () => undefined };
  const counts = new RedisCounts(url, log, () => time);
  whenFileEnds(async () => counts.close());
  return { counts, said, wait: (ms: number) => void (time += ms) };
}

describe('Counts in Redis', () => {
  it('are shared by all who use it, and kept for their window', async () => {
    const redis = await fakeRedis();
    const [one, other] = [countsAt(redis.url).counts, countsAt(redis.url).counts];
    expect(await one.add('login ann@mail.example', 1, 5_000)).toBe(1);
    expect(await other.add('login ann@mail.example', 1, 5_000)).toBe(2);
    expect(await one.add('login ann@mail.example', -1, 5_000)).toBe(1);
    expect([...redis.counts.values()]).toEqual([{ count: 1, windowMs: 5_000 }]);
    expect(JSON.stringify(redis.commands)).not.toContain('ann@mail.example');
  });

  it('come in order when many are asked at once', async () => {
    const { counts } = countsAt((await fakeRedis()).url);
    const answers = await Promise.all(Array.from({ length: 200 }, () => counts.add('a', 1, 1_000)));
    expect(answers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  it('are asked for with the password and in the database that the address names', async () => {
    const redis = await fakeRedis({ secret: 'a:b' });
    const { counts } = countsAt(redis.url.replace('//', '//shop:a%3Ab@') + '/3');
    expect(await counts.add('a', 1, 1_000)).toBe(1);
    expect(redis.commands.slice(0, 2)).toEqual([
      ['AUTH', 'shop', 'a:b'],
      ['SELECT', '3'],
    ]);
    const stranger = countsAt(redis.url);
    expect(await stranger.counts.add('a', 1, 1_000)).toBeUndefined();
    expect(await stranger.counts.add('a', 1, 1_000)).toBeUndefined();
    expect(stranger.said).toEqual(['Redis can not be reached']);
  });

  it('stop two nodes together', async () => {
    const redis = await fakeRedis();
    const [one, other] = [countsAt(redis.url).counts, countsAt(redis.url).counts];
    const nodes = [one, other].map((counts) => new Tries((...given) => counts.add(...given)));
    const isRefused = async (node: Tries | undefined) => {
      const isTooMany = node?.tooMany('login', '1.2.3.4', 'ann', { most: 4 });
      // What a node has sent is answered in order: after this it knows.
      await Promise.all([one.add('x', 1, 1), other.add('x', 1, 1)]);
      return isTooMany;
    };
    const refusals: (boolean | undefined)[] = [];
    for (let count = 0; count < 8; count += 1) refusals.push(await isRefused(nodes[count % 2]));
    expect(refusals.slice(0, 4)).toEqual([false, false, false, false]);
    expect(refusals.slice(5)).toEqual([true, true, true]);
  });
});

describe('Without Redis', () => {
  it('a node goes on by itself, says so once in a while, and finds it again', async () => {
    const redis = await fakeRedis();
    const { counts, said, wait } = countsAt(redis.url);
    expect(await counts.add('a', 1, 1_000)).toBe(1);
    await redis.stop();
    while ((await counts.add('a', 1, 1_000)) !== undefined);
    wait(5_001);
    expect(await counts.add('a', 1, 1_000)).toBeUndefined();
    expect(said).toEqual(['Redis can not be reached']);
    expect(await counts.add('a', 1, 1_000)).toBeUndefined();
    expect(said).toHaveLength(1);

    await fakeRedis({ port: redis.port });
    wait(5_001);
    expect(await counts.add('a', 1, 1_000)).toBe(1);
  });

  it('that answers nothing, nobody waits for ever', async () => {
    const { counts, said } = countsAt((await fakeRedis({ answers: false })).url);
    expect(await counts.add('a', 1, 1_000)).toBeUndefined();
    expect(said).toEqual(['Redis can not be reached']);
  });
});
