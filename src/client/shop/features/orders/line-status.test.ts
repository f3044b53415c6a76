import { describe, expect, it } from 'vitest';
import { contentsOf, isInParts, isPartSent, lineStatus } from './line-status.ts';

const line = (quantity: number, sent: number, cancelled = 0, id = 1) => ({
  id,
  name: `Thing ${id}`,
  quantity,
  sent,
  cancelled,
});

it.each([
  [line(1, 1), 'Sent'],
  [line(1, 0), 'Follows'],
  [line(2, 1), '1 of 2 sent; 1 follows'],
  [line(5, 2), '2 of 5 sent; 3 follow'],
  [line(1, 0, 1), 'Not available, refunded'],
  [line(3, 1, 1), '1 of 3 sent; 1 of 3 not available, refunded; 1 follows'],
])('%o says: %s', (of, words) => expect(lineStatus(of)).toBe(words));

describe('an order', () => {
  it.each([
    ['whose things are all to be sent', [line(2, 0), line(1, 0)], false, false],
    ['whose things were all sent', [line(2, 2), line(1, 1)], false, false],
    ['of which one thing was sent', [line(2, 2), line(1, 0)], true, true],
    ['of which part of one thing was sent', [line(2, 1)], true, true],
    ['of which something is missing', [line(2, 0, 1)], false, true],
    ['of which the rest is missing', [line(2, 2), line(1, 0, 1)], false, true],
  ])('%s', (_, lines, partSent, inParts) => {
    expect([isPartSent({ lines }), isInParts({ state: 'preparing', lines })]).toEqual([partSent, inParts]);
  });

  it('that came to nothing says so once, not for every line', () => {
    expect(isInParts({ state: 'cancelled', lines: [line(2, 0, 2)] })).toBe(false);
  });

  it('says what is in a parcel', () => {
    const parcel = {
      carrier: 'DPD',
      tracking: '1',
      sent_at: '',
      lines: [
        { line_id: 1, units: 2 },
        { line_id: 2, units: 1 },
      ],
    };
    expect(contentsOf(parcel, [line(2, 2), line(1, 1, 0, 2)])).toBe('2 × Thing 1, Thing 2');
  });
});
