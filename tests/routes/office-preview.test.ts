import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { officeProductsOf, params, type OfficeProducts } from '#tests/support/office-products.ts';

let shop: TestApp;
let goods: OfficeProducts;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
});

const previewed = (id: number, headers = goods.vendor) =>
  shop.fetch(`/office/products/${id}/preview`, { headers });

describe('The preview of a product', () => {
  it('shows a draft only to staff who may change it', async () => {
    const made = await goods.create({
      description: '<p>A draft</p>',
      questions: [
        {
          title: 'Add a case?',
          condition: 1,
          option_type: 1,
          Question_options: [{ label: 'A case', price: 5 }],
        },
      ],
    });
    const { result } = await shop.call('GET /office/products/{id}/preview', {
      headers: goods.vendor,
      params: params(made),
    });
    expect(result).toMatchObject({
      state: 'draft',
      publish_at: null,
      product: { id: made.id, name: made.name, description: '<p>A draft</p>' },
      questions: [{ title: 'Add a case?' }],
    });
    const answer = await previewed(made.id);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await previewed(made.id, goods.admin)).status).toBe(200);
    expect((await previewed(made.id, goods.other)).status).toBe(404);
    expect((await previewed(made.id, {})).status).toBe(401);
    expect((await shop.fetch(`/no/auth/web/site/products/${made.id}`)).status).toBe(404);
  });

  it('has a page that no cache keeps and no search engine lists, and that holds nothing of the product', async () => {
    const made = await goods.create();
    const page = await shop.fetch(`/preview/${made.id}`, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('noindex');
    expect(html).not.toContain(made.name);
  });
});
