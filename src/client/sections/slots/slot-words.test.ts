import { describe, expect, it } from 'vitest';
import { leftWords, nextFree, slotWords } from './slot-words.ts';

const TEN = '2026-11-17T10:00:00.000Z';
const ELEVEN = '2026-11-17T11:00:00.000Z';
const NINE = '2026-11-17T09:00:00.000Z';
const days = [{ slots: [{ starts_at: NINE }] }, { slots: [{ starts_at: ELEVEN }] }];

it('a time is told with its day, in London', () => {
  expect(slotWords('2026-07-01T09:30:00Z')).toBe('Wed 1 Jul, 10:30 AM');
});

describe('the clock of a kept time', () => {
  it.each([
    ['2026-11-17T10:10:00Z', '10:00'],
    ['2026-11-17T10:00:05Z', '0:05'],
    [TEN, undefined],
    [NINE, undefined],
  ])('until %s at ten shows %s', (until, words) => {
    expect(leftWords(until, new Date(TEN).getTime())).toBe(words);
  });
});

describe('in place of a time that was taken', () => {
  it('the next later one is offered', () => expect(nextFree(days, TEN)).toBe(ELEVEN));
  it('an earlier one is offered where none is later', () => expect(nextFree(days, ELEVEN)).toBe(NINE));
  it('the taken one is never offered again', () => {
    expect(nextFree([{ slots: [{ starts_at: TEN }] }], TEN)).toBeUndefined();
  });
});
