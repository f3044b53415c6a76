import { expect, it } from 'vitest';
import { monthChoices, monthOf } from './month-words.ts';

it('offers the months of the last two years, and an older month that was asked for', () => {
  const now = new Date('2026-01-20T12:00:00Z');
  const choices = monthChoices(now, '2019-05');
  expect(choices.slice(0, 2)).toEqual([
    { value: '2026-01', label: 'January 2026' },
    { value: '2025-12', label: 'December 2025' },
  ]);
  expect(choices).toHaveLength(25);
  expect(choices.at(-1)).toEqual({ value: '2019-05', label: 'May 2019' });
});

it('counts months by the shop’s clock', () => {
  expect(monthOf(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07');
});
