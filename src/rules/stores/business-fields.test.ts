import { expect, it } from 'vitest';
import { businessFields, readDelivery, type BusinessField, type DeliveryField } from './business-fields.ts';

it.each<[BusinessField, string, string | undefined]>([
  ['business_name', 'Northside Phones', undefined],
  ['business_name', '   ', 'Required'],
  ['business_name', 'x'.repeat(81), 'Too long'],
  ['business_address', '61 Oldham Street, Manchester', undefined],
  ['business_address', '', 'Required'],
  ['business_phone_no', '0161 496 0127', undefined],
  ['business_phone_no', '', 'Required'],
  ['business_phone_no', 'call me', 'Invalid phone number'],
  ['post_code', 'm11jr', undefined],
  ['post_code', 'Manchester', 'Invalid postcode'],
])('%s %o: %o', (name, typed, error) => {
  expect(businessFields[name].errorOf(typed)).toBe(error);
});

it('spells what was typed in one way', () => {
  expect(businessFields.business_name.clean('  North \n side ')).toBe('North side');
  expect(businessFields.post_code.clean('m11jr')).toBe('M1 1JR');
});

it.each<[DeliveryField, string, number | undefined]>([
  ['estimated_delivery_days', '3', 3],
  ['estimated_delivery_days', '', 0],
  ['estimated_delivery_days', ' 90 ', 90],
  ['estimated_delivery_days', '91', undefined],
  ['estimated_delivery_hours', '23', 23],
  ['estimated_delivery_hours', '24', undefined],
  ['estimated_delivery_minutes', '59', 59],
  ['estimated_delivery_minutes', '60', undefined],
  ['estimated_delivery_minutes', '1.5', undefined],
  ['estimated_delivery_minutes', '-1', undefined],
  ['estimated_delivery_minutes', 'soon', undefined],
])('%s %o is read as %o', (name, typed, value) => {
  expect(readDelivery(name, typed)).toBe(value);
});
