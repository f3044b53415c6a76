import { expect, it } from 'vitest';
import { shopClock } from './shop-clock.ts';

it.each([
  ['winter', '2025-01-06T09:30:00Z', { weekday: 1, minutes: 9 * 60 + 30 }],
  ['summer time', '2025-07-06T22:30:00Z', { weekday: 7, minutes: 23 * 60 + 30 }],
  ['midnight in summer', '2025-07-06T23:00:00Z', { weekday: 1, minutes: 0 }],
])('The shop keeps London time: %s', (_what, moment, clock) => {
  expect(shopClock(new Date(moment))).toEqual(clock);
});
