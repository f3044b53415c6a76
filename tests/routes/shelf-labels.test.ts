import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { officeProductsOf, type OfficeProducts } from '#tests/support/office-products.ts';
import { faultsOf } from '#tests/support/valid-html.ts';

let shop: TestApp;
let goods: OfficeProducts;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
});

async function labels(ids: readonly (number | string)[], headers: Record<string, string> = goods.vendor) {
  const answer = await shop.fetch(`/office/shelf-labels?ids=${ids.join(',')}`, { headers });
  return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() };
}

describe('Shelf labels', () => {
  it('have name, price and SKU with a barcode, one for each product and each variation', async () => {
    const one = await goods.create({ name: 'Cable <long>', sale_price: 9.5, is_on_sale: true });
    const many = await goods.variable();
    const { status, cache, html } = await labels([one.id, many.id]);
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(html.match(/class="shelf-label"/g)).toHaveLength(1 + many.variations.length);
    expect(html.match(/<svg/g)).toHaveLength(1 + many.variations.length);
    expect(html).toContain('Cable &lt;long&gt;');
    expect(html).toContain('£9.50 <s>£12.99</s>');
    for (const { sku } of many.variations) expect(html).toContain(`<p>${sku}</p>`);
    expect(await faultsOf(html)).toEqual([]);
  });

  it('are for staff of the business alone', async () => {
    const { id } = await goods.create();
    expect((await labels([id], {})).status).toBe(401);
    expect((await labels([id], goods.other)).status).toBe(404);
    expect((await labels(['x', '-1'])).status).toBe(404);
  });
});
