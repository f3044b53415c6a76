import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

describe('the prices of a line', () => {
  it.each([
    ['1', 'phones'],
    ['1', 'macbook'],
    ['2', 'phones'],
    ['2', 'consoles'],
    ['3', 'consoles'],
  ] as const)('%s begin and end where the listing of %s does', async (line, category) => {
    const { result } = await shop.call('GET /no/auth/web/site/prices');
    const span = result.find((one) => one.is_active_for === Number(line) && one.category === category);
    const { data } = await shop.call('GET /no/auth/web/site/products/filter', {
      query: { is_active_for: line, category },
    });
    expect(span).toMatchObject({ min_price: data.price.min, max_price: data.price.max });
  });

  it('of a category with nothing in it are not there', async () => {
    const { result } = await shop.call('GET /no/auth/web/site/prices');
    expect(result.filter((one) => one.is_active_for === 2 && one.category === 'accessories')).toEqual([]);
  });
});
