import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

const PRODUCTS = 'GET /no/auth/web/site/products';
const FILTER = 'GET /no/auth/web/site/products/filter';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

describe('a listing', () => {
  it('shows 24 of a line, with the total', async () => {
    const { data, total, page, per_page } = await shop.call(PRODUCTS, { query: { is_active_for: '1' } });
    expect(data).toHaveLength(24);
    expect(total).toBeGreaterThan(50);
    expect({ page, per_page }).toEqual({ page: 1, per_page: 24 });
    expect(data.every((card) => card.is_active_for === 1)).toBe(true);
  });

  it('gives every product once over its pages', async () => {
    const seen = new Set<number>();
    let total = Infinity;
    for (let page = 1; (page - 1) * 10 < total; page += 1) {
      const answer = await shop.call(PRODUCTS, {
        query: { is_active_for: '1', page, per_page: 10, sort: 'rating' },
      });
      total = answer.total;
      for (const { id } of answer.data) seen.add(id);
    }
    expect(seen.size).toBe(total);
  });

  it('keeps the order of the ids it was asked for', async () => {
    const { data } = await shop.call(PRODUCTS, { query: { is_active_for: '1', per_page: 5 } });
    const ids = data.map(({ id }) => id).reverse();
    const again = await shop.call(PRODUCTS, { query: { ids } });
    expect(again.data.map(({ id }) => id)).toEqual(ids);
  });

  const shown = (card: { is_on_sale: boolean; sale_price: number | null; regular_price: number }) =>
    card.is_on_sale && card.sale_price !== null && card.sale_price < card.regular_price
      ? card.sale_price
      : card.regular_price;

  it('sorts by what a shopper sees', async () => {
    const list = async (sort: 'price_asc' | 'price_desc' | 'rating' | 'discount') =>
      (await shop.call(PRODUCTS, { query: { is_active_for: '1', sort, per_page: 100 } })).data;
    const ascending = (values: number[]) => values.toSorted((a, b) => a - b);
    const cheap = (await list('price_asc')).map(shown);
    expect(cheap).toEqual(ascending(cheap));
    const dear = (await list('price_desc')).map(shown);
    expect(dear).toEqual(ascending(dear).reverse());
    const rated = (await list('rating')).map((card) => card.product_rating);
    expect(rated).toEqual(ascending(rated).reverse());
    const saved = (await list('discount')).map((card) => card.regular_price - shown(card));
    expect(saved).toEqual(ascending(saved).reverse());
  });

  it('narrows by every filter', async () => {
    const list = async (query: object) =>
      (await shop.call(PRODUCTS, { query: { is_active_for: '1', per_page: 100, ...query } })).data;
    const all = await list({});
    const brand = all[0]?.brand_id ?? 0;
    const business = all[0]?.business_id ?? 0;
    expect((await list({ brand_ids: [brand] })).every((card) => card.brand_id === brand)).toBe(true);
    expect((await list({ business })).every((card) => card.business_id === business)).toBe(true);
    const middling = await list({ min_price: 200, max_price: 400 });
    expect(middling.length).toBeGreaterThan(3);
    expect(middling.every((card) => shown(card) >= 200 && shown(card) <= 400)).toBe(true);
    const graded = await list({ conditions: ['Fair'] });
    expect(graded.length).toBeGreaterThan(3);
    expect(graded.every((card) => card.conditions.includes('Fair'))).toBe(true);
    const blue = await list({ terms: { Colour: ['Blue'] } });
    expect(blue.length).toBeGreaterThan(1);
    const colours = (card: (typeof all)[number]) =>
      card.terms
        .find(({ attribute_name }) => attribute_name === 'Colour')
        ?.labels.map(({ label }) => label) ?? [];
    expect(blue.every((card) => colours(card).some((name) => /blue|navy|ultra|sky|sea/i.test(name)))).toBe(
      true,
    );
    const mistBlue = await list({ terms: { Colour: ['Mist Blue'] } });
    expect(mistBlue.length).toBeGreaterThan(0);
    expect(mistBlue.length).toBeLessThan(blue.length);
    expect(mistBlue.every((card) => colours(card).includes('Mist Blue'))).toBe(true);
    const reduced = await list({ on_sale: true });
    expect(reduced.length).toBeGreaterThan(0);
    expect(reduced.every((card) => shown(card) < card.regular_price)).toBe(true);
    expect((await list({ in_stock: true })).length).toBeLessThan(all.length);
    const phones = await list({ category: 'phones' });
    expect(phones.length).toBeGreaterThan(20);
    expect(phones.length).toBeLessThan(all.length);
  });

  it('finds the typed text, and treats special characters literally', async () => {
    const find = async (q: string) => (await shop.call(PRODUCTS, { query: { is_active_for: '1', q } })).data;
    expect((await find('iphone 15 pro'))[0]?.title).toMatch(/iPhone 15 Pro/);
    expect(await find('%')).toHaveLength(0);
    expect(await find('_')).toHaveLength(0);
    expect(await find(`'; drop table products; --`)).toHaveLength(0);
  });
});

describe('facets', () => {
  it('count what choosing a value would leave', async () => {
    const query = { is_active_for: '1', category: 'phones', conditions: ['Good'] } as const;
    const { data } = await shop.call(FILTER, { query: { ...query, conditions: [...query.conditions] } });
    for (const { id, count } of data.brands) {
      const { total } = await shop.call(PRODUCTS, {
        query: { ...query, conditions: ['Good'], brand_ids: [id] },
      });
      expect(total).toBe(count);
    }
    for (const { label, count } of data.conditions) {
      const conditions = [label as 'Good'];
      const { total } = await shop.call(PRODUCTS, { query: { ...query, conditions } });
      expect({ label, total }).toEqual({ label, total: count });
    }
    const colour = data.attributes.find(({ attribute_name }) => attribute_name === 'Colour');
    for (const { label, count } of (colour?.terms ?? []).slice(0, 6)) {
      const { total } = await shop.call(PRODUCTS, {
        query: { ...query, conditions: ['Good'], terms: { Colour: [label] } },
      });
      expect({ label, total }).toEqual({ label, total: count });
    }
  });

  it('name the families of colours with swatches, not every name that a maker gave one', async () => {
    const { data } = await shop.call(FILTER, { query: { is_active_for: '1' } });
    const colour = data.attributes.find(({ attribute_name }) => attribute_name === 'Colour');
    const families = colour?.terms.map(({ label }) => label) ?? [];
    expect(families.slice(0, 3)).toEqual(['Black', 'White', 'Grey']);
    expect(families.length).toBeLessThanOrEqual(10);
    for (const { term_image } of colour?.terms ?? []) expect(term_image).toMatch(/^#[\da-f]{6}$/);
  });

  it('keep a value that has none left', async () => {
    const { data } = await shop.call(FILTER, {
      query: { is_active_for: '1', category: 'phones', max_price: 100 },
    });
    expect(data.brands.length).toBeGreaterThan(3);
    expect(data.brands.some(({ count }) => count === 0)).toBe(true);
  });
});

describe('a product', () => {
  it('comes with its choices, and each of them can be looked up', async () => {
    const cards = (await shop.call(PRODUCTS, { query: { is_active_for: '1', q: 'iphone 14' } })).data;
    const id = cards[0]?.id ?? 0;
    const { result } = await shop.call('GET /no/auth/web/site/products/{id}', { params: { id } });
    const [product] = result;
    expect(product?.product_atrribute.length).toBeGreaterThan(1);
    expect(product?.Product_variations.filter(({ is_default }) => is_default)).toHaveLength(1);
    const wanted = product?.Product_variations[3];
    const terms = {
      col_1_term_name: wanted?.col_1_term_name ?? undefined,
      col_2_term_name: wanted?.col_2_term_name ?? undefined,
      col_3_term_name: wanted?.col_3_term_name ?? undefined,
    };
    const lookup = await shop.call('GET /no/auth/web/site/products/variation', {
      query: { product_id: id, ...terms },
    });
    expect(lookup.result[0]?.id).toBe(wanted?.id);
    const none = await shop.call('GET /no/auth/web/site/products/variation', {
      query: { product_id: id, ...terms, col_1_term_name: 'Plaid' },
    });
    expect(none.result).toEqual([]);
  });

  it('shows its available stock in cards, details and every variation, unless the business hides it', async () => {
    const { data } = await shop.call(PRODUCTS, { query: { per_page: 100 } });
    const kinds = new Set<string>();
    type Stocked = Pick<(typeof data)[number], 'stock' | 'raw_status' | 'available_stock'>;
    const check = (one: Stocked, hidesStock: boolean) => {
      const kind = hidesStock ? 'hidden' : one.raw_status ? 'flag' : 'count';
      kinds.add(kind);
      const wanted = { hidden: 'left out', flag: null, count: one.available_stock }[kind];
      expect('stock' in one ? one.stock : 'left out', kind).toBe(wanted);
    };
    const kindOf = (card: (typeof data)[number]) =>
      JSON.stringify([card.type, card.Business.hide_stock, card.raw_status]);
    for (const card of data) check(card, card.Business.hide_stock);
    // Check one product of each kind in detail.
    for (const { id } of new Map(data.map((card) => [kindOf(card), card])).values()) {
      const { result } = await shop.call('GET /no/auth/web/site/products/{id}', { params: { id } });
      for (const product of result) {
        check(product, product.Business.hide_stock);
        for (const variation of product.Product_variations) check(variation, product.Business.hide_stock);
      }
    }
    expect([...kinds].sort()).toEqual(['count', 'flag', 'hidden']);
  });

  it('never shows the cost or how much is reserved', async () => {
    const { data } = await shop.call(PRODUCTS, { query: { is_active_for: '1', per_page: 100 } });
    const texts = await Promise.all(
      data.map(async ({ id }) => (await shop.fetch(`/no/auth/web/site/products/${id}`)).text()),
    );
    for (const text of [...texts, JSON.stringify(data)]) {
      expect(text).not.toMatch(/"(cost|reserved|owner|email|password)\w*":/i);
    }
  });
});

describe("SPEC's common query keys", () => {
  const KEYS = 'status=1&is_publish=true&is_active_for_web=1&key=home-page';
  it.each([
    '/no/auth/web/site/products?is_active_for=1',
    '/no/auth/web/site/products/filter?is_active_for=1',
    '/no/auth/web/site/categories?',
    '/no/auth/web/site/brands?',
    '/no/auth/web/site/settings/general?',
  ])('are taken by %s, and change nothing', async (address) => {
    const response = await shop.fetch(`${address}&${KEYS}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await (await shop.fetch(address)).json());
    expect((await shop.fetch(`${address}&status=maybe`)).status).toBe(400);
  });
});

describe('sections of a page', () => {
  const design = '/no/auth/web/site/template/template/design?page_key=';
  it.each(['no-such', 'header_slider', 'Home Page', '../etc', 'x'.repeat(150)])(
    'are not found under %s',
    async (key) => {
      for (const query of ['', '&section_position=top']) {
        const response = await shop.fetch(`${design}${encodeURIComponent(key)}${query}`);
        expect(response.status).toBe(404);
      }
    },
  );

  it('are found under the page that has them', async () => {
    expect((await shop.fetch(`${design}home-page&section_position=top`)).status).toBe(200);
  });
});

describe('names', () => {
  it('of the navbar are chosen from a list', async () => {
    const { result } = await shop.call('GET /market/one/navbar');
    expect(result.every(({ level }) => level === 0)).toBe(true);
    const phones = result[0];
    const children = await shop.call('GET /market/one/navbar', {
      query: { where_in_col: 'parent_id', where_in_value: String(phones?.id) },
    });
    expect(children.result.map(({ id }) => id)).toEqual(phones?.child.map(({ id }) => id));
    const bad = await shop.fetch('/market/one/navbar?where_in_col=password_hash&where_in_value=1');
    expect(bad.status).toBe(400);
  });

  it('of a search come with the words', async () => {
    const { result } = await shop.call('GET /no/auth/web/site/search', { query: { q: 'galaxy s24' } });
    expect(result.products[0]?.title).toMatch(/Galaxy S24/);
    const slip = await shop.call('GET /no/auth/web/site/search', { query: { q: 'galxy s24' } });
    expect(slip.result.products[0]?.title).toMatch(/Galaxy S24/);
  });
});
