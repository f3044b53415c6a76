import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { officeProductsOf, params, SOON, type OfficeProducts } from '#tests/support/office-products.ts';

let shop: TestApp;
let goods: OfficeProducts;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
});

const put = (product: OfficeProduct, body: object, headers = goods.vendor) => ({
  headers,
  params: params(product),
  body: { version: product.version, ...body } as never,
});
const change = async (product: OfficeProduct, body: object) =>
  (await shop.call('PUT /office/products/{id}', put(product, body))).result;
const refused = (product: OfficeProduct, body: object) =>
  shop.refused('PUT /office/products/{id}', put(product, body));

const SCREEN = {
  label: 'Cracked screen',
  price: 89.5,
  description: 'Lines or no touch',
  fault: 'screen',
  part_quality: 'premium',
  bench_days: 0,
  bench_minutes: 45,
  warranty_months: 12,
};
const FAULTS = {
  title: 'What is wrong?',
  role: 'faults',
  condition: 2,
  option_type: 2,
  Question_options: [SCREEN, { label: 'Battery', price: 49, bench_days: 2, bench_minutes: 0 }],
};

/** A repair with one question. */
const repair = (questions: object[] = [FAULTS]) => goods.create({ is_active_for: 3, questions });

/** A product of the vendor that asks a question which others ask too. */
async function sharing(): Promise<OfficeProduct> {
  const { data } = await goods.list({ per_page: 100 });
  for (const row of data) {
    const product = await goods.read(row);
    if (product.questions.some(({ shared_with: others }) => others > 0)) return product;
  }
  throw new Error('no product of the vendor shares a question');
}

describe('Questions of a product', () => {
  it('are made with their facts, and shoppers are asked them', async () => {
    const made = await repair();
    expect(made.questions).toMatchObject([
      {
        key: 'what-is-wrong',
        role: 'faults',
        shared_with: 0,
        Question_options: [
          { ...SCREEN, value: 'cracked-screen' },
          { label: 'Battery', value: 'battery' },
        ],
      },
    ]);
    await goods.move(made, { move: 'publish' });
    const asked = async () =>
      (await shop.call('GET /no/auth/web/site/questions', { query: { product_id: made.id } })).result;
    await expect.poll(asked, SOON).toMatchObject([
      {
        title: 'What is wrong?',
        Question_options: [
          { price: 89.5, repair: { fault: 'screen', part_quality: 'premium', warranty_months: 12 } },
          { repair: { bench: { days: 2, minutes: 0 } } },
        ],
      },
    ]);
  });

  it('change, swap values and go; options keep their ids', async () => {
    const made = await repair();
    const [question] = made.questions;
    const [screen, battery] = question?.Question_options ?? [];
    const after = await change(made, {
      questions: [
        {
          ...FAULTS,
          id: question?.id,
          title: 'Which fault?',
          Question_options: [
            { ...battery, value: screen?.value },
            { ...screen, value: battery?.value, price: 99 },
            { label: 'Battery', price: 1 },
          ],
        },
        { title: 'Please note', option_type: 3, description: 'Bring a charger.', Question_options: [] },
      ],
    });
    expect(after.questions.map(({ title }) => title)).toEqual(['Which fault?', 'Please note']);
    expect(after.questions[0]).toMatchObject({
      id: question?.id,
      Question_options: [
        { id: battery?.id, value: 'cracked-screen' },
        { id: screen?.id, value: 'battery', price: 99 },
        { value: 'battery-2' },
      ],
    });
    const none = await change(after, { questions: [] });
    expect(none.questions).toEqual([]);
  });

  it('that other products ask too are changed for this one alone', async () => {
    const before = await sharing();
    const question = before.questions.find(({ shared_with: others }) => others > 0);
    const others = async () =>
      (
        await shop.database.pool.query<{ title: string }>('select title from questions where id = $1', [
          question?.id,
        ])
      ).rows[0]?.title;
    const wire = ({ shared_with: _shared, ...rest }: OfficeProduct['questions'][number]) => rest;
    const after = await change(before, {
      questions: before.questions.map((one) =>
        one.id === question?.id ? { ...wire(one), title: 'Mine alone' } : wire(one),
      ),
    });
    expect(after.questions.map(({ title }) => title)).toContain('Mine alone');
    expect(await others()).toBe(question?.title);
    expect(after.questions.find(({ title }) => title === 'Mine alone')?.shared_with).toBe(0);
    // Those that did not change are still the shared ones.
    const same = (product: OfficeProduct) =>
      product.questions.filter(
        ({ id }) => id !== question?.id && before.questions.some((one) => one.id === id),
      );
    expect(same(after)).toEqual(same(before));
  });

  it('that are sent as they were read change nothing', async () => {
    const before = await sharing();
    const after = await change(before, {
      questions: before.questions.map(({ shared_with: _shared, ...rest }) => rest),
    });
    expect(after).toEqual(before);
  });

  it.each<[string, object[], string]>([
    ['a role of another line', [{ ...FAULTS, role: 'grade' }], 'questions'],
    ['one role twice', [FAULTS, FAULTS], 'questions'],
    ['a question of another product', [{ ...FAULTS, id: 1 }], 'questions'],
    [
      'an option of another question',
      [{ ...FAULTS, Question_options: [{ id: 1, label: 'x' }] }],
      'questions',
    ],
    [
      'a part of another business',
      [{ ...FAULTS, Question_options: [{ label: 'x', inventory_item_id: 2_000_000_000 }] }],
      'questions',
    ],
    [
      'one value twice',
      [
        {
          ...FAULTS,
          Question_options: [
            { label: 'a', value: 'x' },
            { label: 'b', value: 'x' },
          ],
        },
      ],
      'questions',
    ],
    ['no options', [{ ...FAULTS, Question_options: [] }], 'questions.0.Question_options'],
    [
      'minutes and days',
      [{ ...FAULTS, Question_options: [{ ...SCREEN, bench_days: 1 }] }],
      'questions.0.Question_options.0.bench_minutes',
    ],
    ['no title', [{ ...FAULTS, title: ' ' }], 'questions.0.title'],
  ])('with %s are refused, and nothing changes', async (_what, questions, field) => {
    const before = await repair();
    const { status, errors } = await refused(before, { questions });
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
    expect(await goods.read(before)).toEqual(before);
  });
});

describe('Every other field', () => {
  it('is set, and emptied again', async () => {
    const before = await goods.create();
    const { result: lists } = await shop.call('GET /office/catalogue', { headers: goods.vendor });
    const [definition] = lists.custom_fields;
    const full = {
      length: 14.7,
      width: 7.1,
      height: 0.8,
      weight: 180,
      warranty: '24 months',
      sim: 'eSIM',
      network: '5G',
      carrier_option: 'Unlocked',
      misc_color: 'Blue',
      misc_quality: 'Graded',
      misc_series: 'Pixel',
      misc_type: 'Phone',
      is_trade_in: true,
      cash_trade_in_value: 10,
      voucher_trade_in_value: 12,
      stock_status: 'outofstock',
      box: [{ title: 'Cable', qunatity: 2 }],
      custom_fields: [{ definition_id: definition?.id, value: 'OLED' }],
    };
    const after = await change(before, full);
    expect(after).toMatchObject(full);
    const empty = Object.fromEntries(
      Object.keys(full).map((field) => [field, before[field as keyof OfficeProduct]]),
    );
    const emptied = await change(after, empty);
    expect({ ...emptied, version: 0, updated_at: '' }).toEqual({ ...before, version: 0, updated_at: '' });
  });
});
