import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';
import { askForAlert } from './writes.ts';
import { refreshListing } from '../listing/public.ts';

const NOTIFY = 'POST /no/auth/web/site/products/{id}/notify';
const VARIABLE = 8;
const OTHER_VARIABLE = 10;
const SIMPLE = 61;
const TO_SELL = 104;

let shop: TestApp;
let variationId = 0;
let foreignVariationId = 0;

beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
  [variationId, foreignVariationId] = [await firstVariation(VARIABLE), await firstVariation(OTHER_VARIABLE)];
});
beforeEach(async () => void (await shop.database.pool.query('delete from stock_alerts')));

async function firstVariation(productId: number): Promise<number> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select min(id) as id from variations where product_id = $1',
    [productId],
  );
  return rows[0]?.id ?? 0;
}

let clients = 0;
/** Headers of a client that has sent no request yet. */
const asSomebody = (): Record<string, string> => {
  clients += 1;
  return { 'x-forwarded-for': `10.1.${Math.floor(clients / 250)}.${clients % 250}` };
};

const ask = (id: number, body: Record<string, unknown>, headers = asSomebody()) =>
  shop.fetch(`/no/auth/web/site/products/${id}/notify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const alerts = async () =>
  (
    await shop.database.pool.query<{
      product_id: number;
      variation_id: number | null;
      email: string;
      max_price: number | null;
    }>('select product_id, variation_id, email, max_price from stock_alerts order by created_at')
  ).rows;

describe('Asking for a mail', () => {
  it('is kept for a variation, with its ceiling in pence', async () => {
    const answer = await shop.call(NOTIFY, {
      params: { id: VARIABLE },
      body: { email: ' Ann@Mail.example ', product_variation_id: variationId, max_price: 249.99 },
    });
    expect(answer.message).toBe('We will email you when it is in stock for £249.99 or less.');
    expect(await alerts()).toEqual([
      { product_id: VARIABLE, variation_id: variationId, email: 'Ann@Mail.example', max_price: 24_999 },
    ]);
  });

  it('is kept for a simple product, and for any variation of another', async () => {
    const { message } = await shop.call(NOTIFY, {
      params: { id: SIMPLE },
      body: { email: 'ben@mail.example' },
    });
    expect(message).toBe('We will email you when it is back in stock.');
    await shop.database.pool.query('delete from stock_alerts');
    for (const [id, body] of [
      [SIMPLE, { email: 'ann@mail.example' }],
      [VARIABLE, { email: 'ann@mail.example', product_variation_id: null, max_price: null }],
    ] as const)
      expect((await ask(id, body)).status).toBe(200);
    expect(await alerts()).toMatchObject([
      { product_id: SIMPLE, variation_id: null, max_price: null },
      { product_id: VARIABLE, variation_id: null, max_price: null },
    ]);
  });

  it('twice is asking once, with the later ceiling and in the same words', async () => {
    const answers = [
      await ask(SIMPLE, { email: 'ann@mail.example', max_price: 10 }),
      await ask(SIMPLE, { email: 'ANN@mail.example', max_price: 12 }),
      await ask(SIMPLE, { email: 'ann@mail.example', max_price: 11.5 }),
    ];
    const texts = await Promise.all(
      answers.map(async (answer) => (await answer.text()).replace(/£[\d.]+/, '')),
    );
    expect(new Set(texts).size).toBe(1);
    expect(await alerts()).toMatchObject([{ max_price: 1_150 }]);
  });

  it('by many at once leaves one alert each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        ask(VARIABLE, {
          email: `${index % 2 ? 'ann' : 'Ben'}@mail.example`,
          product_variation_id: variationId,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    expect((await alerts()).map(({ email }) => email).sort()).toEqual([
      'Ben@mail.example',
      'ann@mail.example',
    ]);
  });

  it('by many parallel requests from one network also leaves one alert', async () => {
    const alert = { email: 'ann@mail.example', product_variation_id: variationId };
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => askForAlert(shop.database.db, VARIABLE, alert)),
    );
    expect(asked).toEqual(Array(20).fill(true));
    expect(await alerts()).toHaveLength(1);
  });

  it('again after a mail makes a new alert', async () => {
    await ask(SIMPLE, { email: 'ann@mail.example' });
    await shop.database.pool.query('update stock_alerts set notified_at = now()');
    await ask(SIMPLE, { email: 'ann@mail.example' });
    expect(await alerts()).toHaveLength(2);
  });

  it('says the same to an address with an account', async () => {
    const known = await ask(SIMPLE, { email: 'shopper@threefold.example' });
    const unknown = await ask(SIMPLE, { email: 'nobody@threefold.example' });
    expect(await known.text()).toBe(await unknown.text());
    expect(known.headers.get('cache-control')).toBe('no-store');
  });
});

describe('Asking is refused', () => {
  const amount = 'must be an amount in pounds, such as 249.99';
  it.each([
    [{}, { email: 'Required' }],
    [{ email: '' }, { email: 'Required' }],
    [{ email: 'ann@mail' }, { email: 'Invalid email' }],
    [{ email: 'ann mail@mail.example' }, { email: 'Invalid email' }],
    [{ email: 'a@mail.example\r\nBcc: b@mail.example' }, { email: 'Invalid email' }],
    [{ email: ['ann@mail.example'] }, { email: 'Invalid email' }],
    [{ email: `${'a'.repeat(250)}@mail.example` }, { email: 'Too long' }],
    [{ email: 'ann@mail.example', max_price: 0 }, { max_price: amount }],
    [{ email: 'ann@mail.example', max_price: -1 }, { max_price: amount }],
    [{ email: 'ann@mail.example', max_price: 1.999 }, { max_price: amount }],
    [{ email: 'ann@mail.example', max_price: 1e12 }, { max_price: amount }],
    [{ email: 'ann@mail.example', max_price: '5' }, { max_price: amount }],
    [{ email: 'ann@mail.example', role: 'admin' }, { role: 'is not known here' }],
  ])('for %o', async (body, errors) => {
    const answer = await ask(SIMPLE, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors });
  });

  it('for a variation of another product, or of a simple one', async () => {
    for (const [id, product_variation_id] of [
      [VARIABLE, foreignVariationId],
      [VARIABLE, 2_147_483_647],
      [SIMPLE, variationId],
    ] as const) {
      const refusal = await shop.refused(NOTIFY, {
        params: { id },
        body: { email: 'ann@mail.example', product_variation_id },
        headers: asSomebody(),
      });
      expect(refusal).toEqual({ status: 404, message: 'There is no such product.' });
    }
    expect(await alerts()).toEqual([]);
  });

  it('for what is hidden, unknown or not for sale', async () => {
    const { pool, db } = shop.database;
    await pool.query('update products set is_published = false where id = $1', [SIMPLE]);
    await refreshListing(db, [SIMPLE]);
    for (const id of [SIMPLE, 999_999, TO_SELL])
      expect((await ask(id, { email: 'ann@mail.example' })).status).toBe(404);
    await pool.query('update products set is_published = true where id = $1', [SIMPLE]);
    await refreshListing(db, [SIMPLE]);
    expect((await ask(SIMPLE, { email: 'ann@mail.example' })).status).toBe(200);
  });

  it('from another site, and in another form than JSON', async () => {
    const body = { email: 'ann@mail.example' };
    expect((await ask(SIMPLE, body, { ...asSomebody(), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(SIMPLE, body, { ...asSomebody(), origin: 'https://x.example' })).status).toBe(403);
    const form = await shop.fetch(`/no/auth/web/site/products/${SIMPLE}/notify`, {
      method: 'POST',
      headers: asSomebody(),
      body: new URLSearchParams(body),
    });
    expect(form.status).toBe(415);
    expect(await alerts()).toEqual([]);
  });

  it('to a client that sends too many, for one address and for many', async () => {
    const statuses = async (count: number, emailOf: (index: number) => string) => {
      const client = asSomebody();
      const found: number[] = [];
      for (let index = 0; index < count; index += 1)
        found.push((await ask(SIMPLE, { email: emailOf(index) }, client)).status);
      return found;
    };
    const toOne = await statuses(11, () => 'ann@mail.example');
    expect(toOne).toEqual([...Array<number>(10).fill(200), 429]);
    const toMany = await statuses(61, (index) => `somebody${index}@mail.example`);
    expect(toMany).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await ask(SIMPLE, { email: 'ann@mail.example' })).status).toBe(200);
  });
});

describe('An account', () => {
  const LIST = 'GET /web/site/account/alerts';
  const END = 'DELETE /web/site/account/alerts/{id}';
  const SHOPPER = 'shopper@threefold.example';

  async function loggedIn(email: string) {
    const browser = new TestBrowser(shop);
    await browser.call('POST /global/user/login', { body: { email, password: 'threefold-demo' } });
    return browser;
  }

  it('sees the alerts of its address, waiting and sent, and can end them', async () => {
    await ask(SIMPLE, { email: SHOPPER });
    await shop.database.pool.query('update stock_alerts set notified_at = now()');
    await ask(VARIABLE, {
      email: SHOPPER.toUpperCase(),
      product_variation_id: variationId,
      max_price: 249.5,
    });
    await ask(VARIABLE, { email: 'ann@mail.example' });
    const browser = await loggedIn(SHOPPER);
    const { result } = await browser.call(LIST);
    expect(result).toMatchObject([
      { product_id: VARIABLE, product_variation_id: variationId, max_price: 249.5, notified_at: null },
      { product_id: SIMPLE, product_variation_id: null, max_price: null },
    ]);
    expect(result[0]?.path).toMatch(new RegExp(`/${VARIABLE}[?]variation=${variationId}$`));
    expect(result[1]?.notified_at).not.toBeNull();
    const { result: left } = await browser.call(END, { params: { id: result[0]?.id ?? '' } });
    expect(left).toMatchObject([{ product_id: SIMPLE }]);
    expect(await alerts()).toHaveLength(2);
  });

  it('can not end the alerts of others', async () => {
    await ask(SIMPLE, { email: SHOPPER });
    const [{ id } = { id: '' }] = (await (await loggedIn(SHOPPER)).call(LIST)).result;
    const refusal = await (await loggedIn('vendor@threefold.example')).refused(END, { params: { id } });
    expect(refusal).toEqual({ status: 404, message: 'There is no such alert.' });
    expect(await alerts()).toHaveLength(1);
  });

  it('that only claims an email neither sees nor ends its alerts', async () => {
    await ask(SIMPLE, { email: SHOPPER });
    const { rows } = await shop.database.pool.query<{ id: string }>('select id from stock_alerts');
    const mallory = new TestBrowser(shop);
    await mallory.call('POST /global/user/register', {
      body: { name: 'Mallory', email: SHOPPER, password: 'a sturdy pass phrase' },
    });
    expect((await mallory.call(LIST)).result).toEqual([]);
    expect((await mallory.refused(END, { params: { id: rows[0]?.id ?? '' } })).status).toBe(404);
    expect((await new TestBrowser(shop).refused(LIST)).status).toBe(401);
  });
});
