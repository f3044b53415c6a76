import { expect, it } from 'vitest';
import { fitsOneOf } from './fits.ts';

it.each([
  ['Clear case for iPhone 15', ['iphone-15'], true],
  ['Clear case for iPhone 15', ['airpods', 'iphone-15'], true],
  ['Clear case for iPhone 15', ['iphone-15-pro'], false],
  ['Clear case for iPhone 15', ['iphone-13'], false],
  ['Clear case for iPhone 15', [], false],
  ['20W fast charger (UK plug)', ['iphone-13'], true],
  ['Charger for all phones', ['iphone-13'], true],
])('%s, beside %j', (accessory, slugs, isFit) => {
  expect(fitsOneOf(accessory, slugs)).toBe(isFit);
});
