import type { TestApp } from './app.ts';
import { countStock, vendorsGoodAndOther } from './buying.ts';
import { headersOf } from './owned.ts';
import type { Make } from './seed.ts';

/** Goods of the demo vendor as they are sent in a quote, with their total. */
async function quoted(shop: TestApp) {
  const [{ productId, variationId, ...good }] = await vendorsGoodAndOther(shop);
  await countStock(shop, { productId, variationId, ...good }, 1_000);
  const headers = await headersOf(shop, 'vendor');
  const basket = {
    items: [{ product_id: productId, variation_id: variationId, quantity: 1 }],
    way: 'standard',
  };
  const answer = await shop.fetch('/office/orders/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(basket),
  });
  const { result } = (await answer.json()) as { result: { totals: { total: number } } };
  return { basket, headers, total: result.totals.total };
}

/** Requests of staff for orders that they place for a person. */
export const COUNTER_SEEDS: Record<
  'GET /office/goods' | 'POST /office/orders/quote' | 'POST /office/orders',
  Make
> = {
  'GET /office/goods': () => ({ path: '/office/goods?q=phone' }),
  'POST /office/orders/quote': async (shop) => {
    const { basket, headers } = await quoted(shop);
    return { body: basket, headers };
  },
  'POST /office/orders': async (shop) => {
    const { basket, headers, total } = await quoted(shop);
    const person = { email: 'ann@mail.example', name: 'Ann Lee' };
    const address = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' };
    return { body: { ...basket, ...person, ...address, pay: 'here', agreed_total: total }, headers };
  },
};
