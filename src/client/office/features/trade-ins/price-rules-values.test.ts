import { describe, expect, it } from 'vitest';
import type { OfficePriceRules } from '#contract/price-rules-office.ts';
import { changeOf, errorsOf, nameOf, ownShares, preparedFields, valuesOf } from './price-rules-values.ts';

const rules: OfficePriceRules['rules'] = {
  floor: 5,
  step: 5,
  voucher_percent: 10,
  grades: [
    { value: 'like-new', label: 'Like new', factor: null },
    { value: 'good', label: 'Good', factor: 90 },
  ],
  answers: [{ option_id: 12, question: 'Is it locked?', label: 'Yes', amount: -10 }],
  models: [
    {
      product_id: 101,
      variation_id: null,
      name: 'iPhone 15',
      spec_id: 40,
      spec: '128GB',
      base: 270,
      specs: [{ option_id: 41, label: '256GB', base: 292.5 }],
      grades: [{ value: 'like-new', amount: -27 }],
    },
  ],
};

describe('The form of price rules', () => {
  it('shows every amount as a text, and sends the changed ones back as they are meant', () => {
    expect(valuesOf({ rules })).toEqual({
      floor: '5',
      step: '5',
      voucher: '10',
      'grade like-new': '',
      'grade good': '90',
      'answer 12': '-10',
      'model 101 0': '270',
      'spec 101 0 41': '292.50',
    });
    expect(
      changeOf({ voucher: '12', 'grade good': '', 'answer 12': '−15', 'spec 101 0 41': '£1,300' }),
    ).toEqual({
      voucher_percent: 12,
      grades: [{ value: 'good', factor: null }],
      answers: [{ option_id: 12, amount: -15 }],
      models: [],
      specs: [{ product_id: 101, variation_id: null, option_id: 41, base: 1300 }],
    });
  });

  it('says what is wrong with an amount', () => {
    expect(errorsOf(valuesOf({ rules }))).toEqual({});
    const wrong = { floor: '0', step: '2.50', voucher: '101', 'grade good': '200', 'model 101 0': 'cheap' };
    expect(Object.keys(errorsOf(wrong))).toEqual(Object.keys(wrong));
  });

  it('names a field, and marks what differs from the rules in effect', () => {
    expect(nameOf('spec 101 0 41', { rules })).toBe('iPhone 15 256GB');
    expect(nameOf('answer 12', { rules })).toBe('Is it locked? Yes');
    expect(ownShares(rules, 'like-new')).toBe('90% now');
    const now = { ...rules, floor: 10 };
    expect([...preparedFields({ now, rules } as OfficePriceRules)]).toEqual(['floor']);
  });
});
