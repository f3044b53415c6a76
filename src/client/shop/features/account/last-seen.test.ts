import { expect, it } from 'vitest';
import { lastSeen } from './last-seen.ts';

const now = new Date('2026-03-10T12:00:00Z');

it.each([
  ['2026-03-10T12:00:30Z', 'a few minutes ago'],
  ['2026-03-10T11:51:00Z', 'a few minutes ago'],
  ['2026-03-10T11:50:00Z', '10 minutes ago'],
  ['2026-03-10T11:00:00Z', '1 hour ago'],
  ['2026-03-09T12:30:00Z', '23 hours ago'],
  ['2026-03-09T12:00:00Z', 'yesterday'],
  ['2026-02-20T12:00:00Z', '18 days ago'],
])('%s is %s', (time, words) => {
  expect(lastSeen(time, now)).toBe(words);
});
