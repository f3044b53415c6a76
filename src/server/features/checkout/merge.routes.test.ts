import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLES } from '#demo/examples.ts';
import { DEMO_PASSWORD, SHOPPER } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable, visitorsCart } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';

const GET = 'GET /no/auth/web/site/checkouts/{cartId}';
const PUT = 'PUT /no/auth/web/site/checkouts/{cartId}';
const address = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' };
const typed = (name: string) => ({ email: 'ann@mail.example', name, ...address });

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from carts');
});

const thing = () => addable(shop, EXAMPLES['simple product, counted, in stock']);

/** Logs in with a visitor's cart that has details. Returns the details of the account's cart. */
async function detailsAfterLogin(visitorsId: string) {
  const { result } = await shop.call('POST /global/user/login', {
    body: { email: SHOPPER, password: DEMO_PASSWORD, buy_local_storage_cart_id: visitorsId },
  });
  const headers = await signIn(shop, SHOPPER);
  const kept = await shop.call(GET, { params: { cartId: result.buyCartId ?? '' }, headers });
  return kept.result.details;
}

async function visitorsDetails(name: string): Promise<string> {
  const { cartId } = await visitorsCart(shop, await thing());
  await shop.call(PUT, { params: { cartId }, body: typed(name) });
  return cartId;
}

async function ownDetails(name: string): Promise<string> {
  const headers = await signIn(shop, SHOPPER);
  const { result } = await shop.call('POST /web/site/cart/add', { headers, body: await thing() });
  await shop.call(PUT, { params: { cartId: result.cart_id }, headers, body: typed(name) });
  return result.cart_id;
}

describe('Checkout details that a visitor entered before logging in', () => {
  it('are there afterwards', async () => {
    expect(await detailsAfterLogin(await visitorsDetails('Visitor'))).toEqual(typed('Visitor'));
  });

  it('replace older details of the account', async () => {
    await ownDetails('Earlier');
    expect(await detailsAfterLogin(await visitorsDetails('Visitor'))).toEqual(typed('Visitor'));
  });

  it('are replaced by newer details of the account', async () => {
    const visitorsId = await visitorsDetails('Visitor');
    await ownDetails('Later');
    expect(await detailsAfterLogin(visitorsId)).toEqual(typed('Later'));
  });

  it('leave the details of the account if there are none', async () => {
    await ownDetails('Own');
    const { cartId } = await visitorsCart(shop, await thing());
    expect(await detailsAfterLogin(cartId)).toEqual(typed('Own'));
  });
});
