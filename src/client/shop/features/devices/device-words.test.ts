import { describe, expect, it } from 'vitest';
import { happenedWords, reminderWords, valueWords, warrantyWords } from './device-words.ts';

const NOW = new Date('2026-11-19T12:00:00Z');
const at = '2026-11-02T09:00:00Z';
const done_at = '2026-11-05T09:00:00Z';

describe('What happened to a device', () => {
  it.each([
    ['bought', 'open', 'Bought Mon 2 Nov, not with you yet'],
    ['bought', 'done', 'Bought Mon 2 Nov'],
    ['sold', 'open', 'Being sold since Mon 2 Nov'],
    ['sold', 'done', 'Sold, paid Thu 5 Nov'],
    ['sold', 'returned', 'Not sold, back with you since Thu 5 Nov'],
    ['repaired', 'open', 'In repair since Mon 2 Nov'],
    ['repaired', 'done', 'Repaired Thu 5 Nov'],
    ['repaired', 'returned', 'Not repaired, back with you since Thu 5 Nov'],
  ] as const)('%s, %s: %s', (kind, stage, words) => {
    expect(happenedWords({ kind, stage, at, done_at: stage === 'open' ? null : done_at }, NOW)).toBe(words);
  });
});

describe('A warranty', () => {
  it.each([
    ['2026-11-19', 'Warranty until 19 November 2026', true],
    ['2026-11-18', 'Warranty ended on 18 November 2026', false],
  ])('with its last day on %s: %s', (warranty_until, text, isOn) => {
    expect(warrantyWords({ kind: 'bought', stage: 'done', warranty_until }, NOW)).toEqual({ text, isOn });
  });

  it('begins when the device arrives, and is not there for what was sold', () => {
    const none = { warranty_until: null };
    expect(warrantyWords({ kind: 'bought', stage: 'open', ...none }, NOW)?.isOn).toBe(false);
    expect(warrantyWords({ kind: 'sold', stage: 'done', ...none }, NOW)).toBeUndefined();
  });
});

it('A value is at most that much while not everything is known', () => {
  expect(valueWords({ cash: 260, is_up_to: true })).toBe('up to £260');
  expect(valueWords({ cash: 240.5, is_up_to: false })).toBe('£240.50');
});

it('A reminder says when the email comes', () => {
  expect(reminderWords({ below: 200, step: null })).toBe('We email you when it falls below £200.');
  expect(reminderWords({ below: null, step: 20 })).toBe('We email you each time it falls by £20.');
});
