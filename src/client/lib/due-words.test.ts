import { expect, it } from 'vitest';
import { dueWords } from './due-words.ts';

const leftOf = (due: string, now: string) => dueWords(due, new Date(now)).left;

it.each([
  ['within November', '2026-11-03T12:00:00Z', '2026-11-17T12:00:00Z'],
  ['from November into December', '2026-11-17T22:49:00Z', '2026-12-01T22:49:00Z'],
  ['from February into March', '2026-02-20T12:00:00Z', '2026-03-06T12:00:00Z'],
  ['from January into February', '2026-01-25T12:00:00Z', '2026-02-08T12:00:00Z'],
  ['over the end of the year', '2026-12-25T12:00:00Z', '2027-01-08T12:00:00Z'],
  ['over the end of summer time', '2026-10-17T11:00:00Z', '2026-10-31T12:00:00Z'],
])('counts fourteen days %s', (_, now, due) => expect(leftOf(due, now)).toBe('in 14 days'));

it.each([
  ['the first of December', '2026-11-30T12:00:00Z', '2026-12-01T12:00:00Z'],
  ['the first of March', '2026-02-28T12:00:00Z', '2026-03-01T12:00:00Z'],
])('calls %s tomorrow on the day before', (_, now, due) => expect(leftOf(due, now)).toBe('tomorrow'));

it.each([
  ['20:15:00', '1 min late'],
  ['21:13:29', '59 min late'],
  ['21:13:31', '1 h late'],
  ['21:14:31', '1 h 1 late'],
  ['22:13:29', '1 h 59 late'],
  ['22:13:31', '2 h late'],
])('at %s, what was due at 20:14 is %s', (clock, words) =>
  expect(leftOf('2026-11-19T20:14:00Z', `2026-11-19T${clock}.000Z`)).toBe(words),
);

it.each([
  ['18 h 59 min 40 s', '2026-11-19T20:13:40Z', '19 h late'],
  ['23 h 59 min 20 s', '2026-11-20T01:13:20Z', '23 h 59 late'],
  ['23 h 59 min 40 s', '2026-11-20T01:13:40Z', '1 day late'],
  ['two days', '2026-11-21T01:14:00Z', '2 days late'],
])('%s late is told in whole minutes', (_, now, words) =>
  expect(leftOf('2026-11-19T01:14:00Z', now)).toBe(words),
);

it('a day of another year has its year', () => {
  expect(dueWords('2027-11-19T12:00:00Z', new Date('2026-11-19T12:00:00Z')).at).toBe('Fri 19 Nov 2027');
});
