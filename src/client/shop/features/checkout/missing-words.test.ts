import { expect, it } from 'vitest';
import { errorWords, listedError } from './missing-words.ts';
import { formErrors, type TypedForm } from './typed-form.ts';

const forms: [Parameters<typeof formErrors>[0], TypedForm][] = [
  ['buy', { other_billing: true }],
  ['sell', { payout: 'bank' }],
  ['sell', {}],
  ['repair', {}],
  ['repair', { way: 'drop_in' }],
];

it.each(forms)('says what to do about every empty field: %s with %j', (line, form) => {
  const words = Object.entries(errorWords(formErrors(line, form)));
  expect(words.length).toBeGreaterThan(2);
  for (const [field, text] of words) {
    expect(text, field).toMatch(/^(?:Enter|Choose) /);
    expect(listedError(field as 'email', 'Label', text)).toBe(text);
  }
});

it('keeps what is wrong with a filled field', () => {
  expect(errorWords({ post_code: 'Invalid postcode' })).toEqual({ post_code: 'Invalid postcode' });
});

it('names the field of an error once in a list', () => {
  const email = 'Enter a full email, such as ann@example.com';
  expect(listedError('email', 'Email', email)).toBe(email);
  expect(listedError('sort_code', 'Sort code', 'Invalid sort code')).toBe('Invalid sort code');
  expect(listedError('town', 'Town or city', 'Too long')).toBe('Town or city is too long');
  const postcode = 'Enter a full UK postcode, such as LS1 4DY';
  expect(listedError('billing_post_code', 'Billing postcode', postcode)).toBe(
    `Billing postcode: ${postcode}`,
  );
});
