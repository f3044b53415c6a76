import { describe, expect, it } from 'vitest';
import { advised, choiceProblem, estimateTotal, expectedSum, isOneOfEach } from './estimate.ts';

const line = (price: number, choice: number | null = null) => ({ price, choice });

describe('an estimate with alternatives', () => {
  it('costs what the first of each costs', () => {
    const lines = [line(11_900, 1), line(7_900, 1), line(4_500), line(2_000, 2), line(3_000, 2)];
    expect(advised(lines).map(({ price }) => price)).toEqual([11_900, 4_500, 2_000]);
    expect(estimateTotal(lines)).toBe(18_400);
  });

  it('accepts at most one of the alternatives for each choice', () => {
    expect(isOneOfEach([line(1, 1), line(2), line(3)])).toBe(true);
    expect(isOneOfEach([])).toBe(true);
    expect(isOneOfEach([line(1, 1), line(2, 1)])).toBe(false);
  });

  it.each([
    [[{ line_id: 1 }, { line_id: 2 }, {}, {}], undefined],
    [[{ line_id: 1, choice: 1 }, { line_id: 1, choice: 1 }, { line_id: 2 }], undefined],
    [[{ choice: 1 }, { choice: 1 }, { choice: 2 }, { choice: 2 }], undefined],
    [[{ line_id: 1 }, { line_id: 1 }], 'A line is named twice.'],
    [[{ line_id: 1, choice: 1 }, { line_id: 1, choice: 1 }, { line_id: 1 }], 'A line is named twice.'],
    [
      [
        { line_id: 1, choice: 1 },
        { line_id: 1, choice: 1 },
        { line_id: 1, choice: 2 },
        { line_id: 1, choice: 2 },
      ],
      'A line is named twice.',
    ],
    [[{ line_id: 1, choice: 1 }, { line_id: 2 }], 'A line has no alternative.'],
    [
      [
        { line_id: 1, choice: 1 },
        { line_id: 2, choice: 1 },
      ],
      'Alternatives have to be for the same fault.',
    ],
    [[{ line_id: 1, choice: 1 }, { choice: 1 }], 'Alternatives have to be for the same fault.'],
  ])('%j: %s', (lines, problem) => {
    expect(choiceProblem(lines)).toBe(problem);
  });
});

it('the expected sum leaves out what was declined', () => {
  const line = (price: number | null, state: 'asked' | 'declined') => ({ price, state });
  expect(
    expectedSum([line(0.1, 'asked'), line(0.2, 'asked'), line(50, 'declined'), line(null, 'asked')]),
  ).toBe(0.3);
});
