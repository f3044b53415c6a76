import { expect, it } from 'vitest';
import { judge, readQueries, success } from '../../bench/search-judge.ts';
import { buildTestApp } from '#tests/support/app.ts';

it('nineteen of twenty judged searches have a wanted product among the first three results', async () => {
  const { call } = await buildTestApp();
  const queries = [
    ...(await readQueries('search-queries.json')),
    ...(await readQueries('search-newcomers.json')),
    ...(await readQueries('search-slang.json')),
  ];
  expect(new Set(queries.map(({ q }) => q)).size).toBeGreaterThanOrEqual(200);
  const judged = await judge(
    queries,
    async (q) => (await call('GET /no/auth/web/site/search', { query: { q } })).result,
  );
  const missed = judged
    .filter(({ place = 4 }) => place > 3)
    .map(({ q, first }) => `${q}: ${first.join(' ')}`);
  expect(success(judged, 3), missed.join('\n')).toBeGreaterThanOrEqual(0.95);
}, 180_000);
