import { expect, it } from 'vitest';
import { errorWords, namesField } from './missing-words.ts';
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
    expect(namesField(field as 'email', text)).toBe(true);
  }
});

it('keeps what is wrong with a filled field', () => {
  expect(errorWords({ post_code: 'Invalid postcode' })).toEqual({ post_code: 'Invalid postcode' });
  expect(namesField('post_code', 'Invalid postcode')).toBe(false);
});
