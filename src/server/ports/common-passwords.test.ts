import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'sunshine',
  'SunShine',
  '123456789012',
  '890123456789',
  '210987654321',
  '777777777777',
  '123412341234',
  'abcabcabcabc',
  'iloveyou123',
  'iloveyou123456',
  'iloveyou2026!',
  'passw0rd1234',
  'P@$$w0rd99',
  'p4ssw0rd',
  '1loveyou',
  'l3tm31n99',
  '2026dragon!!',
  'threefold2026',
])('%s is a password that many people use', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'seven green bicycles',
  'a sturdy pass phrase',
  'threefold-demo',
  'iloveyou but not mondays',
  'dragon-48213975',
  '918273640511',
  'Tr0ub4dor&3-staple',
  'kxv7-qqm2-w9ha',
  'correct horse battery',
])('%s is none', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
