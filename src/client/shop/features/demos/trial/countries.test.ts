import { describe, expect, it } from 'vitest';
import { COUNTRIES, HOME_COUNTRY } from './countries.ts';
import { FLAGS } from './flags.ts';

describe('the countries of a phone number', () => {
  it('begin with the United Kingdom, which is chosen at first', () => {
    expect(HOME_COUNTRY).toEqual({ code: 'gb', name: 'United Kingdom', dialCode: '44' });
    expect(COUNTRIES[0]).toBe(HOME_COUNTRY);
  });

  it('are each named once, with a flag and a code that can be dialled', () => {
    const codes = COUNTRIES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(FLAGS).toSorted()).toEqual(codes.toSorted());
    for (const { dialCode } of COUNTRIES) expect(dialCode).toMatch(/^[1-9]\d{0,2}$/);
  });

  it('are sorted by name after the first two', () => {
    const names = COUNTRIES.slice(2).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
  });
});
