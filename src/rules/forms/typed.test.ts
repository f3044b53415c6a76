import { describe, expect, it } from 'vitest';
import { emailError, readPounds } from './typed.ts';

describe('an email address', () => {
  it.each([
    ['', 'Required'],
    ['   ', 'Required'],
    ['ann', 'Invalid email'],
    ['ann@mail', 'Invalid email'],
    ['ann mail@mail.example', 'Invalid email'],
    ['ann@@mail.example', 'Invalid email'],
    ['.ann@mail.example', 'Invalid email'],
    ['ann..b@mail.example', 'Invalid email'],
    [`${'a'.repeat(250)}@mail.example`, 'Invalid email'],
    ['ann@mail.example', undefined],
    [' ann@mail.example ', undefined],
    ["o'neil+shop@post.mail.co.uk", undefined],
  ])('%o: %s', (typed, error) => {
    expect(emailError(typed)).toBe(error);
  });
});

describe('an amount', () => {
  it.each([
    ['', undefined],
    [' ', undefined],
    ['249', 249],
    ['249.9', 249.9],
    ['£1,249.50', 1249.5],
    ['£ 20', 20],
    ['0', null],
    ['-5', null],
    ['1.234', null],
    ['1e3', null],
    ['ten', null],
    ['1000000', null],
  ])('%o is %s', (typed, amount) => {
    expect(readPounds(typed)).toBe(amount);
  });
});
