import { expect, it } from 'vitest';
import { pricedSearch } from './priced.ts';

it.each([
  ['phones under 200', 'phones', 200],
  ['phones under £200', 'phones', 200],
  ['Under 200', '', 200],
  ['iphone for less than 300 pounds', 'iphone', 300],
  ['laptop below £499.99 refurbished', 'laptop refurbished', 499],
  ['cheaper than 150 quid tablet', 'tablet', 150],
  ['galaxy up to 250', 'galaxy', 250],
  ['phones under 200 in blue', 'phones in blue', 200],
])('%s asks for “%s” up to £%s', (text, words, most) => {
  expect(pricedSearch(text)).toEqual({ words, most });
});

it.each([
  'iphone 14',
  'charger up to 65w',
  'charger up to 65 w',
  'laptop under 14 inch',
  'up to 512gb',
  'ssd up to 512 gb',
  'iphone 14 pro max 256gb',
  'iphone 15 pro max 256',
  'iphone pro max 15',
  'thunder 200',
  'under 5',
  'under the screen',
])('%s names no price', (text) => {
  expect(pricedSearch(text)).toEqual({ words: text, most: undefined });
});
