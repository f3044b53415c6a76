import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/catalog.ts';
import { pence } from '#rules/money/money.ts';
import { asked, chosenOptions, effectWords } from './asked.ts';

const question = (id: number, type: 1 | 2 | 3, prices: readonly number[]): Question => ({
  id,
  title: '',
  key: '',
  role: null,
  condition: 2,
  option_type: type,
  description: null,
  sort_order: id,
  Question_options: prices.map((price, index) => ({
    id: id * 10 + index,
    label: `Option ${index}`,
    value: `option-${index}`,
    price,
    factor: null,
    inventory_item_id: null,
    qunatity: 0,
    description: null,
    repair: null,
  })),
});
const single = question(1, 1, [0, -49.99]);
const multiple = question(2, 2, [5, 0]);

describe('a question of the wire', () => {
  it('is counted in pence', () => {
    expect(asked(single)).toEqual({
      id: 1,
      isRequired: true,
      kind: 'single',
      options: [
        { id: 10, price: 0 },
        { id: 11, price: -4999 },
      ],
    });
  });

  it('knows its chosen options', () => {
    expect(chosenOptions(multiple, { 2: [21] }).map(({ label }) => label)).toEqual(['Option 1']);
  });

  it.each([
    [0, 'No change'],
    [500, '+£5'],
    [-4999, '−£49.99'],
  ])('%d pence are said as %s', (amount, words) => {
    expect(effectWords(pence(amount))).toBe(words);
  });
});
