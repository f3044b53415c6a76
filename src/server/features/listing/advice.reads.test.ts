import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

const ADVICE = 'GET /no/auth/web/site/products/{id}/advice';
const PRODUCTS = 'GET /no/auth/web/site/products';
const QUESTIONS = 'GET /no/auth/web/site/questions';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

async function idOf(line: '1' | '2' | '3', name: string): Promise<number> {
  const { data } = await shop.call(PRODUCTS, { query: { is_active_for: line, q: name, per_page: 100 } });
  const found = data.find(({ title }) => title === name);
  if (!found) throw new Error(`${name} is not in line ${line}`);
  return found.id;
}

const adviceOf = async (id: number) => (await shop.call(ADVICE, { params: { id } })).result;

describe('the advice for a model', () => {
  it('is the same on the product of each line', async () => {
    const [bought, sold, repaired] = await Promise.all(
      (['1', '2', '3'] as const).map(async (line) => adviceOf(await idOf(line, 'iPhone 14'))),
    );
    expect(bought).toEqual(sold);
    expect(repaired).toEqual(sold);
  });

  it('has the figures of the catalogue', async () => {
    const sellId = await idOf('2', 'iPhone 14');
    const repairId = await idOf('3', 'iPhone 14');
    const buyId = await idOf('1', 'iPhone 14');
    const result = await adviceOf(buyId);
    const order = { order_by_col: 'sort_order', order_by: 'ASC' } as const;
    const [grades, faults, cards] = await Promise.all([
      shop.call(QUESTIONS, { query: { product_id: sellId, ...order } }),
      shop.call(QUESTIONS, { query: { product_id: repairId, ...order } }),
      shop.call(PRODUCTS, { query: { ids: [buyId, sellId] } }),
    ]);
    const options = (of: typeof grades, key: string) =>
      of.result.find((question) => question.key === key)?.Question_options ?? [];
    const best = cards.data[1]?.cash_trade_in_value ?? 0;
    const screen = options(faults, 'faults').find(({ label }) => label === 'Screen');
    const cracked = options(grades, 'grade').find(({ label }) => label === 'Cracked');
    const good = options(grades, 'grade').find(({ label }) => label === 'Good');

    expect(result.repair?.id).toBe(repairId);
    expect(result.sell).toMatchObject({ id: sellId, cash: best });
    expect(result.sell?.questions).toEqual(
      grades.result.map(({ id, key, role, condition, option_type, Question_options }) => ({
        id,
        key,
        role,
        condition,
        option_type,
        Question_options: Question_options.map(({ id, price, factor }) => ({ id, price, factor })),
      })),
    );
    const card = cards.data[0];
    expect(result.replace).toMatchObject({
      id: buyId,
      name: card?.title,
      price: card?.sale_price ?? card?.regular_price,
    });
    const fault = result.faults.find(({ label }) => label === 'Screen');
    expect(fault).toMatchObject({
      option_id: screen?.id,
      price: screen?.price,
      as_it_is: { option_id: cracked?.id, cash: best + (cracked?.price ?? 0) },
      after_repair: { option_id: good?.id, cash: best + (good?.price ?? 0) },
    });
    expect(result.faults.every(({ price }) => price > 0)).toBe(true);
  });

  it('has nothing of a line in which there is no such model', async () => {
    const { data } = await shop.call(PRODUCTS, {
      query: { is_active_for: '1', category: 'accessories', per_page: 1 },
    });
    expect(await adviceOf(data[0]?.id ?? 0)).toMatchObject({ repair: null, faults: [], sell: null });
  });

  it('is refused for a product that is not there', async () => {
    const response = await shop.fetch('/no/auth/web/site/products/999999/advice');
    expect(response.status).toBe(404);
  });
});
