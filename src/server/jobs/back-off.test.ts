import { expect, it } from 'vitest';
import { RETRY_LIMIT, retryWait } from './back-off.ts';

const MINUTE = 60_000;

it.each([
  [1, 0, 15_000],
  [1, 1, 30_000],
  [2, 1, MINUTE],
  [3, 0.5, 1.5 * MINUTE],
  [10, 1, 256 * MINUTE],
  [11, 1, 360 * MINUTE],
  [12, 0, 180 * MINUTE],
])('after %d failed tries and chance %d it waits %d ms', (tries, chance, wait) => {
  expect(retryWait(tries, chance)).toBe(wait);
});

it('outlasts a mail server that is away for half a day', () => {
  const waits = Array.from({ length: RETRY_LIMIT - 1 }, (_, index) => retryWait(index + 1, 0.5));
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(10 * 60 * MINUTE);
});
