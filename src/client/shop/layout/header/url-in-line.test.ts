import { describe, expect, it } from 'vitest';
import { urlInLine } from './url-in-line.ts';

describe('A category of a menu', () => {
  const takes = (slug: string) => slug === 'phones';
  it.each([
    ['stays in the line of the visitor', '/buy/products/phones/1', '/sell/products/phones/1'],
    ['leads to buy where the line does not take it', '/buy/products/audio/1', '/buy/products/audio/1'],
    ['stays where the menu names another line', '/repair/products/phones/1', '/repair/products/phones/1'],
    ['is not all of a line', '/buy/products/All/1', '/buy/products/All/1'],
    ['is not a filtered list', '/buy/products/phones/1?on_sale=1', '/buy/products/phones/1?on_sale=1'],
    ['is not another page', '/pages/about', '/pages/about'],
  ])('%s', (_what, url, shown) => {
    expect(urlInLine(url, 'sell', takes)).toBe(shown);
  });
});
