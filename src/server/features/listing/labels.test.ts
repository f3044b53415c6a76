import { beforeAll, describe, expect, it } from 'vitest';
import { benchWords, warrantyWords } from '#rules/repair/repair.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { refreshDue } from './writes.ts';

const IPHONE_14 = 8;
const REPAIR_IPHONE_14 = 207;
const SELL_IPHONE_14 = 107;

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const run = (text: string) => shop.database.pool.query(text);

/** The facts that the shop calculates with, without texts that a vendor can edit. */
async function facts() {
  await refreshDue(shop.database.db);
  const ids = `[${IPHONE_14},${REPAIR_IPHONE_14},${SELL_IPHONE_14}]`;
  const { data } = await shop.call('GET /no/auth/web/site/products', { query: { ids } as never });
  const product = (await shop.call('GET /no/auth/web/site/products/{id}', { params: { id: IPHONE_14 } }))
    .result[0];
  const questions = (
    await shop.call('GET /no/auth/web/site/questions', { query: { product_id: REPAIR_IPHONE_14 } })
  ).result;
  const advice = (
    await shop.call('GET /no/auth/web/site/products/{id}/advice', { params: { id: REPAIR_IPHONE_14 } })
  ).result;
  const faults = questions.find(({ role }) => role === 'faults');
  const part = questions.find(({ role }) => role === 'parts')?.Question_options[1];
  const screen = faults?.Question_options.find(({ repair }) => repair?.fault === 'screen');
  const added = await shop.call('POST /no/auth/web/site/cart/add', {
    body: {
      product_id: REPAIR_IPHONE_14,
      quantity: 1,
      options: [
        { question_id: faults?.id ?? 0, option_id: screen?.id ?? 0 },
        { question_id: questions[1]?.id ?? 0, option_id: part?.id ?? 0 },
      ],
    },
  });
  return {
    cards: data.map(({ id, regular_price, conditions, lowest_fault }) => ({
      id,
      regular_price,
      conditions,
      bench: lowest_fault?.bench,
    })),
    grades: product?.Product_variations.map(({ id, grade, regular_price }) => ({ id, grade, regular_price })),
    options: questions.flatMap((question) =>
      question.Question_options.map(({ id, price, repair }) => ({
        id,
        price,
        fault: repair?.fault,
        part: repair?.part_quality,
        bench: repair?.bench,
        warranty: repair?.warranty_months,
      })),
    ),
    advice: advice.faults.map(({ option_id, price, as_it_is, after_repair }) => ({
      option_id,
      price,
      as_it_is: as_it_is?.cash,
      after_repair: after_repair?.cash,
    })),
    cart: added.cart_listing_data.Cart_items.map(({ unit_price }) => unit_price),
    found: (
      await shop.call('GET /no/auth/web/site/products', {
        query: { q: 'iphone 14 battery', is_active_for: '3' },
      })
    ).data
      .map(({ id }) => id)
      .includes(REPAIR_IPHONE_14),
  };
}

describe('A vendor’s edit of words', () => {
  it('changes no price, no grade and no fault', async () => {
    const before = await facts();
    expect(before.found).toBe(true);
    expect(before.cart[0]).toBeGreaterThan(0);
    await run(`update questions set title = 'Tell us · 5 min · 99 months', key = 'edited_' || id`);
    await run(
      `update question_options set label = 'Edited ' || id, description = 'Edited · 5 min · 99 months'`,
    );
    await run(`update attributes set name = 'Edited ' || id`);
    await run(
      `update attribute_terms set label = 'Edited ' || id where attribute_id in (select id from attributes where role = 'grade')`,
    );
    const after = await facts();
    expect(after).toEqual(before);
  });
});

describe('The words that the database makes of a repair', () => {
  it('are those of the rules', async () => {
    const minutes = [...Array.from({ length: 200 }, (_, index) => index + 1), 599, 600, 6_000];
    const times = [
      ...minutes.map((each) => ({ days: 0, minutes: each })),
      ...[1, 2, 30].map((days) => ({ days, minutes: 0 })),
    ];
    const { rows } = await shop.database.pool.query<{ words: string }>(
      `select bench_words(time.days, time.minutes) as words
       from unnest($1::int[], $2::int[]) with ordinality as time (days, minutes, place) order by place`,
      [times.map(({ days }) => days), times.map((time) => time.minutes)],
    );
    // Only shown texts have non-breaking spaces.
    const plain = (words: string) => words.replaceAll('\u00a0', ' ');
    expect(rows.map(({ words }) => words)).toEqual(times.map((time) => plain(benchWords(time))));
    for (const months of [0, 1, 2, 12, 24]) {
      const said = await run(`select repair_words('Signs', null, null, ${months}) as words`);
      expect(said.rows).toEqual([{ words: `Signs · ${warrantyWords(months)}` }]);
    }
  });
});
