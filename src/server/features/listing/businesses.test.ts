import { beforeAll, describe, expect, it } from 'vitest';
import { CELLAR_DEALS, MOBILE_YARD } from '#demo/businesses.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

const BUSINESS = 'GET /no/auth/web/site/businesses/{id}';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

describe('a business', () => {
  it('says where it is, and what shoppers think of all that it sells', async () => {
    const { result } = await shop.call(BUSINESS, { params: { id: MOBILE_YARD } });
    expect(result).toMatchObject({
      business_name: 'Mobile Yard',
      business_address: '27 Briggate, Leeds',
      post_code: 'LS1 6HD',
    });
    const { data, total } = await shop.call('GET /no/auth/web/site/products', {
      query: { business: MOBILE_YARD, per_page: 100 },
    });
    expect(result.product_count).toBe(total);
    const reviews = data.reduce((sum, card) => sum + card.product_rating_count, 0);
    expect(result.rating_count).toBe(reviews);
    const stars = data.reduce((sum, card) => sum + card.product_rating * card.product_rating_count, 0);
    expect(result.rating).toBeCloseTo(stars / reviews, 1);
  });

  it.each([
    ['does not exist', 999_999],
    ['is blocked', CELLAR_DEALS],
  ])('that %s is not found', async (_why, id) => {
    expect((await shop.refused(BUSINESS, { params: { id } })).status).toBe(404);
  });
});
