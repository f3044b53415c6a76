import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  countStock,
  freshKey,
  goodsOfTwoVendors,
  placePath,
  readyCarts,
  send,
  type Good,
} from '#tests/support/buying.ts';

let shop: TestApp;
let mine: Good;
let other: Good;
beforeAll(async () => {
  shop = await buildTestApp();
  [mine, other] = await goodsOfTwoVendors(shop);
});

const checkoutOf = async (cartId: string) =>
  (await shop.call('GET /no/auth/web/site/checkouts/{cartId}', { params: { cartId } })).result;
const totalsOf = async (cartId: string) => (await checkoutOf(cartId)).order?.totals;

describe('the total of a checkout with too little stock', () => {
  it('is what will be charged once what is short is taken out, or taken in part', async () => {
    await countStock(shop, mine, 100);
    const [cartId = '', alone = '', both = ''] = [
      ...(await readyCarts(shop, 1, [
        { good: mine, quantity: 3 },
        { good: other, quantity: 1 },
      ])),
      ...(await readyCarts(shop, 1, [{ good: other, quantity: 1 }])),
      ...(await readyCarts(shop, 1, [
        { good: mine, quantity: 2 },
        { good: other, quantity: 1 },
      ])),
    ];
    await countStock(shop, mine, 2);
    const { cart, order } = await checkoutOf(cartId);
    const short = cart.Cart_items.find(({ problem }) => problem === 'not_enough');
    expect(short).toMatchObject({ quantity: 3, available_stock: 2 });
    expect(order?.totals).toEqual(await totalsOf(alone));
    expect(order?.ways, 'its vendor still delivers').toHaveLength(2);

    const placed = await send(
      shop,
      placePath(cartId),
      { payment: 'trial', agreed_total: order?.totals.total },
      freshKey(),
    );
    expect(placed.status, 'nothing is ordered while it is short').toBe(409);

    await shop.call('PUT /no/auth/web/site/cart/{cartId}/items/{itemId}', {
      params: { cartId, itemId: short?.id ?? 0 },
      body: { quantity: 2 },
    });
    const total = (await totalsOf(cartId))?.total;
    expect(total).toBe((await totalsOf(both))?.total);
    const answer = await send(shop, placePath(cartId), { payment: 'trial', agreed_total: total }, freshKey());
    expect(answer).toMatchObject({ status: 201, body: { result: { total } } });
  });

  it('is nothing where nothing can be bought, and the vendor still says how it delivers', async () => {
    await countStock(shop, mine, 5);
    const [cartId = ''] = await readyCarts(shop, 1, [{ good: mine, quantity: 1 }]);
    await countStock(shop, mine, 0);
    const { order } = await checkoutOf(cartId);
    expect(order?.totals).toMatchObject({ goods: 0, delivery: 0, total: 0 });
    expect(order?.ways).toHaveLength(1);
  });
});
