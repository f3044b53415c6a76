import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';

it.each([
  'select 1 / 0',
  'select no_such_column',
  `insert into brands (name, slug) select name, slug from brands`,
])('a database goes on after %s', async (mistake) => {
  const { pool } = (await shop).database;
  for (let round = 0; round < 5; round += 1) {
    await expect(pool.query(mistake)).rejects.toThrow();
    const { rows } = await pool.query<{ sum: number }>('select $1::int + 1 as sum', [round]);
    expect(rows).toEqual([{ sum: round + 1 }]);
  }
});

it('a mistake in one request is not the next one’s', async () => {
  const { pool } = (await shop).database;
  const asked = Array.from({ length: 30 }, (_, index) =>
    pool.query(index % 3 === 0 ? 'select 1 / 0' : 'select 1').then(
      () => 'answered',
      (error: Error) => error.message,
    ),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'answered')).toHaveLength(20);
  expect(new Set(answers)).toEqual(new Set(['division by zero', 'answered']));
});

it('a transaction inside another one is undone with it', async () => {
  const { transaction, pool } = (await shop).database;
  const name = 'of a transaction that fails';
  const undone = transaction(async ({ db }) => {
    await db.transaction((inner) =>
      inner.execute(sql`insert into brands (name, slug) values (${name}, 'x-1')`),
    );
    throw new Error('too late');
  });
  await expect(undone).rejects.toThrow('too late');
  expect((await pool.query('select from brands where name = $1', [name])).rows).toEqual([]);
});

const shop = buildTestApp();
