import { beforeAll, expect, it } from 'vitest';
import { readSecret } from '#server/db/secret.ts';
import { writeToken } from '#server/http/links.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { payNow, track } from '#tests/support/buying.ts';
import { one } from '#tests/support/one-row.ts';
import { placedOrder } from '#tests/support/placed.ts';

/*
 * Orders, trade-ins and repairs are numbered from 1 each. A link to trade-in 7 is signed by the shop, and must not open
 * order 7.
 */
let shop: TestApp;
let paths: string[];
let tokens: Record<'own' | 'trade_in' | 'repair', string>;
beforeAll(async () => {
  shop = await buildTestApp();
  const placed = await placedOrder(shop);
  await payNow(shop, placed);
  const [order] = placed.orders;
  const { id } = await one<{ id: number }>(shop, 'select id from orders where number = $1', [order?.number]);
  const papers = (await track(shop, order?.token ?? '')).orders[0]?.papers ?? [];
  const secret = await readSecret(shop.database.pool, 'tracking links');
  const linkTo = (kind: 'trade_in' | 'repair') => writeToken(secret, { kind, id: String(id) }, 1);
  tokens = { own: order?.token ?? '', trade_in: linkTo('trade_in'), repair: linkTo('repair') };
  paths = [
    '/no/auth/web/site/track/TOKEN',
    '/no/auth/web/site/track/TOKEN/exchanges',
    '/no/auth/web/site/track/TOKEN/messages',
    ...papers.map(({ number }) => `/track/TOKEN/papers/${number.toLowerCase()}`),
  ];
});

const statuses = (token: string) =>
  Promise.all(
    paths.map(async (path) => {
      const { status } = await shop.fetch(path.replace('TOKEN', token));
      return [path, status] as const;
    }),
  );

it('opens its order', async () => {
  for (const [path, status] of await statuses(tokens.own)) expect(status, path).toBe(200);
  expect(paths.some((path) => path.includes('papers/inv'))).toBe(true);
});

it.each(['trade_in', 'repair'] as const)('of a %s does not open the order with the same id', async (kind) => {
  for (const [path, status] of await statuses(tokens[kind])) expect(status, path).toBe(404);
});
