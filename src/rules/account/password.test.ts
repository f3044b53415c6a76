import { expect, it } from 'vitest';
import { passwordError } from './password.ts';

const SHORT = 'Use at least 8 characters';
const COMMON = 'Too easy to guess: many people use this one';
const ADDRESS = 'Choose one that is not your email';

it.each([
  ['', 'ann@mail.example', 'Required'],
  ['1234567', 'ann@mail.example', SHORT],
  ['12345678', 'ann@mail.example', COMMON],
  ['PassWord1', 'ann@mail.example', COMMON],
  [' password123 ', 'ann@mail.example', COMMON],
  ['zzzzzzzzzz', 'ann@mail.example', COMMON],
  ['        ', 'ann@mail.example', COMMON],
  ['ann@mail.example', 'ann@mail.example', ADDRESS],
  ['ANN@mail.example', ' ann@Mail.example ', ADDRESS],
  ['ann.bennett', 'ann.bennett@mail.example', ADDRESS],
  ['ann.bennett', '', undefined],
  ['threefold-demo', 'shopper@threefold.example', undefined],
  ['correct horse battery staple', 'ann@mail.example', undefined],
  ['pässwörter', 'ann@mail.example', undefined],
  ['x1'.repeat(100), 'ann@mail.example', undefined],
  ['x1'.repeat(101), 'ann@mail.example', 'Too long'],
])('%j for %j is refused with %s', (password, email, error) => {
  expect(passwordError(password, email)).toBe(error);
});
