import { beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let shopper: { cookie: string };
let wished = 0;
let wish: { id: number; product_id: number };

beforeAll(async () => {
  shop = await buildTestApp();
  shopper = await signIn(shop, 'shopper@threefold.example');
  const { data } = await shop.call('GET /no/auth/web/site/products', {
    query: { is_active_for: '1', q: 'iphone 14' },
  });
  wished = data.find(({ type }) => type === 2)?.id ?? 0;
  wish = (await shop.call('POST /web/site/wishlist', { headers: shopper, body: { product_id: wished } }))
    .result;
});

type Headers = Record<string, string>;
const productFor = async (headers: Headers) => {
  const answer = await shop.call('GET /no/auth/web/site/products/{id}', { headers, params: { id: wished } });
  return answer.result[0];
};
const listFor = async (headers: Headers) =>
  (await shop.call('GET /no/auth/web/site/products', { headers, query: { is_active_for: '1' } })).data;
const address = () => `/no/auth/web/site/products/${wished}`;

it('marks the products on a wishlist: in details, variations and listings', async () => {
  expect(await productFor({})).toMatchObject({ Wish_list: null });
  const product = await productFor(shopper);
  expect(product?.Wish_list).toEqual(wish);
  const [first] = product?.Product_variations ?? [];
  const terms = {
    col_1_term_name: first?.col_1_term_name ?? undefined,
    col_2_term_name: first?.col_2_term_name ?? undefined,
    col_3_term_name: first?.col_3_term_name ?? undefined,
  };
  const lookup = await shop.call('GET /no/auth/web/site/products/variation', {
    headers: shopper,
    query: { product_id: wished, ...terms },
  });
  expect(lookup.result[0]?.Wish_list).toEqual(wish);
  const cards = await shop.call('GET /no/auth/web/site/products', {
    headers: shopper,
    query: { ids: [wished, 1] },
  });
  expect(cards.data.find(({ id }) => id === wished)?.Wish_list).toEqual(wish);
  expect(cards.data.filter(({ id }) => id !== wished).map((card) => card.Wish_list)).toEqual([null]);
});

it('is sent only to its account, and no cache may keep it', async () => {
  const own = await shop.fetch(address(), { headers: shopper });
  expect(own.headers.get('cache-control')).toBe('no-store');
  for (const email of ['vendor@threefold.example', 'admin@threefold.example']) {
    expect(await productFor(await signIn(shop, email))).toMatchObject({ Wish_list: null });
  }
  const everybodys = await shop.fetch(address());
  expect(everybodys.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(await everybodys.json()).toMatchObject({ result: [{ Wish_list: null }] });
  // A browser that cached the public answer and then signs in must not get 304.
  const etag = everybodys.headers.get('etag') ?? '';
  const again = await shop.fetch(address(), { headers: { ...shopper, 'if-none-match': etag } });
  expect(again.status).toBe(200);
  expect((await listFor({})).some((card) => 'Wish_list' in card)).toBe(false);
});

it('forgets it with the wish, and with the session', async () => {
  await shop.call('DELETE /web/site/wishlist/{id}', { headers: shopper, params: { id: wish.id } });
  expect(await productFor(shopper)).toMatchObject({ Wish_list: null });
  wish = (await shop.call('POST /web/site/wishlist', { headers: shopper, body: { product_id: wished } }))
    .result;
  expect((await productFor(shopper))?.Wish_list).toEqual(wish);
  await shop.call('POST /global/user/logout', { headers: shopper, body: {} });
  expect(await productFor(shopper)).toMatchObject({ Wish_list: null });
});
