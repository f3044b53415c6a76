import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { Schedule } from './schedule.ts';

let shop: Database;
/** Another node of the same shop, where the database serves several. */
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

function fakeLog() {
  const errors: object[] = [];
  return { errors, log: { warn: () => undefined, error: (facts: object) => void errors.push(facts) } };
}

describe('Scheduled work', () => {
  it('comes back, also after a failure, and never overtakes itself', async () => {
    const { errors, log } = fakeLog();
    const jobs = new Schedule(shop, log);
    let runs = 0;
    let atOnce = 0;
    let most = 0;
    jobs.schedule('count', 5, async () => {
      runs += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await wait(15);
      atOnce -= 1;
      if (runs === 1) throw new Error('once');
    });
    jobs.start();
    await expect.poll(() => runs).toBeGreaterThan(3);
    await jobs.stop();
    expect(most).toBe(1);
    expect(errors).toEqual([{ err: new Error('once'), job: 'count' }]);
  });

  it('is waited for when the shop closes, and told to hurry', async () => {
    const jobs = new Schedule(shop, fakeLog().log);
    let state = 'not begun';
    jobs.schedule('slow', 1, async (signal) => {
      state = 'begun';
      await wait(50);
      state = signal.aborted ? 'ended in a hurry' : 'ended';
    });
    jobs.start();
    await expect.poll(() => state).toBe('begun');
    await jobs.stop();
    expect(state).toBe('ended in a hurry');
    await wait(20);
    expect(state).toBe('ended in a hurry');
  });

  it('begins at once when it is hurried, and once more when it was being done', async () => {
    const jobs = new Schedule(shop, fakeLog().log);
    const aDay = 24 * 60 * 60_000;
    let runs = 0;
    let finish = () => {};
    jobs.schedule('post', aDay, async () => {
      runs += 1;
      await new Promise<void>((resolve) => (finish = resolve));
    });
    jobs.hurry('post');
    expect(runs, 'before the shop has opened').toBe(0);
    jobs.start();
    jobs.hurry('post');
    jobs.hurry('post');
    jobs.hurry('post');
    await expect.poll(() => runs).toBe(1);
    finish();
    await expect.poll(() => runs).toBe(2);
    finish();
    await wait(20);
    expect(runs).toBe(2);
    await jobs.stop();
    jobs.hurry('post');
    await wait(20);
    expect(runs, 'after the shop has closed').toBe(2);
  });

  it('does not begin in a shop that has closed already', async () => {
    const jobs = new Schedule(shop, fakeLog().log);
    let runs = 0;
    jobs.schedule('late', 1, async () => void (runs += 1));
    await jobs.stop();
    jobs.start();
    await wait(20);
    expect(runs).toBe(0);
  });

  it('is done by one node at a time, whatever node it is', async ({ skip }) => {
    if (shop.kind === 'embedded') skip('the embedded database serves one node');
    const { errors, log } = fakeLog();
    let atOnce = 0;
    let most = 0;
    const done = new Set<string>();
    const nodes = [shop, other].map((database, index) => {
      const jobs = new Schedule(database, log);
      jobs.schedule('alone', 1, async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await database.pool.query('select pg_sleep(0.02)');
        atOnce -= 1;
        done.add(`node ${index}`);
      });
      return jobs;
    });
    for (const jobs of nodes) jobs.start();
    await expect.poll(() => done.size, { timeout: 5_000 }).toBe(2);
    await Promise.all(nodes.map((jobs) => jobs.stop()));
    expect(most).toBe(1);
    expect(errors).toEqual([]);
    const { rows } = await shop.pool.query("select from pg_locks where locktype = 'advisory'");
    expect(rows).toEqual([]);
  });

  it('that nodes can share is done by all of them', async () => {
    const begun = new Set<number>();
    const nodes = [shop, other].map((database, index) => {
      const jobs = new Schedule(database, fakeLog().log);
      jobs.schedule(
        'shared',
        5,
        async () => {
          begun.add(index);
          await expect.poll(() => begun.size).toBe(2);
        },
        { onEveryNode: true },
      );
      return jobs;
    });
    for (const jobs of nodes) jobs.start();
    await expect.poll(() => begun.size).toBe(2);
    await Promise.all(nodes.map((jobs) => jobs.stop()));
  });
});
