import { expect, it } from 'vitest';
import { parcelCode, readOrderCode, writeNumber } from './numbers.ts';

const NUMBER = writeNumber('TF', 48_236_917);

it.each([
  [NUMBER, { number: NUMBER, parcel: undefined }],
  [` ${NUMBER.toLowerCase()} `, { number: NUMBER, parcel: undefined }],
  [parcelCode(NUMBER, 2), { number: NUMBER, parcel: 2 }],
  [parcelCode(`${NUMBER}-B`, 12), { number: `${NUMBER}-B`, parcel: 12 }],
  [`${NUMBER}-P`, { number: `${NUMBER}-P`, parcel: undefined }],
  [`${NUMBER}-P0`, undefined],
  ['TF-IPHONE14-128', undefined],
  ['', undefined],
])('reads the order and the parcel of %j', (code, read) => {
  expect(readOrderCode(code)).toEqual(read);
});
