import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import { SHOPPER, VENDOR } from '#demo/people.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Answered, Good } from '#tests/support/buying.ts';
import {
  accountsCart,
  buy,
  freshKey,
  payPath,
  placeCart,
  placePath,
  readyCarts,
  send,
  totalOf,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { refusalsOf, stockedShop } from '#tests/support/refused.ts';

let shop: TestApp;
let goods: Good[];

beforeAll(async () => {
  ({ shop, goods } = await stockedShop());
  await shop.database.pool.query(`
    insert into codes (code, kind, value, starts_at, ends_at, most_uses, uses, is_active, least) values
      ('PAST', 'amount', 100, null, now() - interval '1 day', null, 0, true, 0),
      ('FUTURE', 'amount', 100, now() + interval '1 day', null, null, 0, true, 0),
      ('USED', 'amount', 100, null, null, 1, 1, true, 0),
      ('OFF', 'amount', 100, null, null, null, 0, false, 0),
      ('RICH', 'amount', 100, null, null, null, 0, true, 100000000)`);
});

const { good, one, cartWith, expectRefused } = refusalsOf(() => ({ shop, goods }));

describe('placing', () => {
  it.each<[what: string, statuses: number[], body: object]>([
    ['a negative total', [400], { agreed_total: -1 }],
    ['a total as text', [400], { agreed_total: '12.00' }],
    ['no total', [400], { agreed_total: undefined }],
    ['part of a penny', [400], { agreed_total: 0.001 }],
    ['a huge total', [400], { agreed_total: 1e15 }],
    ['a total beyond all numbers', [400], { agreed_total: 1e300 }],
    ['another total', [409], { agreed_total: 0.01 }],
    ['a price of its own', [400], { price: 1 }],
    ['an unknown way to pay', [400], { payment: 'cash' }],
    ['a way to pay that is not set up', [400], { payment: 'stripe' }],
    ['the counter for what is sent', [409], { payment: 'in_store' }],
  ])('refuses %s', async (_what, statuses, more) => {
    const cartId = await cartWith();
    const body = { payment: 'trial', agreed_total: await totalOf(shop, cartId), ...more };
    await expectRefused(statuses, () => send(shop, placePath(cartId), body));
  });

  it.each([
    ['none', {}],
    ['a short one', { 'idempotency-key': 'short' }],
    ['a long one', { 'idempotency-key': 'x'.repeat(65) }],
    ['one with a space', { 'idempotency-key': 'with a space' }],
  ])('refuses a bad key: %s', async (_what, headers) => {
    const cartId = await cartWith();
    const body = { payment: 'trial', agreed_total: await totalOf(shop, cartId) };
    await expectRefused([400], () => send(shop, placePath(cartId), body, headers));
  });

  it('refuses a key that was used for another request', async () => {
    const cartId = await cartWith();
    const agreed_total = await totalOf(shop, cartId);
    const key = freshKey();
    expect((await send(shop, placePath(cartId), { payment: 'trial', agreed_total }, key)).status).toBe(201);
    const other = { payment: 'bank_transfer', agreed_total };
    await expectRefused([409], () => send(shop, placePath(cartId), other, key));
  });

  it('refuses the cart of another shopper, an unknown cart and one of another line', async () => {
    const theirs = await accountsCart(shop, SHOPPER, one());
    const agreed_total = 1;
    const press = (cartId: string, headers: Record<string, string> = {}) =>
      send(shop, placePath(cartId), { payment: 'trial', agreed_total }, { ...headers, ...freshKey() });
    const other = await signIn(shop, VENDOR);
    await expectRefused([404], () => press(theirs));
    await expectRefused([404], () => press(theirs, other));
    await expectRefused([404], () => press(randomUUID()));
    await expectRefused([404], () => press('mine'));
    const { rows } = await shop.database.pool.query<{ id: string }>(
      'insert into carts (line) values (2), (1) returning id',
    );
    for (const { id } of rows) await expectRefused([409], () => press(id));
  });

  it('refuses a cart without details', async () => {
    const cartId = await cartWith();
    const agreed_total = await totalOf(shop, cartId);
    await shop.database.pool.query('delete from checkout_details where cart_id = $1', [cartId]);
    await expectRefused([400], () => send(shop, placePath(cartId), { payment: 'trial', agreed_total }));
  });

  it('refuses what is not for sale any more, or not so many', async () => {
    const press = async (cartId: string) =>
      send(shop, placePath(cartId), { payment: 'trial', agreed_total: await totalOf(shop, cartId) });
    const many = await cartWith({}, one(0, 95));
    await expectRefused([409], () => press(many));
    const gone = await cartWith({}, one(1));
    const hide = (isActive: boolean) =>
      shop.database.pool.query('update products set is_active = $2 where id = $1', [
        good(1).productId,
        isActive,
      ]);
    await hide(false);
    await expectRefused([409], () => press(gone));
    await hide(true);
  });

  it.each(['PAST', 'FUTURE', 'USED', 'OFF', 'RICH', 'NEVER-MADE', "'; drop table codes", '\u0000'])(
    'refuses the code %j, also where it was kept before',
    async (code) => {
      const path = (cartId: string) => `/no/auth/web/site/checkouts/${cartId}`;
      const cartId = await cartWith();
      const put = async (): Promise<Answered> => {
        const answer = await shop.fetch(path(cartId), {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code }),
        });
        return { status: answer.status, body: (await answer.json()) as Answered['body'] };
      };
      await expectRefused([400], put);
      if (code === '\u0000') return;
      const kept = await cartWith({ code });
      const agreed_total = await totalOf(shop, kept);
      await expectRefused([409], () => send(shop, placePath(kept), { payment: 'trial', agreed_total }));
    },
  );

  it('refuses a store of another vendor, and a vendor who is not in the cart', async () => {
    const { businessId } = good(0);
    const { rows } = await shop.database.pool.query<{ id: number; business_id: number }>(
      'select id, business_id from stores where is_active and business_id <> $1 limit 1',
      [businessId],
    );
    const [foreign] = rows;
    if (!foreign) throw new Error('no other store');
    const ways: OrderChoices['delivery'][] = [
      [{ business_id: businessId, way: 'collect', store_id: foreign.id }],
      [{ business_id: businessId, way: 'collect' }],
      [{ business_id: foreign.business_id, way: 'standard' }],
    ];
    for (const delivery of ways) {
      const cartId = await cartWith();
      const { status } = await shop.refused('PUT /no/auth/web/site/checkouts/{cartId}', {
        params: { cartId },
        body: { delivery },
      });
      expect(status).toBe(400);
    }
    const kept = await cartWith({ delivery: ways[0] });
    const agreed_total = await totalOf(shop, kept);
    await expectRefused([409], () => send(shop, placePath(kept), { payment: 'trial', agreed_total }));
  });
});

describe('paying by trial', () => {
  it('refuses what is no such payment', async () => {
    const placed = await buy(shop, one());
    const [cartId = ''] = await readyCarts(shop, 1, one());
    const transfer = await placeCart(shop, cartId, { payment: 'bank_transfer' });
    const path = (id: string) => `/no/auth/web/site/payments/${id}/trial`;
    await expectRefused([404], () => send(shop, path(randomUUID()), { outcome: 'paid' }));
    await expectRefused([404], () => send(shop, path('1'), { outcome: 'paid' }));
    await expectRefused([400], () => send(shop, payPath(placed), { outcome: 'free' }));
    await expectRefused([400], () => send(shop, payPath(placed), { outcome: 'paid', amount: 1 }));
    await expectRefused([404], () => send(shop, payPath(transfer), { outcome: 'paid' }));
  });
});
