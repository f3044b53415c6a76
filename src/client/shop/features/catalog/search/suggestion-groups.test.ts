import { describe, expect, it } from 'vitest';
import type { Suggestions } from '#contract/catalog.ts';
import { answerGroups, answerWords, bestLine, groupsBelow } from './answer-groups.ts';
import { lineToSearch, suggestionGroups } from './suggestion-groups.ts';

const totals = (buy: number, sell: number, repair: number): Suggestions['totals'] => [
  { line: 'buy', total: buy },
  { line: 'sell', total: sell },
  { line: 'repair', total: repair },
];

const found = (part: Partial<Suggestions>) => ({
  text: 'iphnoe',
  products: [],
  categories: [],
  brands: [],
  stores: [],
  pages: [],
  places: [],
  order: ['products', 'places', 'categories', 'brands', 'pages', 'stores'] as Suggestions['order'],
  line: null,
  unsold: null,
  town: null,
  corrected: null,
  totals: totals(0, 0, 0),
  instead: null,
  ...part,
});

const product = (part: Partial<Suggestions['products'][number]>): Suggestions['products'][number] => ({
  id: 8,
  title: 'iPhone 13',
  slug: 'iphone-13',
  category_slug: 'iphone',
  image: null,
  is_active_for: 1,
  price: 299,
  has_price_range: true,
  near: false,
  fault: null,
  ...part,
});
const battery = { values: ['battery'], label: 'Battery', price: 65, time: '30 min' };
const titles = (part: Partial<Suggestions>) => suggestionGroups(found(part)).map(({ title }) => title);

const last = (part: Partial<Suggestions>) => suggestionGroups(found(part)).at(-1);

describe('The last group of suggestions', () => {
  it('counts what each line has, under the words that were meant, and leaves out a line with nothing', () => {
    expect(last({ corrected: 'iphone', totals: totals(1_250, 0, 3) })).toEqual({
      title: 'Everything for “iphone”',
      rows: [
        { href: '/buy/products/All/1?q=iphone', label: 'Devices to buy', line: 'buy', aside: '1,250' },
        { href: '/repair/products/All/1?q=iphone', label: 'Repairs', line: 'repair', aside: '3' },
      ],
    });
  });

  it('leads to what is near where no line has all the words', () => {
    expect(last({ products: [product({ near: true })] })?.title).toBe('Near “iphnoe”');
  });

  it('leads to the lines themselves where nothing is even near', () => {
    const instead = { spellings: ['iphone'], popular: ['Galaxy S24'] };
    expect(titles({ instead })).toEqual(['Did you mean', 'Popular searches', 'Look through a line']);
    expect(last({ instead })?.rows.map(({ href }) => href)).toEqual([
      '/buy/products/All/1',
      '/sell/products/All/1',
      '/repair/products/All/1',
    ]);
  });
});

describe('A repair of the fault that was named', () => {
  const repair = product({ is_active_for: 3, fault: battery });

  it('leads to its page with the fault ticked, and says price and time', () => {
    const [group] = suggestionGroups(found({ line: 'repair', products: [repair] }));
    expect(group?.title).toBe('Repairs');
    expect(group?.rows[0]).toMatchObject({
      href: '/repair/product/iphone/iphone-13/8?fault=battery',
      below: 'Battery repair · 30 min',
      aside: '£65',
    });
  });

  it('without a price is priced after a look', () => {
    const unpriced = { ...repair, fault: { ...battery, price: null } };
    expect(suggestionGroups(found({ products: [unpriced] }))[0]?.rows[0]?.aside).toBe('on inspection');
  });

  it('without a price names no part', () => {
    const unpriced = { ...repair, fault: { ...battery, label: 'Something else', price: null } };
    expect(suggestionGroups(found({ products: [unpriced] }))[0]?.rows[0]?.below).toBe('Repair · 30 min');
  });

  it('is not shown above the results of repairs, which say it themselves; another line is not either', () => {
    const products = [repair, product({ is_active_for: 3, id: 9 }), product({ id: 10 })];
    const hrefs = (repairs: number) =>
      answerGroups(found({ line: 'repair', products, totals: totals(1, 0, repairs) }), 'repair')
        .flatMap((group) => group.rows)
        .map(({ href }) => href);
    expect(hrefs(2)).toEqual([]);
    expect(hrefs(0)).toEqual(['/buy/product/iphone/iphone-13/10']);
  });
});

describe('Groups', () => {
  it('come in the order of the answer', () => {
    const pages = [{ key: 'returns', title: 'Returns', text: '30 days' }];
    const products = [product({})];
    expect(titles({ pages, products })).toEqual(['Devices', 'Help', 'Near “iphnoe”']);
    expect(titles({ pages, products, order: ['pages', 'products'] })[0]).toBe('Help');
  });

  it('say where products are only near, and name the lines', () => {
    const products = [product({ near: true }), product({ is_active_for: 2, id: 9 })];
    expect(titles({ products, unsold: 'iphone 14 pro max' }).slice(0, 2)).toEqual([
      'Nearest to buy',
      'Devices to sell',
    ]);
  });
});

describe('A search without a choice', () => {
  const answer = (buy: number, sell: number, repair: number) => ({
    line: null,
    totals: totals(buy, sell, repair),
  });

  it('stays in the line that the visitor is in', () => {
    expect(lineToSearch('repair', answer(9, 0, 2))).toBe('repair');
    expect(lineToSearch('sell', undefined)).toBe('sell');
    expect(lineToSearch('buy', answer(0, 0, 0))).toBe('buy');
  });

  it('goes to the first line that has something where that one has nothing', () => {
    expect(lineToSearch('sell', answer(0, 0, 2))).toBe('repair');
    expect(lineToSearch('repair', answer(4, 1, 0))).toBe('buy');
  });

  it('goes where the words ask to go', () => {
    expect(lineToSearch('buy', { ...answer(4, 1, 1), line: 'sell' })).toBe('sell');
  });
});

describe('beside the results of a line', () => {
  const near = (line: 1 | 2 | 3) => product({ id: line, is_active_for: line, near: true });

  it('similar devices of other lines come below similar ones of this line', () => {
    const answer = found({ products: [near(1), near(2), near(3)] });
    expect(answerGroups(answer, 'buy')).toEqual([]);
    expect(groupsBelow(answer, 'buy').map(({ title }) => title)).toEqual([
      'Nearest to sell',
      'Nearest to repair',
    ]);
  });

  it('they stay above where this line has none', () => {
    const answer = found({ products: [near(2)] });
    expect(answerGroups(answer, 'buy').map(({ title }) => title)).toEqual(['Nearest to sell']);
    expect(groupsBelow(answer, 'buy')).toEqual([]);
  });

  it('a town without a store is named above the nearest stores', () => {
    const stores = [{ id: 5, name: 'Northside', address: 'Oldham Street', hours: 'Mon–Sat' }];
    const order: Suggestions['order'] = ['stores'];
    expect(answerWords(found({ stores, order, town: 'Leeds' }))).toMatch(/no store in Leeds/);
    expect(answerWords(found({ stores, order }))).not.toMatch(/no store/);
  });

  it('a help page that comes first is said to be the answer, and not one that comes last', () => {
    const pages = [{ key: 'returns', title: 'Returns', text: '' }];
    expect(answerWords(found({ pages, order: ['pages', 'products'] }))).toMatch(/our help/);
    expect(answerWords(found({ pages, products: [product({})] }))).toBeUndefined();
  });

  it('the best match tells the line, unless the search names one', () => {
    const answer = found({ products: [product({})] });
    expect(bestLine(answer)).toBe('buy');
    expect(bestLine({ ...answer, line: 'repair' })).toBeUndefined();
    expect(bestLine(found({ products: [near(1)] }))).toBeUndefined();
  });
});
