import { expect, it } from 'vitest';
import { SHOPPER } from '#demo/people.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { buy, payNow, readGoods } from '#tests/support/buying.ts';
import { JobRunner } from '../../jobs/runner.ts';
import { BOOKS_JOB, moneyJobs } from './jobs.ts';

it('checks the books at night and shows in /metrics what is wrong', async () => {
  const shop = await buildTestApp();
  const { pool } = shop.database;
  const said: string[] = [];
  const log = { warn: () => undefined, error: (facts: object) => void said.push(JSON.stringify(facts)) };
  const night = async () => {
    const jobs = new JobRunner({ database: shop.database, log });
    moneyJobs(jobs, shop.database);
    await jobs.writeSchedule();
    await pool.query("update jobs set due_at = now() - interval '1 minute' where kind = $1", [BOOKS_JOB]);
    await (
      await jobs.startDue()
    ).ended;
  };
  const shown = async () => (await (await shop.fetch('/metrics')).text()).match(/^threefold_books_.*/gm);

  expect(await shown()).toBeNull();
  const [good] = await readGoods(shop, 1);
  if (!good) throw new Error('nothing to buy');
  await payNow(shop, await buy(shop, [{ good, quantity: 1 }]));
  await night();
  expect(await shown()).toEqual([
    'threefold_books_wrong{what="entries"} 0',
    'threefold_books_wrong{what="credit"} 0',
    'threefold_books_wrong{what="stock"} 0',
    expect.stringMatching(/^threefold_books_checked_timestamp_seconds \d+/),
  ]);
  expect(said).toEqual([]);

  await pool.query("insert into ledger_entries (kind, source) values ('payout', 'without postings')");
  await pool.query(
    'insert into credit_balances (user_id, balance) select id, 500 from users where email = $1',
    [SHOPPER],
  );
  await pool.query(
    'update variations set stock = stock + 1 where counts_stock and id = (select min(id) from variations where counts_stock)',
  );
  await night();
  expect((await shown())?.slice(0, 3)).toEqual([
    'threefold_books_wrong{what="entries"} 1',
    'threefold_books_wrong{what="credit"} 1',
    'threefold_books_wrong{what="stock"} 1',
  ]);
  expect(said).toHaveLength(1);
});
