import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Outages, outageWait } from './outages.ts';
import { PollLoop } from './poll-loop.ts';
import { JobRunner } from './runner.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

/** A log that keeps what was written. */
function keptLog() {
  const lines: { level: string; facts: object; words: string }[] = [];
  const at = (level: string) => (facts: object, words: string) => void lines.push({ level, facts, words });
  return { log: { warn: at('warn'), error: at('error') }, lines };
}

it('says once that the database is away and once that it is back, for all background work, without a stack', async () => {
  const { log, lines } = keptLog();
  let isAway = true;
  let rounds = 0;
  const round = async () => {
    rounds += 1;
    if (isAway) throw new Error('Failed query', { cause: away() });
  };
  const query = () => (isAway ? Promise.reject(away()) : Promise.resolve({ rows: [] }));
  const runner = new JobRunner({ database: { pool: { query } as never }, log });
  const refresher = new PollLoop({ name: 'refresh', round, log, minPauseMs: 1, outages: runner.outages });
  runner.handle('count', async () => undefined);
  refresher.start();
  runner.start();
  for (let count = 0; count < 5; count += 1) {
    refresher.wake();
    runner.wake();
    await wait(20);
  }
  expect(rounds).toBeGreaterThan(2);
  expect(lines.map(({ level, words }) => [level, words])).toEqual([
    ['error', 'the database can not be reached; background work goes on when it is back'],
  ]);
  expect(lines[0]?.facts).toEqual({ reason: 'connect ECONNREFUSED 127.0.0.1:5432' });
  isAway = false;
  refresher.wake();
  runner.wake();
  await expect.poll(() => lines.at(-1)?.words).toBe('the database is back');
  await Promise.all([refresher.stop(), runner.stop()]);
  expect(lines).toHaveLength(2);
});

it('leaves other failures to their own lines, with their stack', async () => {
  const { log, lines } = keptLog();
  const failure = new Error('a mistake');
  const round = () => Promise.reject(failure);
  const refresher = new PollLoop({ name: 'refresh', round, log, minPauseMs: 1, outages: new Outages(log) });
  refresher.start();
  await expect.poll(() => lines.length).toBe(1);
  await refresher.stop();
  expect(lines[0]?.facts).toEqual({ err: failure, job: 'refresh' });
});

it('waits longer after each failure, and never longer than half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(outageWait)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});
