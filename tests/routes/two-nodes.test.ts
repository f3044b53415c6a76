import { inject, expect, it } from 'vitest';
import { loadDemo } from '#demo/load.ts';
import { people } from '#demo/people.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { freshDatabase } from '#tests/support/database.ts';

it('nodes that start together on an empty database migrate and fill it once', async ({ skip }) => {
  const place = await freshDatabase(inject('template'), 'empty');
  if (!place.databaseUrl) {
    await place.remove();
    skip('the embedded database serves one node');
  }
  const nodes = await Promise.all(
    Array.from({ length: 3 }, () => connect({ databaseUrl: place.databaseUrl, dataDir: place.dataDir })),
  );
  const results = await Promise.all(
    nodes.map(async (node) => {
      await migrate(node);
      return loadDemo(node);
    }),
  );
  expect(results.toSorted()).toEqual(['already there', 'already there', 'loaded']);
  for (const { pool, close } of nodes) {
    const { rows } = await pool.query<{ count: string }>('select count(*) from users');
    expect(Number(rows[0]?.count)).toBe(people.length);
    await close();
  }
  await place.remove();
});
