import { describe, expect, it } from 'vitest';
import { deviceNumberEnds, hasImei, readDeviceNumber, readImei, readSerial } from './device-number.ts';

describe('An IMEI', () => {
  it.each([
    ['490154203237518', '490154203237518'],
    ['49 015420 323751 8', '490154203237518'],
    ['49-015420-323751-8', '490154203237518'],
    // With the version of the software in place of the check digit.
    ['4901542032375101', '490154203237518'],
    ['490154203237517', undefined],
    ['940154203237518', undefined],
    ['49015420323751', undefined],
    ['000000000000000', undefined],
    ['49015420323751X', undefined],
    ['', undefined],
  ])('%s is read as %s', (typed, read) => {
    expect(readImei(typed)).toBe(read);
  });
});

describe('A serial number', () => {
  it.each([
    ['c02xk0ayjgh5', 'C02XK0AYJGH5'],
    ['5CG 9123 ABC', '5CG9123ABC'],
    ['ab', undefined],
    ['<script>', undefined],
    ['A'.repeat(30), undefined],
  ])('%s is read as %s', (typed, read) => {
    expect(readSerial(typed)).toBe(read);
  });
});

describe('The number of a device', () => {
  it.each([
    ['490154203237518', { kind: 'imei', value: '490154203237518' }],
    ['C02XK0AYJGH5', { kind: 'serial', value: 'C02XK0AYJGH5' }],
    // A mistyped IMEI is not taken for a serial number.
    ['490154203237519', undefined],
  ])('%s is read as %j', (typed, read) => {
    expect(readDeviceNumber(typed)).toEqual(read);
  });

  it('shows its end alone', () => {
    expect(deviceNumberEnds({ kind: 'imei', value: '490154203237518' })).toBe('•••• 7518');
  });
});

describe('An IMEI is asked', () => {
  it.each([
    [['Phones'], [], true],
    [['mobile-phones'], [], true],
    [['Smartphones'], [], true],
    [['Headphones'], [], false],
    [['Tablets'], ['64GB', 'Wi-Fi'], false],
    [['Tablets'], ['64GB', 'Wi-Fi + Cellular'], true],
    [['Watches'], ['GPS'], false],
    [[], [], false],
  ])('of %j with %j: %s', (categories, words, asked) => {
    expect(hasImei({ categories, words })).toBe(asked);
  });
});
