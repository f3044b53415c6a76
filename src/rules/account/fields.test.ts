import { expect, it } from 'vitest';
import { addressFields, profileFields } from './fields.ts';

const fields = { ...addressFields, ...profileFields };

it.each<[keyof typeof fields, string, string | undefined, string]>([
  ['name', '  Ann \n Bennett ', undefined, 'Ann Bennett'],
  ['name', ' \t ', 'Required', ''],
  ['name', 'x'.repeat(120), undefined, 'x'.repeat(120)],
  ['name', 'x'.repeat(121), 'Too long', 'x'.repeat(121)],
  ['name', 'a\u0007b\ud800', undefined, 'a b'],
  ['phone', '', undefined, ''],
  ['phone', ' 020 7946  0132 ', undefined, '020 7946 0132'],
  ['phone', 'call me', 'Invalid phone number', 'call me'],
  ['line_1', '', 'Required', ''],
  ['line_2', '', undefined, ''],
  ['town', 'x'.repeat(81), 'Too long', 'x'.repeat(81)],
  ['post_code', 'nw1 8a', 'Invalid postcode', 'nw1 8a'],
  ['post_code', ' nw18ab ', undefined, 'NW1 8AB'],
  ['post_code', '', 'Required', ''],
  ['post_code', '90210', 'Invalid postcode', '90210'],
])('%s %j is refused with %s and written %j', (name, typed, error, clean) => {
  expect(fields[name].errorOf(typed)).toBe(error);
  expect(fields[name].clean(typed)).toBe(clean);
});
