import { describe, expect, it } from 'vitest';
import { TRADE_IN_STATES } from '../flows/trade-in.ts';
import { AT_END, dueAt, remindersDue } from './clocks.ts';

/** A Friday. */
const SINCE = new Date('2026-11-13T10:00:00Z');

describe('the time of a state', () => {
  it.each([
    ['quoted', '2026-11-27T10:00:00Z'],
    ['awaiting_device', '2026-12-04T10:00:00Z'],
    ['in_transit', '2026-11-23T10:00:00Z'],
    // Working days: not over the weekend.
    ['inspecting', '2026-11-17T10:00:00Z'],
    ['disputed', '2026-11-17T10:00:00Z'],
    ['revised', '2026-11-20T10:00:00Z'],
    ['hold_lock', '2026-11-27T10:00:00Z'],
    ['quarantined', '2026-12-11T10:00:00Z'],
    ['payout_pending', '2026-11-16T10:00:00Z'],
  ] as const)('%s ends at %s', (state, ends) => {
    expect(dueAt(state, SINCE)).toEqual(new Date(ends));
  });

  it.each(['accepted', 'validated', 'paid', 'returned', 'cancelled'] as const)('%s has no end', (state) => {
    expect(dueAt(state, SINCE)).toBeNull();
  });

  it('ends automatically only where it has an end', () => {
    const ending = TRADE_IN_STATES.filter((state) => AT_END[state] !== undefined);
    expect(ending).toHaveLength(6);
    expect(ending.filter((state) => dueAt(state, SINCE) === null)).toEqual([]);
  });

  it('never accepts a cut automatically', () => {
    expect(AT_END.revised).toBe('decline_revision');
  });
});

it.each([
  ['2026-11-20T09:59:00Z', 0],
  ['2026-11-20T10:00:00Z', 1],
  ['2026-11-27T09:59:00Z', 1],
  ['2026-11-27T10:00:00Z', 2],
  ['2026-12-03T10:00:00Z', 2],
])('at %s %i reminders are due', (now, count) => {
  expect(remindersDue(SINCE, new Date(now))).toBe(count);
});
