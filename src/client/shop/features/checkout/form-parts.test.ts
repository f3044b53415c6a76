import { expect, it } from 'vitest';
import { checkoutFields, type CheckoutForm } from '#rules/checkout/form.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { FIELDS, formParts, labelOf } from './form-parts.ts';

const cases: [Line, CheckoutForm, string[]][] = [
  ['buy', {}, ['Contact', 'Delivery address']],
  ['sell', {}, ['How shall we pay you?', 'Contact', 'Return address']],
  ['sell', { payout: 'bank' }, ['How shall we pay you?', 'Contact', 'Return address']],
  ['repair', {}, ['How will it reach us?', 'Contact']],
  ['repair', { way: 'drop_in' }, ['How will it reach us?', 'Contact']],
  ['repair', { way: 'post_in' }, ['How will it reach us?', 'Contact', 'Return address']],
];

it.each(cases)('%s with %j asks all that its line asks, part by part', (line, form, titles) => {
  const parts = formParts(line, form);
  expect(parts.map(({ title }) => title)).toEqual(titles);
  const asked = parts.flatMap(({ fields }) => fields);
  expect([...asked].sort()).toEqual([...checkoutFields(line, form)].sort());
  for (const field of asked) expect(labelOf(field)).toBeTruthy();
});

it('tells browsers what each field is for, and phones which keys to show', () => {
  for (const { label, autoComplete } of Object.values(FIELDS)) expect(autoComplete, label).toBeTruthy();
  const { email, phone, sort_code, account_number } = FIELDS;
  expect([email, phone, sort_code, account_number].map(({ inputMode }) => inputMode)).toEqual([
    'email',
    'tel',
    'numeric',
    'numeric',
  ]);
});
