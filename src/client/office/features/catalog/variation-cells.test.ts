import { describe, expect, it } from 'vitest';
import type { OfficeVariation } from '#contract/products-office-shapes.ts';
import type { Draft } from './product-draft.ts';
import {
  cellErrors,
  cellField,
  withHeir,
  variationsOf,
  variationValues,
  withOptions,
  type CellValues,
} from './variation-cells.ts';
import { changeOptions, missingOf, optionsOf, readOptions, rowsOf } from './variation-rows-of.ts';
import { canFill, fillColumn } from './variation-fill.ts';

const [STORAGE, COLOUR] = [1, 2];
const [SMALL, LARGE, RED, BLUE] = [11, 12, 21, 22];
const LABELS: Record<number, string> = { [SMALL]: '64GB', [LARGE]: '128GB', [RED]: 'Red', [BLUE]: 'Blue' };
const labelOf = (term: number) => LABELS[term] ?? '';

const variation = (id: number, ids: number[], given: Partial<OfficeVariation> = {}): OfficeVariation => ({
  id,
  name: '',
  image: null,
  term_ids: ids,
  terms: ids.map(labelOf),
  grade: null,
  sku: `S-${id}`,
  product_condition: 1,
  regular_price: 100 + id,
  sale_price: null,
  is_on_sale: false,
  cost_price: null,
  raw_status: false,
  is_available: false,
  stock_status: 'instock',
  stock: id,
  reserved_stock: 0,
  is_trade_in: false,
  cash_trade_in_value: null,
  voucher_trade_in_value: null,
  is_default: id === 1,
  is_active: true,
  ...given,
});

const product: Draft = {
  sku: 'P',
  attributes: [
    { attribute_id: STORAGE, attribute_name: 'Storage' },
    { attribute_id: COLOUR, attribute_name: 'Colour' },
  ],
  variations: [variation(1, [SMALL, RED]), variation(2, [LARGE, RED])],
  removed_variations: [],
};
const before = optionsOf(product);
const both = [
  { attribute: STORAGE, terms: [SMALL, LARGE] },
  { attribute: COLOUR, terms: [RED, BLUE] },
];

/** The edited values after the options have changed. */
function edited(options: typeof both, of = product) {
  const changes = withOptions(of, variationValues(of), changeOptions(of, optionsOf(of), options), labelOf);
  return Object.fromEntries(Object.entries(changes).filter(([, text]) => text !== undefined));
}

describe('Options of a product', () => {
  it('with a new value make every combination with it, at the price of the one most like it', () => {
    expect(variationsOf(product, edited(both))).toEqual({
      variations: [
        expect.objectContaining({ term_ids: [SMALL, BLUE], sku: 'P-64-BLU', regular_price: 101 }),
        expect.objectContaining({ term_ids: [LARGE, BLUE], sku: 'P-128-BLU', regular_price: 102 }),
      ],
    });
  });

  it('without a value lose its variations, and get them back with it', () => {
    const only = [both[0] ?? { attribute: 0, terms: [] }, { attribute: COLOUR, terms: [BLUE] }];
    const part = variationsOf(product, edited(only));
    expect(part.removed_variation_ids).toEqual([1, 2]);
    const values = { ...variationValues(product), ...edited(only) };
    const back = changeOptions(product, readOptions(values.options), before.options);
    const undone = withOptions(product, values, back, labelOf);
    expect(undone.options, 'the same text as before').toBe(variationValues(product).options);
    expect(
      Object.entries(undone).filter(([field, text]) => field !== 'options' && text !== undefined),
    ).toEqual([]);
  });

  it('leave combinations out that the product did not have', () => {
    const sparse = { ...product, variations: [variation(1, [SMALL, RED]), variation(2, [LARGE, BLUE])] };
    expect(missingOf(sparse, optionsOf(sparse))).toHaveLength(2);
    const next = changeOptions(sparse, optionsOf(sparse), [
      { attribute: STORAGE, terms: [SMALL, LARGE, 13] },
      { attribute: COLOUR, terms: [RED, BLUE] },
    ]);
    expect(next.made).toEqual([`13-${RED}`, `13-${BLUE}`]);
  });

  it('with one option more keep each variation under the first value', () => {
    const next = changeOptions(product, before, [...before.options, { attribute: 3, terms: [31, 32] }]);
    expect(rowsOf(product, next).map(({ key, terms }) => [key, terms])).toEqual([
      ['v1', [SMALL, RED, 31]],
      ['v2', [LARGE, RED, 31]],
      [`${SMALL}-${RED}-32`, [SMALL, RED, 32]],
      [`${LARGE}-${RED}-32`, [LARGE, RED, 32]],
    ]);
  });

  it('with one option less keep the first of those that become the same', () => {
    const next = changeOptions(product, before, [{ attribute: COLOUR, terms: [RED] }]);
    const part = variationsOf(product, {
      ...withOptions(product, variationValues(product), next, labelOf),
    } as never);
    expect(part).toEqual({
      attribute_ids: [COLOUR],
      variations: [{ id: 1, term_ids: [RED] }],
      removed_variation_ids: [2],
    });
  });

  it('bring a removed variation back with its own figures', () => {
    const with2 = {
      ...product,
      variations: [variation(1, [SMALL, RED])],
      removed_variations: [variation(2, [LARGE, RED], { regular_price: 77, stock: 5 })],
    };
    const options = [
      { attribute: STORAGE, terms: [SMALL, LARGE] },
      { attribute: COLOUR, terms: [RED] },
    ];
    expect(variationsOf(with2, edited(options, with2)).variations).toMatchObject([
      { term_ids: [LARGE, RED], sku: 'S-2', regular_price: 77, stock: { now: 5 } },
    ]);
  });
});

describe('Cells', () => {
  const changed = (cells: CellValues) => variationsOf(product, cells);

  it('are sent alone, stock with what it was', () => {
    expect(
      changed({
        [cellField('v1', 'price')]: '9.50',
        [cellField('v1', 'offer')]: '8',
        [cellField('v2', 'stock')]: '7',
        [cellField('v2', 'on')]: 'no',
      }),
    ).toEqual({
      variations: [
        { id: 1, regular_price: 9.5, sale_price: 8, is_on_sale: true },
        { id: 2, raw_status: false, stock: { now: 7, was: 2 }, is_active: false },
      ],
    });
  });

  it.each<[string, object, string]>([
    ['a SKU that another one has', { [cellField('v1', 'sku')]: 'S-2' }, cellField('v2', 'sku')],
    ['no price', { [cellField('v1', 'price')]: '' }, cellField('v1', 'price')],
    ['an offer above the price', { [cellField('v1', 'offer')]: '900' }, cellField('v1', 'offer')],
    ['a stock in words', { [cellField('v1', 'stock')]: 'many' }, cellField('v1', 'stock')],
  ])('with %s are wrong', (_what, cells, field) => {
    expect(Object.keys(cellErrors(product, { ...variationValues(product), ...cells }))).toEqual([field]);
  });

  it('are filled for a whole column; the opposite brings every figure back', () => {
    const rows = rowsOf(product, before);
    const values = variationValues(product);
    const up = fillColumn(rows, values, { cell: 'price', way: 'add', text: '10' });
    expect(Object.values(up)).toEqual(['111.00', '112.00']);
    const down = fillColumn(rows, { ...values, ...up }, { cell: 'price', way: 'add', text: '-10' });
    expect({ ...values, ...down }).toEqual(values);
    expect(Object.values(fillColumn(rows, values, { cell: 'stock', way: 'add', text: '-2' }))).toEqual([
      '0',
      '0',
    ]);
    expect(canFill({ cell: 'price', way: 'set', text: '' })).toBe(false);
    expect(canFill({ cell: 'offer', way: 'set', text: '' })).toBe(true);
  });
});

describe('The first variations of a product', () => {
  const plain: Draft = {
    id: 9,
    type: 1,
    sku: 'P',
    raw_status: false,
    stock: 5,
    regular_price: 12.99,
    sale_price: 9.5,
    is_on_sale: true,
    cost_price: 4,
    attributes: [],
    variations: [],
    removed_variations: [],
  };
  const values: CellValues = { ...variationValues(plain), stock: '5', sale_price: '9.50' };
  const options = [{ attribute: STORAGE, terms: [SMALL, LARGE] }];
  const changed = withOptions(plain, values, changeOptions(plain, optionsOf(plain), options), labelOf);
  const typed: CellValues = Object.fromEntries(
    Object.entries({ ...values, ...changed }).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value] as const],
    ),
  );

  it('begin with its price, offer and cost, and the first of them gets its stock', () => {
    const { variations } = variationsOf(plain, typed);
    const figures = { regular_price: 12.99, sale_price: 9.5, is_on_sale: true, cost_price: 4 };
    expect(variations).toMatchObject([
      { ...figures, term_ids: [SMALL], takes_stock: true, stock: { now: 5, was: 5 } },
      { ...figures, term_ids: [LARGE], stock: { now: 0, was: 0 } },
    ]);
    expect(variations?.[1]).not.toHaveProperty('takes_stock');
  });

  it('give the stock to the one that is chosen', () => {
    const { variations } = variationsOf(plain, { ...typed, ...withHeir(typed, String(LARGE)) });
    expect(variations).toMatchObject([
      { term_ids: [SMALL], stock: { now: 0, was: 0 } },
      { term_ids: [LARGE], takes_stock: true, stock: { now: 5, was: 5 } },
    ]);
  });
});
