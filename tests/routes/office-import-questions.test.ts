import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { officeProductsOf, type OfficeProducts } from '#tests/support/office-products.ts';
import { factsOf, productFilesOf } from '#tests/support/product-files.ts';

let shop: TestApp;
let goods: OfficeProducts;
let files: ReturnType<typeof productFilesOf>;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
  files = productFilesOf(shop);
});

const option = (label: string, price: number, more: object = {}) => ({ label, price, ...more });
const CASES = {
  title: 'Add a case',
  option_type: 1,
  description: 'Fits with a screen protector',
  Question_options: [option('Clear; thin', 19.99), option('Leather = soft', 39, { description: 'Brown' })],
};
const WRAP = {
  title: 'Gift wrap?',
  condition: 2,
  option_type: 2,
  Question_options: [option('Paper', 4.5, { value: 'wrap' }), option('None', 0)],
};

async function asking() {
  const made = await goods.create({ questions: [CASES, WRAP] });
  const [row = {}] = await files.sheet(goods.vendor, made.sku);
  const id = made.id;
  const imported = (cells: Record<string, string>) =>
    files.imported(goods.vendor, [{ product_id: String(id), ...cells }]);
  const questions = async () => (await goods.read({ id })).questions;
  return { made, row, imported, questions };
}

describe('Questions in a file of products', () => {
  it('are written in plain words, and imported unchanged', async () => {
    const { row, made } = await asking();
    expect(row).toMatchObject({
      question_1_title: 'Add a case',
      question_1_answer: 'one',
      question_1_role: '',
      question_1_description: 'Fits with a screen protector',
      question_1_options: 'Clear\\; thin = 19.99 | Leather \\= soft = 39.00; text: Brown',
      question_2_answer: 'several required',
      question_2_options: 'Paper = 4.50; value: wrap | None = 0.00',
    });
    expect((await files.check(goods.vendor, [row])).counts.same).toBe(1);
    expect(factsOf(await goods.read(made))).toEqual(factsOf(made));
  });

  it('of every product of the shop are imported unchanged', async () => {
    const rows = (await files.sheet(goods.admin)).filter((row) => (row['question_1_title'] ?? '') !== '');
    expect(rows.length).toBeGreaterThan(5);
    const { counts } = await files.check(goods.admin, rows.slice(0, 60));
    expect([counts.same, counts.wrong]).toEqual([counts.all, 0]);
  });

  it('change one by one, and what is not in the file stays', async () => {
    const { imported, questions } = await asking();
    const [cases, wrap] = await questions();
    await imported({ question_2_options: 'Paper = 5.25 | Box = 9; takes: 1' });
    const [now, changed] = await questions();
    expect(now).toEqual(cases);
    expect(changed).toEqual({
      ...wrap,
      Question_options: [
        { ...wrap?.Question_options[0], price: 5.25 },
        { ...wrap?.Question_options[1], label: 'Box', price: 9, qunatity: 1 },
      ],
    });
  });

  it('change places, and keep their options', async () => {
    const { row, imported, questions } = await asking();
    const before = await questions();
    const turned = Object.entries(row).flatMap(([column, cell]) => {
      const [, n, field] = /^question_([12])_(.*)$/.exec(column) ?? [];
      return n === undefined ? [] : [[`question_${n === '1' ? 2 : 1}_${field}`, cell] as const];
    });
    await imported(Object.fromEntries(turned));
    expect(await questions()).toEqual(before.toReversed());
  });

  it('are removed by empty cells only', async () => {
    const { imported, questions } = await asking();
    const half = await files.check(goods.vendor, [{ ...(await asking()).row, question_1_title: '' }]);
    expect(half.items[0]?.errors[0]).toMatchObject({ column: 'question_1_title' });
    await imported({ question_1_title: '' });
    expect((await questions()).map(({ title }) => title)).toEqual(['Gift wrap?']);
    await imported({ question_1_title: '', question_1_options: '' });
    expect(await questions()).toEqual([]);
  });

  it('are made with a new product', async () => {
    const sku = randomUUID();
    await files.imported(goods.vendor, [
      {
        sku,
        name: 'Asks',
        category: '#10',
        brand: '#1',
        regular_price: '80',
        question_1_title: 'Engraving',
        question_1_options: 'One line = 9.99 | Two lines = 14',
        question_3_title: 'Made to order in two days',
      },
    ]);
    const [listed] = (await goods.list({ q: sku })).data;
    const { questions } = await goods.read(listed ?? { id: 0 });
    expect(questions).toMatchObject([
      { title: 'Engraving', option_type: 1, Question_options: [{ price: 9.99 }, { price: 14 }] },
      { title: 'Made to order in two days', option_type: 3, Question_options: [] },
    ]);
  });

  it('are named by column where they are wrong', async () => {
    const { made } = await asking();
    const wrong = async (cells: Record<string, string>) =>
      (await files.check(goods.vendor, [{ product_id: String(made.id), ...cells }])).items[0]?.errors;
    expect(await wrong({ question_1_options: 'Clear = lots' })).toMatchObject([
      { column: 'question_1_options', text: expect.stringMatching(/price/) as string },
    ]);
    expect(await wrong({ question_2_options: '' })).toMatchObject([
      { column: 'question_2_options', text: expect.stringMatching(/needs options/) as string },
    ]);
    expect(await wrong({ question_1_role: 'faults' })).toMatchObject([
      { text: expect.stringMatching(/only products to repair/) as string },
    ]);
  });

  it('come back by an undo, with their options', async () => {
    const { imported, questions } = await asking();
    const before = await questions();
    const { id } = await imported({
      question_1_title: '',
      question_1_options: '',
      question_2_options: 'Bag = 1',
    });
    await shop.call('POST /office/product-imports/{id}/undo', { headers: goods.vendor, params: { id } });
    await files.jobs();
    expect((await files.read(goods.vendor, id)).counts.undone).toBe(1);
    const plain = (list: typeof before) =>
      list.map(({ id: _id, Question_options: options, ...one }) => ({
        ...one,
        Question_options: options.map(({ id: _option, ...rest }) => rest),
      }));
    expect(plain(await questions())).toEqual(plain(before));
  });
});
