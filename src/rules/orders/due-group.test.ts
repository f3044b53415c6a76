import { expect, it } from 'vitest';
import { dueGroup } from './due-group.ts';

it.each([
  { why: 'a minute ago', now: '2026-11-17T10:00:00Z', due: '2026-11-17T09:59:00Z', group: 'late' },
  { why: 'this very moment', now: '2026-11-17T10:00:00Z', due: '2026-11-17T10:00:00Z', group: 'today' },
  { why: 'before midnight', now: '2026-11-17T10:00:00Z', due: '2026-11-17T23:59:00Z', group: 'today' },
  { why: 'after midnight', now: '2026-11-17T10:00:00Z', due: '2026-11-18T00:00:00Z', group: 'tomorrow' },
  {
    why: 'summer: midnight comes an hour earlier',
    now: '2026-07-01T10:00:00Z',
    due: '2026-07-01T23:30:00Z',
    group: 'tomorrow',
  },
  { why: 'over the new year', now: '2026-12-31T10:00:00Z', due: '2027-01-01T10:00:00Z', group: 'tomorrow' },
  {
    why: 'the night of the clock change',
    now: '2026-10-24T22:30:00Z',
    due: '2026-10-25T23:30:00Z',
    group: 'tomorrow',
  },
  { why: 'in two days', now: '2026-11-17T10:00:00Z', due: '2026-11-19T00:00:00Z', group: undefined },
])('a deadline $why is $group', ({ now, due, group }) => {
  expect(dueGroup(new Date(due), new Date(now))).toBe(group);
});
