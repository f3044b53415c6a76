import { expect, it } from 'vitest';
import type { Address } from '#contract/account-profile.ts';
import { addressFields, defaultFirst, placeWords, savedIn } from './saved-address.ts';

const address = (id: number, is_default = false): Address => ({
  id,
  name: 'Ann Lee',
  phone: null,
  line_1: `${id} High Street`,
  line_2: null,
  town: 'Leeds',
  post_code: 'LS1 4AP',
  country: 'GB',
  is_default,
});
const addresses = [address(1), address(2, true)];

it('the default address is offered first', () => {
  expect(defaultFirst(addresses).map(({ id }) => id)).toEqual([2, 1]);
});

it('a saved address is recognised by the values of the form', () => {
  expect(savedIn({ email: 'a@mail.example', ...addressFields(address(1)) }, addresses)?.id).toBe(1);
  expect(savedIn({ ...addressFields(address(1)), phone: undefined }, addresses)?.id).toBe(1);
  expect(savedIn({ ...addressFields(address(1)), town: 'York' }, addresses)).toBeUndefined();
  expect(savedIn({}, addresses)).toBeUndefined();
});

it.each([
  ['nw18qr', '1 High Street, London NW1\u00a08QR'],
  ['NW1 8QR', '1 High Street, London NW1\u00a08QR'],
  ['not one', '1 High Street, London not\u00a0one'],
  [undefined, '1 High Street, London'],
])('shows the postcode %s as it is written', (post_code, words) => {
  expect(placeWords({ line_1: '1 High Street', line_2: '', town: 'London', post_code })).toBe(words);
});
