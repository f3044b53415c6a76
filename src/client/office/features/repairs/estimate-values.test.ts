import { describe, expect, it } from 'vitest';
import {
  depositErrors,
  foundRow,
  isAsAgreed,
  linesOf,
  rowErrors,
  startRows,
  totalOf,
  withAlternative,
  withoutRow,
  type EstimateRow,
} from './estimate-values.ts';

type Ticket = Parameters<typeof startRows>[0];

const line = (id: number, name: string, price: number | null, state = 'asked') => ({
  id,
  name,
  price,
  state,
  warranty_months: 12,
  part_quality: null,
});
const ticket = {
  state: 'diagnosing',
  lines: [line(1, 'Cracked screen', 89), line(2, 'Battery', null), line(3, 'Camera', 49, 'approved')],
  parts: [{ line_id: 1, product_id: 7, variation_id: null, name: 'Screen, premium', quantity: 1 }],
  estimate: null,
} as unknown as Ticket;
const [screen, battery] = startRows(ticket) as [EstimateRow, EstimateRow];

describe('An estimate', () => {
  it('begins with every fault that is not answered, its price and its part', () => {
    expect(startRows(ticket).map(({ name, price }) => [name, price])).toEqual([
      ['Cracked screen', '89'],
      ['Battery', ''],
    ]);
    expect(linesOf([screen])).toEqual([
      {
        line_id: 1,
        name: 'Cracked screen',
        price: 89,
        warranty_months: 12,
        part_quality: null,
        part: { product_id: 7, variation_id: null, quantity: 1 },
      },
    ]);
  });

  it('keeps a fault that was found, while the customer has not answered', () => {
    const estimate = {
      lines: [
        { line_id: 1, name: 'Original', price: 119, choice: 1, warranty_months: 12, part_quality: null },
        { line_id: 1, name: 'Compatible', price: 79, choice: 1, warranty_months: 12, part_quality: null },
        { line_id: null, name: 'Bent frame', price: 30, warranty_months: 0, part_quality: null },
      ],
    } as unknown as Ticket['estimate'];
    const rows = startRows({ ...ticket, state: 'awaiting_approval', estimate });
    expect(rows.map(({ lineId, name, price }) => [lineId, name, price])).toEqual([
      [1, 'Original', '119'],
      [1, 'Compatible', '79'],
      [2, 'Battery', ''],
      [undefined, 'Bent frame', '30'],
    ]);
  });

  it('needs a price and a name for every line', () => {
    expect(rowErrors([screen, battery, { ...foundRow(), price: '5', warranty: '999' }])).toEqual({
      'line-1-price': 'Please type a price.',
      'line-2-name': 'Please name what is to be done.',
      'line-2-warranty': 'At most 120 months.',
    });
    expect(rowErrors([])).toHaveProperty('lines');
    expect(rowErrors([{ ...screen, price: '0' }])).toEqual({});
    expect(totalOf([screen, { ...battery, price: '£59.50' }])).toBe(148.5);
  });

  it('has alternatives, of which the first counts, and which go when one is left', () => {
    const rows = withAlternative([screen, battery], 0);
    expect(rows.map(({ lineId, choice, price }) => [lineId, choice, price])).toEqual([
      [1, 1, '89'],
      [1, 1, ''],
      [2, undefined, ''],
    ]);
    expect(totalOf(rows)).toBe(89);
    expect(linesOf(rows).map(({ choice }) => choice)).toEqual([1, 1, undefined]);
    expect(withAlternative(rows, 2).map(({ choice }) => choice)).toEqual([1, 1, 2, 2]);
    expect(withoutRow(rows, 1).map(({ choice }) => choice)).toEqual([undefined, undefined]);
    expect(isAsAgreed(rows)).toBe(false);
  });

  it.each([
    ['', {}],
    ['30', {}],
    ['90', { deposit: 'This is more than the whole estimate.' }],
    ['much', { deposit: 'Please type an amount.' }],
  ])('takes a deposit of “%s”', (typed, errors) => {
    expect(depositErrors(typed, 89)).toEqual(errors);
  });

  it.each([
    ['as agreed', [screen], true],
    ['for less', [{ ...screen, price: '60' }], true],
    ['for more', [{ ...screen, price: '90' }], false],
    ['at a price that nobody knew', [{ ...battery, price: '10' }], false],
    ['with a fault that was found', [screen, { ...foundRow(), name: 'Frame', price: '0' }], false],
    ['without lines', [], false],
  ])('is not needed only for work that was agreed to: %s', (_, rows, expected) => {
    expect(isAsAgreed(rows)).toBe(expected);
  });
});
