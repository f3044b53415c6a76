import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import { priceFile, readPriceFile } from './price-file.ts';
import { rulesError } from './price-limits.ts';
import type { PriceRules } from './price-rules.ts';
import { amountsOf, offerByRules, withAmountsOf, withChange } from './price-rules.ts';
import { USUAL_TERMS } from './terms.ts';
import { whatIf } from './what-if.ts';

const rules: PriceRules = {
  ...USUAL_TERMS,
  grades: [
    { value: 'like-new', label: 'Like new', factor: null },
    { value: 'good', label: 'Good', factor: null },
  ],
  answers: [{ optionId: 30, question: 'Locked?', label: 'Yes', amount: pence(-1000) }],
  models: [
    {
      productId: 1,
      variationId: null,
      name: 'Phone One',
      spec: { optionId: 10, label: '128GB' },
      base: pence(27_000),
      specs: [{ optionId: 11, label: '256GB', base: pence(31_500) }],
      grades: [
        { optionId: 20, value: 'like-new', amount: pence(0) },
        { optionId: 21, value: 'good', amount: pence(-3000) },
      ],
    },
  ],
};
const offer = (some: PriceRules, ...optionIds: number[]) =>
  offerByRules(some, { productId: 1, variationId: null, optionIds })?.cash;
const withFactor = withChange(rules, { grades: [{ value: 'good', factor: 8_000 }] });

describe('price rules', () => {
  it.each([
    ['the usual spec in its best grade is the base', rules, [10, 20], 27_000],
    ['another spec has its own base', rules, [11, 20], 31_500],
    ['without a factor a grade has the amount of its model', rules, [11, 21], 28_500],
    ['a factor counts on the price of the spec', withFactor, [11, 21], 25_000],
    ['then the answers take off their amounts, and the sum is rounded', withFactor, [10, 21, 30], 20_500],
    ['never below the floor', withChange(rules, { floor: pence(30_000) }), [10, 21], 30_000],
    ['in steps', withChange(rules, { step: pence(10_000) }), [10, 21, 30], 20_000],
  ] as const)('%s', (_why, some, chosen, cash) => {
    expect(offer(some, ...chosen)).toBe(cash);
  });

  it('know nothing of another model or answer', () => {
    expect(offer(rules, 10, 99)).toBeUndefined();
    expect(offerByRules(rules, { productId: 2, variationId: null, optionIds: [] })).toBeUndefined();
  });

  it('of an older version are taken for the models of today', () => {
    const today: PriceRules = {
      ...rules,
      models: rules.models.map((model) => ({ ...model, name: 'Phone 1', base: pence(20_000) })),
      answers: [...rules.answers, { optionId: 31, question: 'Locked?', label: 'Maybe', amount: pence(-500) }],
    };
    const again = withAmountsOf(today, withFactor);
    expect(again.models[0]).toMatchObject({ name: 'Phone 1', base: 27_000, specs: [{ base: 31_500 }] });
    expect(again.grades[1]?.factor).toBe(8_000);
    expect(again.answers).toEqual(today.answers);
  });

  it('are written to the catalogue as differences to the base', () => {
    expect(amountsOf(withFactor)).toEqual([
      { optionId: 30, amount: -1000, factor: null },
      { optionId: 11, amount: 4_500, factor: null },
      { optionId: 20, amount: 0, factor: null },
      { optionId: 21, amount: -3000, factor: 8_000 },
    ]);
  });

  it('refuse two prices for a spec whose question two models share', () => {
    const others = rules.models.map((model) => ({ ...model, productId: 2, base: pence(20_000) }));
    const two = { ...rules, models: [...rules.models, ...others] };
    expect(rulesError(rules)).toBeUndefined();
    expect(rulesError(two)).toContain('need the same difference');
    expect(rulesError(withChange(rules, { step: pence(250) }))).toContain('whole pounds');
  });
});

describe('the file of base prices', () => {
  it('reads back as it was written', () => {
    const read = readPriceFile(priceFile(rules), rules);
    if (!('change' in read)) throw new Error(JSON.stringify(read));
    expect(withChange(rules, read.change)).toEqual(rules);
    expect(read.rows).toBe(2);
  });

  it('changes only the prices that it has, and names each row with a fault', () => {
    const read = readPriceFile('product_id,spec_id,base\r\n1,,\r\n1,11,£320\r\n', rules);
    if (!('change' in read)) throw new Error(JSON.stringify(read));
    expect(withChange(rules, read.change).models[0]).toMatchObject({
      base: 27_000,
      specs: [{ base: 32_000 }],
    });
    const wrong = readPriceFile('product_id,spec_id,base\r\n1,,0.10\r\n9,,300\r\n1,77,300\r\n', rules);
    expect('faults' in wrong && wrong.faults.map(({ row }) => row)).toEqual([2, 3, 4]);
  });
});

it('a what-if tells what goes up and down, the largest change first', () => {
  const quote = (number: string, optionIds: number[], offered: number) => ({
    number,
    name: 'Phone One',
    choice: '',
    productId: 1,
    variationId: null,
    optionIds,
    offered: pence(offered),
  });
  const quotes = [
    quote('A', [10, 20], 27_000),
    quote('B', [11, 21], 28_500),
    quote('C', [10, 21], 20_000),
    quote('D', [99], 1_000),
  ];
  expect(whatIf(quotes, withFactor)).toMatchObject({
    quotes: 3,
    unknown: 1,
    before: 75_500,
    after: 73_500,
    up: 1,
    down: 1,
    same: 1,
    largest: [{ number: 'B', before: 28_500, after: 25_000 }, { number: 'C' }],
  });
});
