import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { runDue, silentLog } from '#tests/support/jobs.ts';
import { RETRY_LIMIT } from './back-off.ts';
import { enqueueJob, forgetOldJobs } from './queue.ts';
import type { Handler } from './runner.ts';
import { JobRunner, NotWorthRetrying } from './runner.ts';

let shop: Database;
/** A second node of the same shop, on PostgreSQL only. */
let other: Database;

beforeAll(async () => {
  const place = await freshDatabase(inject('template'), 'demo');
  shop = await connect(place);
  other = shop.kind === 'embedded' ? shop : await connect(place);
  whenFileEnds(async () => {
    if (other !== shop) await other.close();
    await shop.close();
    await place.remove();
  });
});
beforeEach(async () => void (await shop.pool.query('delete from jobs')));

/** A clock that the test moves by hand. */
function fakeClock(start = Date.now() + 1_000) {
  let time = start;
  return { now: () => new Date(time), turn: (ms: number) => void (time += ms) };
}

const aJob = { kind: 'count', payload: { by: 2 } };
const enqueue = (key: string, more: object = {}) => enqueueJob(shop.db, { ...aJob, key, ...more });

function runnerOf(
  handler: Handler,
  options: { now?: () => Date; database?: Database; atOnce?: number } = {},
) {
  const { database = shop, atOnce = 1, ...clock } = options;
  const runner = new JobRunner({ database, log: silentLog, chance: () => 1, ...clock });
  runner.handle('count', handler, { atOnce });
  return runner;
}

const rows = async () =>
  (
    await shop.pool.query<Record<string, unknown>>(
      `select key, tries, done_at is not null as done, failed_at is not null as failed, last_error as error
       from jobs order by key`,
    )
  ).rows;

describe('A job', () => {
  it('is written once under one key, and every time without', async () => {
    await Promise.all(Array.from({ length: 4 }, () => enqueue('a')));
    await enqueueJob(shop.db, aJob);
    await enqueueJob(shop.db, aJob);
    expect(await rows()).toHaveLength(3);
  });

  it('gets its payload, and is done once by many nodes at once', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `job ${index}`);
    for (const key of keys) await enqueue(key, { payload: { key } });
    const done: unknown[] = [];
    const handler: Handler = async ({ payload }) => {
      await wait(2);
      done.push(payload);
    };
    const nodes = [shop, other, shop, other].map((database) => runnerOf(handler, { database, atOnce: 3 }));
    await Promise.all(nodes.map(runDue));
    expect(done).toHaveLength(keys.length);
    expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(keys.length);
    expect((await rows()).every((row) => row['done'] === true && row['tries'] === 1)).toBe(true);
  });

  it('of a node that crashed is done by another when its lease has run out', async () => {
    await enqueue('a');
    const clock = fakeClock();
    const crashed = runnerOf(() => new Promise(() => undefined), clock);
    await crashed.startDue();
    let runs = 0;
    const healthy = runnerOf(async () => void (runs += 1), clock);
    clock.turn(59_000);
    await runDue(healthy);
    expect(runs).toBe(0);
    clock.turn(2_000);
    await runDue(healthy);
    expect(runs).toBe(1);
    expect(await rows()).toMatchObject([{ tries: 2, done: true }]);
  });

  it('that another node took over is not changed by the first node', async () => {
    await enqueue('a');
    const clock = fakeClock();
    const ends: (() => void)[] = [];
    const slow = runnerOf(() => new Promise((resolve) => ends.push(resolve)), clock);
    const first = await slow.startDue();
    clock.turn(61_000);
    const failing = runnerOf(() => Promise.reject(new Error('no')), clock);
    await runDue(failing);
    ends[0]?.();
    await first.ended;
    expect(await rows()).toMatchObject([{ tries: 2, done: false, error: 'no' }]);
  });

  it('reports its progress, which also renews its lease', async () => {
    await enqueue('a');
    const clock = fakeClock();
    const runner = runnerOf(async ({ progress }) => {
      clock.turn(50_000);
      await progress(3, 10);
      clock.turn(50_000);
      await runDue(runnerOf(() => Promise.reject(new Error('taken over')), clock));
    }, clock);
    await runDue(runner);
    const { rows: left } = await shop.pool.query('select progress_done, progress_total from jobs');
    expect(left).toEqual([{ progress_done: 3, progress_total: 10 }]);
    expect(await rows()).toMatchObject([{ tries: 1, done: true }]);
  });

  it('learns when another node has taken the job over', async () => {
    await enqueue('a');
    const clock = fakeClock();
    let wasTold = false;
    const runner = runnerOf(async ({ progress, signal }) => {
      clock.turn(61_000);
      await runDue(runnerOf(async () => undefined, clock));
      await progress(1, 2);
      wasTold = signal.aborted;
    }, clock);
    await runDue(runner);
    expect(wasTold).toBe(true);
  });

  it('that is not worth retrying is given up at once, and its secrets are erased', async () => {
    await enqueue('a', { payload: { name: 'x', secret: { link: 'y' } } });
    await runDue(runnerOf(() => Promise.reject(new NotWorthRetrying('never'))));
    expect(await rows()).toMatchObject([{ tries: 1, failed: true, error: 'never' }]);
    const { rows: left } = await shop.pool.query('select payload from jobs');
    expect(left).toEqual([{ payload: { name: 'x' } }]);
  });

  it('is given up when every node crashes on it', async () => {
    await enqueue('a');
    await shop.pool.query('update jobs set tries = $1', [RETRY_LIMIT]);
    let runs = 0;
    await runDue(runnerOf(async () => void (runs += 1)));
    expect(runs).toBe(0);
    expect(await rows()).toMatchObject([{ failed: true, error: 'Every try was broken off.' }]);
  });

  it('of a closing shop is put back, and its try does not count', async () => {
    await enqueue('a');
    const runner = runnerOf(async ({ signal }) => {
      while (!signal.aborted) await wait(5);
      throw signal.reason;
    });
    await runner.startDue();
    await runner.stop();
    expect(await rows()).toMatchObject([{ tries: 0, done: false, failed: false, error: null }]);
    await runDue(runnerOf(async () => undefined));
    expect(await rows()).toMatchObject([{ tries: 1, done: true }]);
  });
});

describe('A runner', () => {
  it('starts a new job when it is notified, and stop waits for the running jobs', async () => {
    const runner = runnerOf(async () => wait(30), { atOnce: 2 });
    shop.onChange(() => runner.wake());
    runner.start();
    for (const key of ['a', 'b', 'c', 'd', 'e']) await enqueue(key);
    await expect.poll(async () => (await rows()).every((row) => row['done'] === true)).toBe(true);
    await enqueue('f');
    await expect.poll(async () => (await rows()).at(-1)?.['tries']).toBe(1);
    await runner.stop();
    expect(await rows()).toMatchObject(Array.from({ length: 6 }, () => ({ done: true })));
  });

  it('runs no more jobs of a kind at once than allowed, and ignores kinds without a handler', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e']) await enqueue(key);
    await enqueue('z', { kind: 'of another version' });
    let atOnce = 0;
    let most = 0;
    const runner = runnerOf(
      async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await wait(10);
        atOnce -= 1;
      },
      { atOnce: 2 },
    );
    await runDue(runner);
    expect(most).toBe(2);
    expect((await rows()).filter((row) => row['done'] === true)).toHaveLength(5);
  });
});

describe('Scheduled work', () => {
  const HOUR = 60 * 60_000;
  const at = Date.parse('2026-11-16T10:20:30Z');

  it('comes back at its times, also after a failure, on one node', async () => {
    const clock = fakeClock(at);
    const runs: string[] = [];
    const nodes = [shop, other].map((database) => {
      const runner = new JobRunner({ database, log: silentLog, now: clock.now });
      runner.schedule('hourly', '15 * * * *', async () => {
        runs.push(clock.now().toISOString().slice(11, 16));
        if (runs.length === 1) throw new Error('once');
      });
      return runner;
    });
    await Promise.all(nodes.map((node) => node.writeSchedule()));
    const turn = async (ms: number) => {
      clock.turn(ms);
      await Promise.all(nodes.map(runDue));
    };
    await turn(0);
    expect(runs).toEqual([]);
    await turn(HOUR);
    expect(await rows()).toMatchObject([{ key: 'cron', tries: 0, done: false, error: 'once' }]);
    await turn(HOUR);
    await turn(1_000);
    await turn(5 * HOUR);
    expect(runs).toEqual(['11:20', '12:20', '17:20']);
    expect(await rows()).toMatchObject([{ tries: 0, error: null }]);
  });

  it('keeps its next time over a restart, unless its times have changed', async () => {
    const due = async (cron: string, time: number) => {
      const runner = new JobRunner({ database: shop, log: silentLog, now: fakeClock(time).now });
      runner.schedule('daily', cron, async () => undefined);
      await runner.writeSchedule();
      const { rows: left } = await shop.pool.query<{ due_at: Date }>('select due_at from jobs');
      return left.map((row) => row.due_at.toISOString());
    };
    expect(await due('0 3 * * *', at)).toEqual(['2026-11-17T03:00:00.000Z']);
    expect(await due('0 3 * * *', at + 48 * HOUR)).toEqual(['2026-11-17T03:00:00.000Z']);
    expect(await due('0 4 * * *', at)).toEqual(['2026-11-17T04:00:00.000Z']);
  });
});

it('Old jobs are forgotten, waiting ones are not', async () => {
  for (const key of ['old', 'new', 'waiting']) await enqueue(key);
  await shop.pool.query(`
    update jobs set done_at = now() - interval '91 days' where key = 'old';
    update jobs set done_at = now() where key = 'new';
    update jobs set created_at = now() - interval '1 year' where key = 'waiting'`);
  await forgetOldJobs(shop.db);
  expect((await rows()).map((row) => row['key'])).toEqual(['new', 'waiting']);
});
