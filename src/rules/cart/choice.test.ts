import { describe, expect, it } from 'vitest';
import type { OfferedQuestion } from './choice.ts';
import { checkChoice } from './choice.ts';
import type { Line } from '../catalog/lines.ts';
import { pence } from '../money/money.ts';

const question = (
  id: number,
  options: [id: number, fault: string][],
  more: Partial<OfferedQuestion> = {},
): OfferedQuestion => ({
  id,
  role: null,
  title: `Question ${id}`,
  isRequired: false,
  kind: 'multiple',
  options: options.map(([optionId, fault]) => ({ id: optionId, fault, price: pence(100), factor: null })),
  ...more,
});

const sim = question(
  1,
  [
    [11, 'own'],
    [12, 'with'],
  ],
  { isRequired: true, kind: 'single' },
);
const power = question(2, [
  [21, 'charger'],
  [22, 'cable'],
]);
const note = question(3, [], { kind: 'text', isRequired: true });
const faults = question(
  5,
  [
    [51, 'screen'],
    [52, 'battery'],
  ],
  { role: 'faults' },
);
const parts = question(
  6,
  [
    [61, 'premium'],
    [62, 'genuine'],
  ],
  { role: 'parts', kind: 'single' },
);

const given = (...pairs: [number, number][]) =>
  pairs.map(([question_id, option_id]) => ({ question_id, option_id }));

describe('the options of a choice', () => {
  it.each<[string, Line, OfferedQuestion[], [number, number][], number[]]>([
    ['nothing to choose', 'buy', [], [], []],
    [
      'in rising order, each once',
      'buy',
      [sim, power, note],
      [
        [2, 22],
        [1, 12],
        [2, 21],
        [2, 22],
      ],
      [12, 21, 22],
    ],
    ['an optional question left open', 'buy', [power], [], []],
    ['the first part where the screen is mended', 'repair', [faults, parts], [[5, 51]], [51, 61]],
    [
      'the part that was chosen',
      'repair',
      [faults, parts],
      [
        [5, 51],
        [6, 62],
      ],
      [51, 62],
    ],
    [
      'no part where no screen is mended',
      'repair',
      [faults, parts],
      [
        [5, 52],
        [6, 62],
      ],
      [52],
    ],
    ['a screen without a choice of parts', 'repair', [faults], [[5, 51]], [51]],
    ['questions of these names in another line are plain ones', 'buy', [faults, parts], [[6, 62]], [62]],
  ])('%s', (_what, line, questions, pairs, optionIds) => {
    expect(checkChoice(line, questions, given(...pairs))).toEqual({ optionIds });
  });

  it.each<[string, Line, OfferedQuestion[], [number, number][], Record<string, string>]>([
    [
      'an option of another product',
      'buy',
      [sim, power],
      [
        [1, 11],
        [9, 91],
      ],
      { 'options.1.option_id': 'is not an option of this product' },
    ],
    [
      'an option under the wrong question',
      'buy',
      [sim, power],
      [[2, 11]],
      { 'options.0.option_id': 'is not an option of this product' },
    ],
    [
      'two answers to a single choice',
      'buy',
      [sim],
      [
        [1, 11],
        [1, 12],
      ],
      { 'questions.1': 'takes one answer' },
    ],
    ['a required question without an answer', 'buy', [sim, power], [[2, 21]], { 'questions.1': 'Required' }],
    ['a repair of nothing', 'repair', [faults, parts], [[6, 62]], { 'questions.5': 'Required' }],
  ])('refused: %s', (_what, line, questions, pairs, errors) => {
    expect(checkChoice(line, questions, given(...pairs))).toMatchObject({ errors });
  });
});
