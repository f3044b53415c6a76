import { expect, it } from 'vitest';
import type { StockLine } from './line-units.ts';
import { returnable, unitsOf, unsent, whyNotReturnable } from './line-units.ts';

const line = (counts: Partial<StockLine>): StockLine => ({
  id: 1,
  productId: 1,
  variationId: null,
  parts: [],
  quantity: 3,
  sentUnits: 0,
  cancelledUnits: 0,
  refundedUnits: 0,
  ...counts,
});

it.each([
  ['nothing happened yet', {}, 3],
  ['one was sent', { sentUnits: 1 }, 2],
  ['one is missing', { cancelledUnits: 1 }, 2],
  ['one was sent and one is missing', { sentUnits: 1, cancelledUnits: 1 }, 1],
  ['two were sent and one is missing', { sentUnits: 2, cancelledUnits: 1 }, 0],
  ['one was sent and came back', { sentUnits: 1, refundedUnits: 1 }, 2],
  ['everything was cancelled', { cancelledUnits: 3 }, 0],
])('of three, when %s, there are so many left to send', (_, counts, left) => {
  expect(unsent(line(counts))).toBe(left);
});

it.each([
  ['what was sent', { sentUnits: 2 }, 2],
  ['not what is missing', { sentUnits: 2, cancelledUnits: 1 }, 2],
  ['not what came back before', { sentUnits: 2, refundedUnits: 1 }, 1],
])('a buyer may return %s', (_, counts, most) => {
  const asked = (units: number) => returnable([line(counts)], [{ line_id: 1, units }], new Map());
  expect(asked(most)).toEqual({ '1': most });
  expect(asked(most + 1)).toBeUndefined();
});

it('means all that is left where no line is named, and nothing where a line has less than was asked for', () => {
  const lines = [line({ sentUnits: 1, cancelledUnits: 1 }), line({ id: 2, sentUnits: 3 })];
  expect(unitsOf(lines, undefined)).toEqual([{ line: lines[0], units: 1 }]);
  expect(unitsOf(lines, [{ line_id: 1, units: 2 }])).toBeUndefined();
});

it.each([
  ['nothing is chosen', { sentUnits: 3 }, 0, 0, 'Please choose what you want to return.'],
  ['there are not so many', { sentUnits: 3 }, 0, 5, 'You can return at most 3 of these.'],
  ['some were returned', { sentUnits: 3, refundedUnits: 1 }, 0, 3, 'You can return at most 2 of these.'],
  ['some were refused', { sentUnits: 3, refundedUnits: 1 }, 1, 2, 'You can return at most 1 of these.'],
  ['all were returned', { sentUnits: 3, refundedUnits: 3 }, 0, 1, 'These can’t be returned now.'],
  ['none was sent', {}, 0, 1, 'These can’t be returned now.'],
])('says what can be returned if %s', (_, counts, refused, units, words) => {
  const lines = [{ ...line(counts), name: 'Charger' }];
  expect(whyNotReturnable(lines, [{ line_id: 1, units }], new Map([[1, refused]]))).toBe(words);
});

it('names the line of which too much is to be returned', () => {
  const lines = [
    { ...line({ sentUnits: 3 }), name: 'Charger' },
    { ...line({ id: 2, sentUnits: 1 }), name: 'Phone' },
  ];
  const asked = [
    { line_id: 1, units: 3 },
    { line_id: 2, units: 1 },
    { line_id: 2, units: 1 },
  ];
  expect(whyNotReturnable(lines, asked, new Map())).toBe('You can return at most 1 of Phone.');
});
