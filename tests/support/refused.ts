import { expect } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import type { TestApp } from './app.ts';
import { buildTestApp } from './app.ts';
import { dumpTables } from './books.ts';
import type { Answered, Good, ItemToBuy } from './buying.ts';
import { countStock, readGoods, readyCarts } from './buying.ts';

/** Makes a request that must be refused with one of these statuses. */
export type Refused = (statuses: readonly number[], attempt: () => Promise<Answered>) => Promise<Answered>;

/** Expects that the request is refused with one of these statuses and a message, and that no table changes. */
export async function expectUnchanged(
  shop: TestApp,
  statuses: readonly number[],
  attempt: () => Promise<Answered>,
): Promise<Answered> {
  const before = await dumpTables(shop);
  const answer = await attempt();
  const { status, body } = answer;
  expect(statuses, JSON.stringify(body).slice(0, 300)).toContain(status);
  expect(body.message).toMatch(/\w/);
  expect(await dumpTables(shop)).toEqual(before);
  return answer;
}

interface StockedShop {
  shop: TestApp;
  /** Two of each vendor, with a stock of 90 each. */
  goods: Good[];
}

export async function stockedShop(): Promise<StockedShop> {
  const shop = await buildTestApp();
  const goods = await readGoods(shop, 2);
  for (const thing of goods) await countStock(shop, thing, 90);
  return { shop, goods };
}

/** Goods and carts of a stocked shop, and a check for requests that must be refused. */
export function refusalsOf(stocked: () => StockedShop) {
  const good = (index: number): Good => {
    const found = stocked().goods[index];
    if (!found) throw new Error('no such thing');
    return found;
  };
  const one = (index = 0, quantity = 1): ItemToBuy[] => [{ good: good(index), quantity }];
  const cartWith = async (choices: OrderChoices = {}, items = one()) =>
    (await readyCarts(stocked().shop, 1, items, { choices }))[0] ?? '';
  const expectRefused: Refused = (statuses, attempt) => expectUnchanged(stocked().shop, statuses, attempt);
  return { good, one, cartWith, expectRefused };
}
