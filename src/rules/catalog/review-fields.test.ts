import { describe, expect, it } from 'vitest';
import { mayReview, REVIEW_BODY, REVIEW_TITLE, reviewAuthor } from './review-fields.ts';

describe('what is typed into a review', () => {
  it.each([
    ['Very good', undefined],
    ['  ', 'Required'],
    ['\u200b', 'Required'],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'Too long'],
    ['Better <b>than</b> new', 'Please write it without HTML'],
    ['<script>', 'Please write it without HTML'],
    ['3 < 5 and 6 > 4', undefined],
  ])('the title %j: %s', (typed, error) => expect(REVIEW_TITLE.errorOf(typed)).toBe(error));

  it.each([
    ['It works as it should.', undefined],
    ['Good', 'Please write a little more'],
    ['          Good          ', 'Please write a little more'],
    ['x'.repeat(3_001), 'Too long'],
    ['A fine phone. <img src=x onerror=alert(1)>', 'Please write it without HTML'],
  ])('the text %j: %s', (typed, error) => expect(REVIEW_BODY.errorOf(typed)).toBe(error));

  it('is kept without control signs, and with one empty line between two at most', () => {
    expect(REVIEW_BODY.clean(' One.\u0007\r\n\r\n\r\n\r\nTwo. \t \u0000 Three.\n')).toBe(
      'One.\n\nTwo. Three.',
    );
    expect(REVIEW_TITLE.clean(' Two\nlines ')).toBe('Two lines');
  });
});

it.each([
  ['Priya Nair', 'Priya N.'],
  ['priya van der berg', 'priya B.'],
  ['Priya', 'Priya'],
  [' Ann  O’Neill ', 'Ann O.'],
  ['Ann 7', 'Ann'],
])('%s is shown as %s', (name, shown) => expect(reviewAuthor(name)).toBe(shown));

it.each([
  [{ sent: 0, refunded: 0 }, false],
  [{ sent: 1, refunded: 0 }, true],
  [{ sent: 2, refunded: 1 }, true],
  [{ sent: 2, refunded: 2 }, false],
])('of %o a review may be written: %s', (line, may) => expect(mayReview(line)).toBe(may));
