import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLES } from '#demo/examples.ts';
import { DEMO_PASSWORD, SHOPPER } from '#demo/people.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';
import { addable, visitorsCart } from '#tests/support/carts.ts';
import type { Db } from '../../db/connect.ts';
import { takeOverPreviousSession } from './entry.writes.ts';
import { readCredentials, readSeen } from './reads.ts';

const LOGIN = 'POST /global/user/login';
const password = 'a sturdy pass phrase';
const LINES = ['buy', 'sell', 'repair'] as const;
const THINGS = {
  buy: EXAMPLES['simple product, yes or no, in stock'],
  sell: EXAMPLES['trade-in values'],
  repair: EXAMPLES['repair with prices by fault'],
};

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  await shop.database.pool.query('delete from carts');
});

const cartOf = async (line: (typeof LINES)[number]) =>
  (await visitorsCart(shop, await addable(shop, THINGS[line]))).cartId;

/** A visitor's carts of the three lines, in the form that a login sends. */
const threeCarts = async () => ({
  buy_local_storage_cart_id: await cartOf('buy'),
  sell_local_storage_cart_id: await cartOf('sell'),
  repair_local_storage_cart_id: await cartOf('repair'),
});

const quantities = async (browser: TestBrowser) =>
  Promise.all(
    LINES.map(async (line) => {
      const { result } = await browser.call('GET /web/site/cart/{line}', { params: { line } });
      return result.totals.quantity;
    }),
  );

/** Everything in the database that a browser brings to a login. */
const gathered = async () => {
  const { rows } = await shop.database.pool.query<Record<string, unknown>>(
    `select (select jsonb_agg(to_jsonb(c) order by c.id) from carts c) as carts,
      (select jsonb_agg(to_jsonb(i) order by i.id) from cart_items i) as items,
      (select jsonb_agg(id order by id) from users) as people`,
  );
  return rows;
};

describe('Coming into an account', () => {
  it('by several requests at once brings three carts along once', async () => {
    const carts = await threeCarts();
    const browsers = Array.from({ length: 6 }, () => new TestBrowser(shop));
    const body = { email: SHOPPER, password: DEMO_PASSWORD, ...carts };
    await Promise.all(browsers.map((browser) => browser.call(LOGIN, { body })));
    const [browser = new TestBrowser(shop)] = browsers;
    expect(await quantities(browser)).toEqual([1, 1, 1]);
  });

  it('from several browsers at once loses none of their carts', async () => {
    const brought = await Promise.all(Array.from({ length: 4 }, threeCarts));
    const browsers = await Promise.all(
      brought.map(async (carts) => {
        const browser = new TestBrowser(shop);
        await browser.call(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD, ...carts } });
        return browser;
      }),
    );
    const [browser = new TestBrowser(shop)] = browsers;
    expect((await quantities(browser))[0]).toBe(4);
    const { rowCount } = await shop.database.pool.query('select from carts where user_id is null');
    expect(rowCount).toBe(0);
  });

  it('is done as a whole or not at all', async () => {
    const { database } = shop;
    const browser = new TestBrowser(shop);
    const body = { name: 'Ann', email: 'half-done@mail.example', password, ...(await threeCarts()) };
    await browser.call('POST /global/user/register', { body });
    const earlier = browser.cookies.get('threefold_session') ?? '';
    const before = (await readSeen(database.pool, earlier))?.account;
    const account = (await readCredentials(database.db, SHOPPER))?.account;
    if (!before || !account) throw new Error('no session');
    const state = await gathered();
    const carts = {
      move: async (tx: Db) => void (await tx.execute(`update carts set user_id = ${account.id}`)),
      merge: () => Promise.reject(new Error('the power is gone')),
    };
    const entering = takeOverPreviousSession(database.db, carts, { account, before, earlier, visitors: {} });
    await expect(entering).rejects.toThrow('the power is gone');
    expect(await gathered()).toEqual(state);
    expect(await browser.isLoggedIn()).toBe(true);
    expect(await quantities(browser)).toEqual([1, 1, 1]);
  });
});
