import { beforeAll, describe, expect, it } from 'vitest';
import { REVIEWS_PER_PAGE } from '#rules/catalog/review-sorts.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

const REVIEWS = 'GET /no/auth/web/site/products/{id}/reviews';
const PRODUCT = 'GET /no/auth/web/site/products/{id}';
/** The shop has hidden one review of this product. */
const IPHONE_14 = 8;

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const reviewsOf = (
  query: Partial<{ sort: 'newest' | 'highest' | 'lowest'; stars: number; page: number }> = {},
) => shop.call(REVIEWS, { params: { id: IPHONE_14 }, query: { per_page: 50, ...query } });

describe('the reviews of a product', () => {
  it('come newest first, or by their stars, and the newer of two with the same stars first', async () => {
    const newest = (await reviewsOf()).data;
    expect(newest.length).toBeGreaterThan(REVIEWS_PER_PAGE);
    const byDate = newest.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    expect(newest).toEqual(byDate);
    const highest = (await reviewsOf({ sort: 'highest' })).data;
    expect(highest).toEqual(byDate.toSorted((a, b) => b.rating - a.rating));
    const lowest = (await reviewsOf({ sort: 'lowest' })).data;
    expect(lowest).toEqual(byDate.toSorted((a, b) => a.rating - b.rating));
  });

  it('are counted by their stars in the product’s own answer, and can be asked for by them', async () => {
    const { result } = await shop.call(PRODUCT, { params: { id: IPHONE_14 } });
    const [product] = result;
    const counts = product?.product_rating_spread ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(product?.product_rating_count);
    for (const stars of [1, 2, 3, 4, 5]) {
      const { data, total } = await reviewsOf({ stars });
      expect(total).toBe(counts[stars - 1]);
      expect(data).toHaveLength(total);
      expect(data.every(({ rating }) => rating === stars)).toBe(true);
    }
  });

  it('come a page at a time, each of them once', async () => {
    const { total } = await reviewsOf();
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 4) }, (_, at) =>
        shop.call(REVIEWS, {
          params: { id: IPHONE_14 },
          query: { sort: 'lowest', per_page: 4, page: at + 1 },
        }),
      ),
    );
    expect(pages.map(({ page, per_page }) => [page, per_page])).toEqual(pages.map((_, at) => [at + 1, 4]));
    const all = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(all).size).toBe(total);
    expect(all).toHaveLength(total);
    const beyond = await reviewsOf({ page: 1000 });
    expect(beyond).toMatchObject({ data: [], total });
  });

  it('leave out what the shop took down, and are not there for what is not shown', async () => {
    const { data } = await reviewsOf();
    expect(data.map(({ title }) => title)).not.toContain('Buy my gift cards');
    const missing = await shop.fetch('/no/auth/web/site/products/999999/reviews');
    expect(missing.status).toBe(404);
    for (const query of ['sort=best', 'stars=0', 'stars=6', 'page=0', 'per_page=101']) {
      const { status } = await shop.fetch(`/no/auth/web/site/products/${IPHONE_14}/reviews?${query}`);
      expect(status, query).toBe(400);
    }
  });
});
