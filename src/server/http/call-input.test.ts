import { expect, it } from 'vitest';
import { inPeoplesWords } from './call-input.ts';

it.each([
  ['business_id', 'Required', 'Please fill in the business id.'],
  ['cuts.0.reason', 'Required', 'Please fill in the reason of cuts number 1.'],
  ['lines.1.found.2', 'Too long', 'Please shorten the found number 3 of lines number 2.'],
  ['billing.post_code', 'Required', 'Please fill in the billing post code.'],
  ['password', 'Use at least 8 characters', 'Use at least 8 characters.'],
])('%s that is “%s” is told as “%s”', (field, text, words) => {
  expect(inPeoplesWords(field, text)).toBe(words);
});
