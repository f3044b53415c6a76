import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PART_QUALITIES } from '../repair/repair.ts';
import type { SheetOption } from './sheet-questions.ts';
import { answerCell, optionsCell, readAnswer, readOptions } from './sheet-questions.ts';
import { slugOf } from './slug.ts';

const line = fc.string({ unit: fc.constantFrom(...Array.from('ab 1|;=\\:×#-')) }).map((text) => text.trim());
const count = (max: number) => fc.integer({ min: 0, max });
const option: fc.Arbitrary<SheetOption> = fc
  .record({
    label: line.filter((text) => text !== ''),
    value: fc.constantFrom('a-value', 'b-value'),
    price: fc.integer({ min: -99_999, max: 99_999 }).map((amount) => amount / 100),
    description: fc.option(line.filter((text) => text !== '')),
    fault: fc.option(fc.constantFrom('battery', 'no-sound')),
    part_quality: fc.option(fc.constantFrom(...PART_QUALITIES)),
    time: fc.option(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 300 }))),
    warranty_months: fc.option(count(99)),
    inventory_item_id: fc.option(fc.integer({ min: 1, max: 9999 })),
    qunatity: count(9),
  })
  .map(({ time, ...rest }) => ({
    ...rest,
    bench_days: time && (time[0] ? time[1] : 0),
    bench_minutes: time && (time[0] ? 0 : time[1]),
  }));

describe('The options of a question in a cell', () => {
  it('are read as they were written, whatever signs they have', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 4 }), (options) => {
        expect(readOptions(optionsCell(options, slugOf))).toEqual({ value: options });
      }),
    );
  });

  it('are easy to type', () => {
    const { value } = readOptions('Clear case = 19.99 | Leather case = £39; time: 2 days | None') as {
      value: SheetOption[];
    };
    expect(value.map(({ label, price }) => [label, price])).toEqual([
      ['Clear case', 19.99],
      ['Leather case', 39],
      ['None', 0],
    ]);
    expect(value[1]).toMatchObject({ bench_days: 2, bench_minutes: 0 });
  });

  it('leave out the value that the shop would choose', () => {
    const [made] = (readOptions('Gift wrap = 4.50') as { value: SheetOption[] }).value;
    expect(optionsCell([{ ...made, value: 'gift-wrap' } as SheetOption], slugOf)).toBe('Gift wrap = 4.50');
  });

  it.each([
    ['Case = lots', /price/],
    ['= 5', /label/],
    ['Case = 5; colour: red', /can’t be read/],
    ['Case = 5; time: soon', /can’t be read/],
    ['Case = 5 = 6', /price/],
  ])('%s is named as wrong', (cell, text) => {
    expect(readOptions(cell)).toEqual({ error: expect.stringMatching(text) as string });
  });
});

describe('How a question is answered', () => {
  it.each([
    ['one', 1, 1],
    ['Several', 2, 1],
    ['one required', 1, 2],
    ['several, required', 2, 2],
    ['none', 3, 1],
  ] as const)('%s', (cell, type, condition) => {
    expect(readAnswer(cell)).toEqual({ value: { option_type: type, condition } });
  });

  it('is written in the same words', () => {
    expect(answerCell({ option_type: 2, condition: 2 })).toBe('several required');
    expect(readAnswer('maybe')).toHaveProperty('error');
  });
});
