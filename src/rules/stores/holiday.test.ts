import { describe, expect, it } from 'vitest';
import { holidayErrors, isOnHoliday } from './holiday.ts';

const holiday = { from: '2026-12-24', to: '2026-12-26' };

describe('A holiday', () => {
  it.each([
    ['the evening before', '2026-12-23T23:59:00Z', false],
    ['its first minute', '2026-12-24T00:00:00Z', true],
    ['its last minute', '2026-12-26T23:59:00Z', true],
    ['the day after', '2026-12-27T00:00:00Z', false],
  ])('on %s', (_when, now, expected) => {
    expect(isOnHoliday(holiday, new Date(now))).toBe(expected);
  });

  it('begins and ends at midnight in London, also in summer', () => {
    const summer = { from: '2026-07-02', to: '2026-07-02' };
    expect(isOnHoliday(summer, new Date('2026-07-01T23:30:00Z'))).toBe(true);
    expect(isOnHoliday(summer, new Date('2026-07-02T23:30:00Z'))).toBe(false);
  });

  it('is none without days', () => {
    expect(isOnHoliday(null, new Date('2026-12-25T12:00:00Z'))).toBe(false);
  });

  const now = new Date('2026-11-17T12:00:00Z');
  it.each([
    ['one day', '2026-11-17', '2026-11-17', {}],
    ['a holiday that has begun', '2026-11-01', '2026-11-17', {}],
    ['one without an end', '2026-11-01', null, {}],
    ['a holiday that is over', '2026-11-01', '2026-11-16', { to: 'These days are over' }],
    ['the wrong way round', '2026-11-20', '2026-11-19', { to: 'It must not end before it begins' }],
    ['ninety days', '2026-11-17', '2027-02-14', {}],
    ['ninety-one days', '2026-11-17', '2027-02-15', { to: 'At most 90 days' }],
    ['far away', '2027-12-01', '2027-12-02', { from: 'At most a year ahead' }],
    ['no first day', '', '2026-11-20', { from: 'Required' }],
    ['no last day', '2026-11-20', '', { to: 'Required' }],
  ])('of %s', (_what, from, to, expected) => {
    expect(holidayErrors({ from, to }, now)).toEqual(expected);
  });
});
