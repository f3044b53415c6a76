import { describe, expect, it } from 'vitest';
import { leadsSomewhere, textWithoutLinesOff, withoutLinesOff } from './line-links.ts';

describe('A link while Sell is off', () => {
  it.each([
    ['/sell/product', false],
    ['/sell', false],
    ['/sell?category=phones', false],
    ['/buy/products', true],
    ['/sellers', true],
    ['/pages/sell', true],
    ['https://elsewhere.example/sell/product', true],
    ['', true],
  ])('%s', (url, leads) => {
    expect(leadsSomewhere(url, ['buy', 'repair'])).toBe(leads);
  });
});

describe('A menu while a line is off', () => {
  it('has no links to that line, at any depth', () => {
    const menu = [
      { title: 'Sell', url: '/sell/product' },
      {
        title: 'Phones',
        url: '/buy/products/phones/1',
        child: [
          { title: 'Sell phones', url: '/sell/products/phones/1' },
          { title: 'Help', url: '/pages/help' },
        ],
      },
    ];
    expect(withoutLinesOff(menu, ['buy', 'repair'])).toEqual([
      { title: 'Phones', url: '/buy/products/phones/1', child: [{ title: 'Help', url: '/pages/help' }] },
    ]);
    expect(withoutLinesOff(menu, ['buy', 'sell', 'repair'])).toEqual(menu);
  });
});

describe('A text while a line is off', () => {
  it('keeps the words of a link to that line, and every other link', () => {
    const html =
      '<p><a href="/sell/product" rel="x">Find your <b>device</b></a>, or go to <a href="/stores">a store</a>.</p>';
    expect(textWithoutLinesOff(html, ['buy'])).toBe(
      '<p>Find your <b>device</b>, or go to <a href="/stores">a store</a>.</p>',
    );
    expect(textWithoutLinesOff(html, ['buy', 'sell'])).toBe(html);
  });
});
