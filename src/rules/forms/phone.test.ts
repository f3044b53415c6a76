import { describe, expect, it } from 'vitest';
import { isPhone, withDialCode } from './phone.ts';

describe('a phone number', () => {
  it.each([
    '07700 900142',
    '+44 7700 900142',
    '0044 7700 900142',
    '(020) 7946-0132',
    '020.7946.0132',
    '01/234 56 78',
    '99999',
  ])('is one: %s', (typed) => expect(isPhone(typed)).toBe(true));

  it.each(['', '   ', 'call me', '1234', '+44 7700 900142 x3', '123456789012345678', '44+7700900142'])(
    'is none: %o',
    (typed) => expect(isPhone(typed)).toBe(false),
  );
});

describe('the code of the chosen country', () => {
  it.each([
    ['44', '7700 900142', '+44 7700 900142'],
    ['44', ' 07700  900142 ', '+44 7700 900142'],
    ['44', '(0) 7700 900142', '+44 7700 900142'],
    ['44', '(020) 7946 0132', '+44 (20) 7946 0132'],
    ['39', '06 6982', '+39 06 6982'],
    ['44', '+33 1 23 45 67 89', '+33 1 23 45 67 89'],
    ['44', '0033 1 23 45 67 89', '+33 1 23 45 67 89'],
    ['44', '', ''],
    ['44', '  ', ''],
  ])('%s before %o is %o', (code, typed, whole) => expect(withDialCode(code, typed)).toBe(whole));
});
