import { expect, it } from 'vitest';
import { isContentColour, isContentLink, plainHex } from './content-values.ts';

it.each([
  ['', true],
  ['#', true],
  ['/buy/products/All/1', true],
  ['https://example.com', true],
  ['javascript:alert(1)', false],
  ['//example.com', false],
  ['somewhere', false],
])('%j may be saved as a link: %s', (text, may) => {
  expect(isContentLink(text)).toBe(may);
});

it.each([
  ['', true],
  ['#fff', true],
  ['white', true],
  ['#ff', false],
  ['url(x)', false],
])('%j may be saved as a colour: %s', (text, may) => {
  expect(isContentColour(text)).toBe(may);
});

it.each([
  ['#abc', '#AABBCC'],
  ['#abcd', '#AABBCC'],
  ['#4f46e5', '#4F46E5'],
  ['#4f46e580', '#4F46E5'],
  ['white', undefined],
])('%s is %s', (colour, hex) => {
  expect(plainHex(colour)).toBe(hex);
});
