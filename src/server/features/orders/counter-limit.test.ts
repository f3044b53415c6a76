import { beforeAll, expect, it } from 'vitest';
import { expectBooksBalance, readReservedStock, type ReservedStock } from '#tests/support/books.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  type Answered,
  countStock,
  freshKey,
  type Good,
  moversOf,
  type OrderMovers,
  type Pays,
  placePath,
  readGoods,
  readyCarts,
  send,
  statuses,
  totalOf,
  track,
} from '#tests/support/buying.ts';
import type { Placed } from '#contract/orders.ts';

const TOO_MANY = 'You already have 5 orders to pay in store. Collect or cancel one of them, or pay online.';

let shop: TestApp;
let movers: OrderMovers;
let before: ReservedStock;
/** Goods of vendors with a store, and that store. */
let goods: { good: Good; storeId: number }[];

beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
  const { rows } = await shop.database.pool.query<{ businessId: number; id: number }>(
    'select business_id as "businessId", min(id) as id from stores where is_active group by 1',
  );
  const stores = new Map(rows.map(({ businessId, id }) => [businessId, id]));
  const seen = new Set<number>();
  goods = (await readGoods(shop, 1)).flatMap((good) => {
    const storeId = stores.get(good.businessId);
    if (storeId === undefined || seen.has(good.businessId)) return [];
    seen.add(good.businessId);
    return [{ good, storeId }];
  });
  for (const { good } of goods) await countStock(shop, good, 100);
  before = await readReservedStock(shop);
});

/** Carts of one email, each with one product of each of so many vendors, to be collected. */
const carts = (count: number, email: string, vendors = 1, from = 0) => {
  const chosen = goods.slice(from, from + vendors);
  return readyCarts(
    shop,
    count,
    chosen.map(({ good }) => ({ good, quantity: 1 })),
    {
      email,
      choices: {
        delivery: chosen.map(({ good, storeId }) => ({
          business_id: good.businessId,
          way: 'collect' as const,
          store_id: storeId,
        })),
      },
    },
  );
};
async function press(cartId: string, payment: Pays = 'in_store', total?: number): Promise<Answered> {
  const agreed_total = total ?? (await totalOf(shop, cartId));
  return send(shop, placePath(cartId), { payment, agreed_total }, freshKey());
}
const pressNew = async (email: string, options: { payment?: Pays; vendors?: number; from?: number } = {}) => {
  const [cartId = ''] = await carts(1, email, options.vendors, options.from);
  return press(cartId, options.payment);
};
const ordersOf = ({ body }: Answered) => (body.result as Placed).orders;
const firstOf = (answer: Answered) => {
  const [order] = ordersOf(answer);
  if (!order) throw new Error('nothing was ordered');
  return order;
};

it('lets one email have five of them, in any capitals, when 20 are placed at once', async () => {
  const all = [
    ...(await carts(7, 'many@mail.example')),
    ...(await carts(7, 'Many@Mail.example', 1, 1)),
    ...(await carts(6, 'MANY@mail.example')),
  ];
  const totals = await Promise.all(all.map((cartId) => totalOf(shop, cartId)));
  const answers = await Promise.all(all.map((cartId, index) => press(cartId, 'in_store', totals[index])));
  expect(statuses(answers)).toEqual([
    ...Array.from({ length: 5 }, () => 201),
    ...Array.from({ length: 15 }, () => 409),
  ]);
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body).toMatchObject({ message: TOO_MANY, errors: { payment: TOO_MANY } });
  }
  await expectBooksBalance(shop, before);
});

it('is for a mailbox: tags, and the dots of Gmail, make no second one, also when placed at once', async () => {
  const emails = ['b.o.b@gmail.com', 'bob+1@googlemail.com', 'bo.b+x@Gmail.com', 'Bob@gmail.com'];
  const all = (await Promise.all(emails.map((email) => carts(2, email)))).flat();
  const totals = await Promise.all(all.map((cartId) => totalOf(shop, cartId)));
  const answers = await Promise.all(all.map((cartId, index) => press(cartId, 'in_store', totals[index])));
  expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);

  for (const tag of ['', '+1', '+2', '+3', '+4']) {
    expect((await pressNew(`pat${tag}@mail.example`)).status).toBe(201);
  }
  expect((await pressNew('pat+5@mail.example')).body.message).toBe(TOO_MANY);
  expect((await pressNew('p.at@mail.example')).status, 'dots count elsewhere').toBe(201);
});

it('counts each email separately, and other ways to pay stay open', async () => {
  const email = 'five@mail.example';
  for (let count = 0; count < 5; count += 1) expect((await pressNew(email)).status).toBe(201);
  const [cartId = ''] = await carts(1, email);
  expect((await press(cartId)).body.message).toBe(TOO_MANY);
  expect((await press(cartId, 'bank_transfer')).status, 'the cart was kept').toBe(201);
  expect((await pressNew(email, { payment: 'trial' })).status).toBe(201);
  expect((await pressNew('five@other.example')).status).toBe(201);
});

it('counts the orders of each vendor, and only those that are open', async () => {
  const email = 'open@mail.example';
  const both = await pressNew(email, { vendors: 2 });
  expect(both.status).toBe(201);
  const two = [await pressNew(email), await pressNew(email)];
  expect((await pressNew(email, { vendors: 2 })).body.message).toMatch(
    /^You already have 4 orders to pay in store, and there can be 5 at most\./,
  );
  expect((await pressNew(email)).status).toBe(201);
  expect((await pressNew(email)).status).toBe(409);

  const [cancelled, refused] = ordersOf(both);
  if (!cancelled || !refused) throw new Error('there are no two orders');
  expect((await movers.asBuyer(cancelled, { move: 'cancel' })).status).toBe(200);
  expect((await pressNew(email)).status, 'one was cancelled').toBe(201);
  await movers.asStaff(refused, { move: 'accept' });
  expect((await movers.asStaff(refused, { move: 'refuse', note: 'Sold out.' })).status).toBe(200);
  expect((await pressNew(email)).status, 'one was refused').toBe(201);
  expect((await pressNew(email)).status).toBe(409);

  const [collected] = two.map(firstOf);
  if (!collected) throw new Error('nothing to collect');
  for (const move of ['accept', 'ready']) await movers.asStaff(collected, { move });
  expect((await pressNew(email)).status, 'ready is open').toBe(409);
  const { code } = (await track(shop, collected.token)).orders[0]?.delivery ?? {};
  expect((await movers.asStaff(collected, { move: 'complete', code })).status).toBe(200);
  expect((await pressNew(email)).status, 'one was collected').toBe(201);
  await expectBooksBalance(shop, before);
});
