import { beforeAll, describe, expect, it } from 'vitest';
import type { SettingsChange } from '#contract/settings-office.ts';
import type { OwnDeliveryBody } from '#contract/own-delivery.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  freshKey,
  offerNextDay,
  plentyOf,
  readyCarts,
  send,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { makeStale, signIn } from '#tests/support/people.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

const read = async () => (await shop.call('GET /office/settings', { headers })).result;
const change = async (fields: Omit<SettingsChange, 'version'>) =>
  (await shop.call('PUT /office/settings', { headers, body: { version: (await read()).version, ...fields } }))
    .result;

async function cartOf(quantity = 1): Promise<string> {
  const [cartId = ''] = await readyCarts(shop, 1, [{ good: await plentyOf(shop), quantity }]);
  return cartId;
}

async function orderOf(cartId: string) {
  const { result } = await shop.call('GET /no/auth/web/site/checkouts/{cartId}', { params: { cartId } });
  if (!result.order) throw new Error('nothing can be ordered');
  return result.order;
}

const priceOf = async (cartId: string, way: string) => {
  const [vendor] = (await orderOf(cartId)).ways;
  return vendor?.ways.find((one) => one.way === way);
};

describe('The delivery of the site', () => {
  it('is what a vendor without terms asks for, at once and by the penny', async () => {
    const before = await read();
    expect(before).toMatchObject({ standard_price: 3.99, standard_free_from: 40, next_day_price: 5.99 });
    const cartId = await cartOf();
    await change({ standard_price: 2.49, standard_free_from: null, next_day_is_offered: false });
    expect(await priceOf(cartId, 'standard')).toMatchObject({ price: 2.49, reason: null });
    expect(await priceOf(cartId, 'next_day')).toMatchObject({ reason: 'Not offered by this vendor' });
    const cart = await shop.call('GET /no/auth/web/site/cart/{cartId}', { params: { cartId } });
    expect(cart.result.totals.delivery).toBe(2.49);
    await change({ standard_price: 3.99, standard_free_from: 0, next_day_is_offered: true });
    expect(await priceOf(cartId, 'standard')).toMatchObject({ price: 0 });
    await change({ standard_free_from: 40 });
  });

  it('leaves a vendor’s own terms alone', async () => {
    const good = await plentyOf(shop);
    const own = `insert into delivery_terms (business_id, way, is_offered, price) values ($1, 'standard', true, 777)`;
    await shop.database.pool.query(own, [good.businessId]);
    const cartId = await cartOf();
    await change({ standard_price: 1 });
    expect(await priceOf(cartId, 'standard')).toMatchObject({ price: 7.77 });
    await shop.database.pool.query('delete from delivery_terms where business_id = $1', [good.businessId]);
    await change({ standard_price: 3.99 });
  });

  it('is set by a vendor for their own goods alone, and is the site’s again when they say so', async () => {
    const [good] = await vendorsGoodAndOther(shop);
    const vendor = await signIn(shop, VENDOR);
    const [cartId = ''] = await readyCarts(shop, 1, [{ good, quantity: 1 }]);
    const others = await cartOf();
    for (const { businessId } of [good, await plentyOf(shop)]) await offerNextDay(shop, businessId);
    let seen: OwnDeliveryBody['seen'] = { standard: null, next_day: null, collect: null };
    const set = async (body: OwnDeliveryBody['seen']) => {
      const answer = await shop.call('PUT /web/site/business/delivery', {
        headers: vendor,
        body: { ...body, seen },
      });
      seen = body;
      return answer;
    };
    const asSite = { standard: null, next_day: null, collect: null };
    const own = { is_offered: true, price: 6.5, free_from: null };
    const { result } = await set({ ...asSite, standard: own, next_day: { ...own, is_offered: false } });
    expect(result.map(({ own: terms }) => terms?.price ?? null)).toEqual([6.5, 6.5, null]);
    expect(await priceOf(cartId, 'standard')).toMatchObject({ price: 6.5 });
    expect(await priceOf(cartId, 'next_day')).toMatchObject({ reason: 'Not offered by this vendor' });
    expect(await priceOf(others, 'next_day')).toMatchObject({ price: 5.99, reason: null });
    const off = { ...own, is_offered: false };
    const none = await shop.refused('PUT /web/site/business/delivery', {
      headers: vendor,
      body: { standard: off, next_day: off, collect: off, seen },
    });
    expect(none.status).toBe(400);
    const stale = await shop.refused('PUT /web/site/business/delivery', {
      headers: vendor,
      body: { ...asSite, seen: asSite },
    });
    expect(stale.status, 'a colleague has set prices since').toBe(409);
    expect(await priceOf(cartId, 'standard')).toMatchObject({ price: 6.5 });
    await set(asSite);
    expect(await priceOf(cartId, 'next_day')).toMatchObject({ price: 5.99, reason: null });
    const { rows } = await shop.database.pool.query<{ before: object; after: object }>(
      "select before, after from audit_log where action = 'set delivery' order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({ before: { standard: { price: 650 } }, after: { standard: null } });
  });

  it.each([
    [{ standard_price: -1 }, 'standard_price'],
    [{ standard_price: 1000.01 }, 'standard_price'],
    [{ standard_price: 0.001 }, 'standard_price'],
    [{ standard_free_from: 1e9 }, 'standard_free_from'],
    [
      { standard_is_offered: false, next_day_is_offered: false, collect_is_offered: false },
      'standard_is_offered',
    ],
    [{ takes_cards: false, takes_transfer: false, takes_in_store: false, takes_trial: false }, 'takes_cards'],
    [{ theme: 'unknown' }, 'theme'],
    [{ home_variant: 5 }, 'home_variant'],
    [{ buy_colour: '#FFD60A' }, 'buy_colour'],
    [{ repair_colour: 'red;}' }, 'repair_colour'],
  ])('refuses %j', async (fields, field) => {
    const before = await read();
    const refusal = await shop.refused('PUT /office/settings', {
      headers,
      body: { version: before.version, ...(fields as object) },
    });
    expect(refusal.status).toBe(400);
    expect(refusal.errors).toHaveProperty(field);
    expect(await read()).toEqual(before);
  });
});

describe('The ways to pay', () => {
  const kindsOf = async (cartId: string) => (await orderOf(cartId)).payments.map(({ kind }) => kind);

  it('are offered while they are on, and refused when they are not', async () => {
    const cartId = await cartOf();
    expect(await kindsOf(cartId)).toEqual(['trial', 'bank_transfer', 'in_store']);
    await change({ takes_trial: false, takes_in_store: false });
    expect(await kindsOf(cartId)).toEqual(['bank_transfer']);
    const { totals } = await orderOf(cartId);
    const place = () =>
      send(
        shop,
        `/no/auth/web/site/checkouts/${cartId}/place`,
        { payment: 'trial', agreed_total: totals.total },
        freshKey(),
      );
    expect((await place()).status).toBe(400);
    await change({ takes_trial: true, takes_in_store: true });
    expect((await place()).status).toBe(201);
  });

  it('include transfers only with an account, which asks for proof and is hidden in the log', async () => {
    const cartId = await cartOf();
    const call = 'PUT /office/settings/transfer-account';
    const before = await read();
    expect(before.transfer_account).toEqual({
      holder: 'Threefold Ltd',
      sort_code: '10-20-30',
      ends_with: '2345',
    });
    const removed = await shop.call(call, { headers, body: { version: before.version, account: null } });
    expect(removed.result.transfer_account).toBeNull();
    expect(await kindsOf(cartId)).not.toContain('bank_transfer');

    const account = { holder: 'Threefold Ltd', sort_code: '102030', account_number: '0001 2345' };
    const body = { version: removed.result.version, account };
    await makeStale(shop, headers);
    expect(await shop.refused(call, { headers, body })).toMatchObject({ status: 403, asks: 'proof' });
    headers = await signIn(shop, ADMINISTRATOR);
    expect((await shop.call(call, { headers, body })).result.transfer_account).toEqual(
      before.transfer_account,
    );
    expect(await kindsOf(cartId)).toContain('bank_transfer');
    const { data } = await shop.call('GET /office/log', { headers, query: { subject: 'settings' } });
    expect(JSON.stringify(data)).not.toContain('00012345');
    expect(data[0]).toMatchObject({ action: 'change settings' });
  });
});

it('What the environment sets up is told without its secrets', async () => {
  const { result } = await shop.call('GET /office/settings/setup', { headers });
  expect(result).toMatchObject({ cards: null, has_trial: true, sends_mail: false });
});

describe('The colours of the lines', () => {
  it('are on every page once they are not the usual ones, and nowhere before', async () => {
    const linkOn = async () => {
      const body = await (await shop.fetch('/buy/products/All/1')).text();
      return /<link rel="stylesheet" href="(\/theme\/[^"]+)">/.exec(body)?.[1];
    };
    expect(await linkOn()).toBeUndefined();
    await change({ buy_colour: '#b4004e' });
    await expect.poll(linkOn).toBe('/theme/B4004E-047857-F59E0B.css');
    const css = await shop.fetch('/theme/B4004E-047857-F59E0B.css');
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await css.text()).toContain('--color-buy:#B4004E;');
    expect((await shop.fetch('/theme/red.css')).status).toBe(404);
    await change({ buy_colour: '#4F46E5' });
    await expect.poll(linkOn).toBeUndefined();
  });
});
