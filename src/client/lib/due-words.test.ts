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
