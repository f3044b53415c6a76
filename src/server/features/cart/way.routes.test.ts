import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddBody } from '#contract/cart.ts';
import { EXAMPLES } from '#demo/examples.ts';
import { DEMO_PASSWORD, SHOPPER } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';

const REPAIR = EXAMPLES['repair with prices by fault'];
const ADD = 'POST /no/auth/web/site/cart/add';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from carts');
});

const repair = (more: Partial<AddBody> = {}) => addable(shop, REPAIR, more);
const checkoutOf = async (cartId: string, headers = {}) =>
  (await shop.call('GET /no/auth/web/site/checkouts/{cartId}', { params: { cartId }, headers })).result;

describe('how a device reaches the bench', () => {
  it('is kept with the repair, and the checkout knows it', async () => {
    const added = await shop.call(ADD, { body: await repair({ way: 'post_in' }) });
    expect(added.cart_listing_data.Cart_items).toMatchObject([{ way: 'post_in' }]);
    const { cart, details } = await checkoutOf(added.result.cart_id);
    expect(cart.Cart_items).toMatchObject([{ way: 'post_in' }]);
    expect(details).toBeNull();
  });

  it('follows the latest choice, and stays where none is made', async () => {
    const { result } = await shop.call(ADD, { body: await repair({ way: 'post_in' }) });
    const again = async (more: Partial<AddBody>) => {
      const body = await repair({ ...more, repair_local_storage_cart_id: result.cart_id });
      return (await shop.call(ADD, { body })).cart_listing_data.Cart_items;
    };
    expect(await again({})).toMatchObject([{ quantity: 2, way: 'post_in' }]);
    expect(await again({ way: 'drop_in' })).toMatchObject([{ quantity: 3, way: 'drop_in' }]);
  });

  it('is no matter of what is bought or sold', async () => {
    for (const sku of [EXAMPLES['simple product, counted, in stock'], EXAMPLES['trade-in values']]) {
      const added = await shop.call(ADD, { body: await addable(shop, sku, { way: 'post_in' }) });
      expect(added.cart_listing_data.Cart_items).toMatchObject([{ way: null }]);
    }
  });

  it('must be one of the two ways', async () => {
    const body = { ...(await repair()), way: 'by balloon' } as unknown as AddBody;
    const { errors } = await shop.refused(ADD, { body });
    expect(errors).toEqual({ way: 'must be drop_in or post_in' });
  });

  it.each(['a first repair', 'the same repair again'])('goes along at login with %s', async (what) => {
    const headers = await signIn(shop, SHOPPER);
    if (what === 'the same repair again') {
      await shop.call('POST /web/site/cart/add', { headers, body: await repair({ way: 'drop_in' }) });
    }
    const visitors = await shop.call(ADD, { body: await repair({ way: 'post_in' }) });
    const { result } = await shop.call('POST /global/user/login', {
      body: {
        email: SHOPPER,
        password: DEMO_PASSWORD,
        repair_local_storage_cart_id: visitors.result.cart_id,
      },
    });
    const { cart } = await checkoutOf(result.repairCartId ?? '', await signIn(shop, SHOPPER));
    expect(cart.Cart_items).toMatchObject([{ way: 'post_in' }]);
  });
});
