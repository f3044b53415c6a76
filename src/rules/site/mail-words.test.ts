import { expect, it } from 'vitest';
import { NO_WORDS, ownWordsError, withOwnWords } from './mail-words.ts';

const usual = { title: 'Your order is paid', paragraphs: ['This is your receipt.'], below: ['Thank you.'] };
const values = { first_name: 'Priya', order: 'TF-1', vendor: 'Northside Phones', shop: 'Threefold' };

it('leaves a mail as it is without own words', () => {
  expect(withOwnWords(usual, undefined, values)).toEqual(usual);
  expect(withOwnWords(usual, NO_WORDS, values)).toEqual(usual);
});

it('puts own words around the usual ones, and fills in names', () => {
  const own = {
    title: 'Thanks from {shop}',
    opening: 'Hello {first_name},\n\nwe have {order}.',
    closing: 'Ask {vendor}.',
  };
  expect(withOwnWords(usual, own, values)).toEqual({
    title: 'Thanks from Threefold',
    paragraphs: ['Hello Priya,', 'we have TF-1.', 'This is your receipt.'],
    below: ['Thank you.', 'Ask Northside Phones.'],
  });
});

it('fills in what people typed as it is, even if it looks like a name in braces', () => {
  const own = { ...NO_WORDS, opening: 'Hello {first_name}' };
  expect(withOwnWords(usual, own, { ...values, first_name: '{order} $&' }).paragraphs[0]).toBe(
    'Hello {order} $&',
  );
});

it('names what is not known to a mail, and what is', () => {
  expect(ownWordsError('paid', 'opening', 'Hello {first_name}')).toBeUndefined();
  expect(ownWordsError('paid', 'opening', 'Hello {name}')).toBe(
    'There is no {name} in this mail. You can use {first_name}, {order}, {vendor}, {shop}',
  );
  expect(ownWordsError('back_in_stock', 'title', '{order}')).toBe(
    'There is no {order} in this mail. You can use {shop}',
  );
  expect(ownWordsError('paid', 'title', 'x'.repeat(81))).toBe('At most 80 characters');
});
