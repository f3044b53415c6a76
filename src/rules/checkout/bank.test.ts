import { describe, expect, it } from 'vitest';
import { readAccountNumber, readSortCode } from './bank.ts';

describe('a sort code', () => {
  it.each([
    ['10-20-30', '10-20-30'],
    ['102030', '10-20-30'],
    [' 10 20 30 ', '10-20-30'],
    ['10-2030', '10-20-30'],
    ['', undefined],
    ['10203', undefined],
    ['1020304', undefined],
    ['10–20–30', undefined],
    ['ab-cd-ef', undefined],
  ])('%o is %s', (typed, code) => {
    expect(readSortCode(typed)).toBe(code);
  });
});

describe('an account number', () => {
  it.each([
    ['12345678', '12345678'],
    ['1234 5678', '12345678'],
    ['00012345', '00012345'],
    ['', undefined],
    ['1234567', undefined],
    ['123456789', undefined],
    ['1234567x', undefined],
  ])('%o is %s', (typed, number) => {
    expect(readAccountNumber(typed)).toBe(number);
  });
});
