import { describe, expect, it } from 'vitest';
import { LONGEST_WAIT_MS, mailDueAt, PAUSE_MS } from './burst.ts';
import { MESSAGE_LONGEST, MESSAGE_TEXT } from './message-fields.ts';
import { ANSWER_NAME, ANSWER_TEXT, answerFor } from './saved-answers.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5, 12) + seconds * 1_000);

describe('One mail for what was written in a row', () => {
  it.each([
    { what: 'one message', first: 0, last: 0, due: PAUSE_MS },
    { what: 'a second one a minute later', first: 0, last: 60, due: 60_000 + PAUSE_MS },
    { what: 'a buyer who never pauses', first: 0, last: 595, due: LONGEST_WAIT_MS },
  ])('$what', ({ first, last, due }) => {
    expect(mailDueAt({ first: at(first), last: at(last) }).getTime() - at(0).getTime()).toBe(due);
  });
});

describe('The text of a message', () => {
  it.each([
    { what: 'nothing', typed: '', error: 'Please write something first' },
    { what: 'nothing that shows', typed: ' \u200b\n ', error: 'Please write something first' },
    { what: 'signs of HTML', typed: 'Is it <b>new</b>?', error: undefined },
    { what: 'the longest', typed: 'x'.repeat(MESSAGE_LONGEST), error: undefined },
    { what: 'more', typed: 'x'.repeat(MESSAGE_LONGEST + 1), error: 'At most 2,000 characters' },
  ])('$what', ({ typed, error }) => {
    expect(MESSAGE_TEXT.errorOf(typed)).toBe(error);
  });

  it('keeps its lines, without invisible characters', () => {
    expect(MESSAGE_TEXT.clean('  Hello\u202e \r\n\r\n\r\n\r\nAnn\t Lee ')).toBe('Hello\n\nAnn Lee');
  });
});

describe('A saved answer', () => {
  const values = { first_name: 'Ann', order: 'TF-482369175', vendor: 'Northside Phones', me: 'Sam' };

  it('has the facts of the conversation in it', () => {
    expect(answerFor('Dear {first_name}, about {order}: {constructor} {me}, {vendor}', values)).toBe(
      'Dear Ann, about TF-482369175: {constructor} Sam, Northside Phones',
    );
  });

  it.each([
    ['Dear {first_name}', undefined],
    ['Dear {name}', 'There is no {name}. You can use {first_name}, {order}, {vendor}, {me}'],
    ['', 'Please write something first'],
  ])('%j: %s', (typed, error) => {
    expect(ANSWER_TEXT.errorOf(typed)).toBe(error);
  });

  it('has a name', () => {
    expect(ANSWER_NAME.errorOf(' ')).toBe('Required');
    expect(ANSWER_NAME.errorOf('x'.repeat(61))).toBe('At most 60 characters');
    expect(ANSWER_NAME.errorOf('Where is it?')).toBeUndefined();
  });
});
