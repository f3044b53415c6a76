import { beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '#demo/examples.ts';
import { DEMO_PASSWORD, SHOPPER } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable, visitorsCart } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';
import { sealFor } from '../../ports/seal.ts';
import { forgetBankAccounts } from './writes.ts';

const GET = 'GET /no/auth/web/site/checkouts/{cartId}';
const PUT = 'PUT /no/auth/web/site/checkouts/{cartId}';
const DATA_KEY = 'a key of this shop that has 32 signs';
const contact = { email: 'ann@mail.example', name: 'Ann Lee' };
const address = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' };
const bank = { account_holder: 'Ann B Lee', sort_code: '10-20-30', account_number: '12345678' };
const sale = { ...contact, ...address, payout: 'bank' as const };

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { DATA_KEY } });
});

const sellCart = async () =>
  (await visitorsCart(shop, await addable(shop, EXAMPLES['trade-in values']))).cartId;
const details = async (cartId: string) => (await shop.call(GET, { params: { cartId } })).result.details;

async function sealedSale(): Promise<string> {
  const cartId = await sellCart();
  await shop.call(PUT, { params: { cartId }, body: { ...sale, ...bank } });
  return cartId;
}

/** The bank account of a cart, decrypted from the database. */
async function keptAccount(cartId: string): Promise<unknown> {
  const { rows } = await shop.database.pool.query<{ bank: Buffer | null }>(
    'select bank from checkout_details where cart_id = $1',
    [cartId],
  );
  const text = rows[0]?.bank ? sealFor('bank account', DATA_KEY).open(rows[0].bank) : undefined;
  return text && JSON.parse(text);
}

describe('the bank account of a sale', () => {
  it('is sealed in the database, and opened by the key alone', async () => {
    const cartId = await sealedSale();
    const { rows } = await shop.database.pool.query<{ row: string }>(
      'select d::text || encode(bank, $2) as row from checkout_details d where cart_id = $1',
      [cartId, 'escape'],
    );
    expect(rows[0]?.row).toContain('ann@mail.example');
    for (const word of Object.values(bank)) expect(rows[0]?.row).not.toContain(word);
    expect(await keptAccount(cartId)).toEqual(bank);
  });

  it('is never shown beyond its last digits, not even to its holder', async () => {
    const cartId = await sealedSale();
    expect(await details(cartId)).toEqual({ ...sale, account_ends: '678' });
  });

  it('stays when other details are changed, and need not be sent for that', async () => {
    const cartId = await sealedSale();
    const { result } = await shop.call(PUT, {
      params: { cartId },
      body: { ...sale, town: 'York', keep_account: true },
    });
    expect(result.details).toEqual({ ...sale, town: 'York', account_ends: '678' });
    expect(await keptAccount(cartId)).toEqual(bank);
  });

  it('is replaced by a newly typed bank account', async () => {
    const cartId = await sealedSale();
    await shop.call(PUT, { params: { cartId }, body: { ...sale, ...bank, account_number: '87654321' } });
    expect(await details(cartId)).toMatchObject({ account_ends: '321' });
  });

  it('is gone with a voucher, and then can not be kept', async () => {
    const cartId = await sealedSale();
    await shop.call(PUT, { params: { cartId }, body: { ...sale, payout: 'voucher' } });
    expect(await keptAccount(cartId)).toBeUndefined();
    const refusal = await shop.refused(PUT, { params: { cartId }, body: { ...sale, keep_account: true } });
    expect(refusal).toMatchObject({
      status: 400,
      errors: { account_number: 'Please type your bank account again' },
    });
    expect(await details(cartId)).toMatchObject({ payout: 'voucher' });
  });

  it('that one request stores and another removes is never half stored', async () => {
    const cartId = await sealedSale();
    const send = (body: object) =>
      shop.fetch(`/no/auth/web/site/checkouts/${cartId}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await Promise.all([
      ...Array.from({ length: 4 }, () => send({ ...sale, keep_account: true })),
      send({ ...sale, payout: 'voucher' }),
    ]);
    const kept = await details(cartId);
    expect(kept?.account_ends).toBe(kept?.payout === 'bank' ? '678' : undefined);
  });

  it('moves into the cart of an account', async () => {
    const cartId = await sealedSale();
    const { result } = await shop.call('POST /global/user/login', {
      body: { email: SHOPPER, password: DEMO_PASSWORD, sell_local_storage_cart_id: cartId },
    });
    const params = { cartId: result.sellCartId ?? '' };
    const kept = await shop.call(GET, { params, headers: await signIn(shop, SHOPPER) });
    expect(kept.result.details).toMatchObject({ account_ends: '678' });
  });

  it('is asked for again where its key is gone', async () => {
    const cartId = await sealedSale();
    await shop.database.pool.query('update checkout_details set bank = $2 where cart_id = $1', [
      cartId,
      sealFor('bank account', 'the key of before').close(JSON.stringify(bank)),
    ]);
    expect(await details(cartId)).toEqual(sale);
  });

  it('is forgotten after a month, and nothing else is', async () => {
    const [old, fresh] = [await sealedSale(), await sealedSale()];
    await shop.database.pool.query(
      `update checkout_details set updated_at = now() - interval '31 days' where cart_id = $1`,
      [old],
    );
    await forgetBankAccounts(shop.database.db, 30);
    expect(await details(old)).toEqual(sale);
    expect(await details(fresh)).toMatchObject({ account_ends: '678' });
  });
});

it('nodes without a configured key share a key that the shop generated', async () => {
  const own = await buildTestApp();
  const { rows } = await own.database.pool.query<{ name: string }>('select name from secrets');
  expect(rows).toEqual([{ name: 'data key' }]);
  const { cartId } = await visitorsCart(own, await addable(own, EXAMPLES['trade-in values']));
  await own.call(PUT, { params: { cartId }, body: { ...sale, ...bank } });
  const { result } = await own.call(GET, { params: { cartId } });
  expect(result.details).toMatchObject({ account_ends: '678' });
});
