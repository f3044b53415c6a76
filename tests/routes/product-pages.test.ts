import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

const ORIGIN = 'https://shop.example';
let shop: TestApp;
let product: ProductDetail;
let variation: VariationChoice;

function there<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The demo shop lacks it');
  return thing;
}

beforeAll(async () => {
  shop = await buildTestApp({ env: { PUBLIC_URL: ORIGIN } });
  const { data } = await shop.call('GET /no/auth/web/site/products', {
    query: { is_active_for: '1', q: 'iphone 14' },
  });
  const { result } = await shop.call('GET /no/auth/web/site/products/{id}', {
    params: { id: data[0]?.id ?? 0 },
  });
  product = there(result[0]);
  variation = there(
    product.Product_variations.find(
      ({ is_default, is_on_sale, col_1_term_name: colour }) =>
        !is_default && is_on_sale && colour !== product.product_images[0]?.term_label,
    ),
  );
});

const pathOf = (variationId?: number) =>
  addresses.product('buy', product.Category.slug, product.slug, product.id, variationId);

async function open(path: string) {
  const response = await shop.fetch(path);
  const html = await response.text();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '{}') as Record<string, unknown>,
  );
  return { status: response.status, html, product: facts.find((fact) => fact['@type'] === 'ProductGroup') };
}

describe('the page of a variation', () => {
  it('has the head of the variation', async () => {
    const { status, html } = await open(pathOf(variation.id));
    expect(status).toBe(200);
    expect(html).toContain(`<title>${variation.name} | Threefold</title>`);
    expect(html).toContain(`property="og:image" content="${ORIGIN}/images/${variation.image}-640.webp"`);
    expect(html).toContain(`/images/${variation.image}-640.avif 640w`);
  });

  it("has the product's canonical link, and shows itself in previews", async () => {
    const { html } = await open(pathOf(variation.id));
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${pathOf()}">`);
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}${pathOf(variation.id)}">`);
  });

  it('describes the variation, its price and its pictures in structured data', async () => {
    const { product: facts } = await open(pathOf(variation.id));
    const all = facts?.['hasVariant'] as { sku: string }[];
    expect(all).toHaveLength(product.Product_variations.length);
    expect(all.find(({ sku }) => sku === variation.sku)).toMatchObject({
      name: variation.name,
      image: `${ORIGIN}/images/${variation.image}-640.webp`,
      color: variation.col_1_term_name,
      offers: {
        '@type': 'Offer',
        price: variation.sale_price,
        url: ORIGIN + pathOf(variation.id),
        priceValidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        shippingDetails: { shippingDestination: { addressCountry: 'GB' } },
        hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      },
    });
  });

  it.each(['0', '999999999', 'abc', '1e3', '-1'])('with variation %o is not found', async (named) => {
    expect((await open(`${pathOf()}?variation=${named}`)).status).toBe(404);
  });

  it("is not found with another product's variation, or for a product without variations", async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select id from variations where product_id <> $1 limit 1',
      [product.id],
    );
    expect((await open(pathOf(rows[0]?.id))).status).toBe(404);
    const { data } = await shop.call('GET /no/auth/web/site/products', {
      query: { is_active_for: '1', category: 'accessories' },
    });
    const simple = there(data.find(({ type }) => type === 1));
    const path = addresses.product('buy', simple.Category.slug, simple.slug, simple.id);
    expect((await open(path)).status).toBe(200);
    expect((await open(`${path}?variation=${variation.id}`)).status).toBe(404);
  });

  it('has no variation without the query parameter', async () => {
    const { html, product: facts } = await open(pathOf());
    expect(html).toContain(`<title>${product.name} | Threefold</title>`);
    expect(facts).toMatchObject({ productGroupID: product.sku, url: ORIGIN + pathOf() });
  });
});

describe('the page of a comparison', () => {
  it('shows what is compared, and is hidden from search engines', async () => {
    const { status, html } = await open(`/compare?ids=${product.id},2`);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`href="${pathOf()}"`);
    expect(html).toContain(`"/no/auth/web/site/products/${product.id}":`);
  });

  it.each([
    ['/compare', 200],
    ['/compare?ids=1,2,3,4', 200],
    ['/compare?ids=1,2,3,4,5', 404],
    ['/compare?ids=abc', 404],
    ['/compare/1', 404],
  ])('%s answers %d', async (path, status) => {
    expect((await open(path)).status).toBe(status);
  });
});
