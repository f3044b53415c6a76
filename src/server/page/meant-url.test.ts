import { describe, expect, it } from 'vitest';
import { meantUrl } from './meant-url.ts';

describe('the address that is meant, with its query', () => {
  it.each([
    ['/buy/products/All/1?q=phones+under+200', '/buy/products/All/1?q=phones&max=200'],
    ['/buy/products/phones/1?q=blue%20under%20%C2%A3200', '/buy/products/phones/1?q=blue&max=200'],
    ['/repair/products/All/1?q=under+50', '/repair/products/All/1?max=50'],
    ['/Buy?q=phones+under+200', '/buy/products/All/1?q=phones&max=200'],
    ['/Stores?service=sell', '/stores?service=sell'],
  ])('by %s is %s', (url, meant) => {
    expect(meantUrl(url)).toBe(meant);
  });

  it.each([
    '/buy/products/All/1?q=phones',
    '/buy/products/All/1?q=phones+under+200&literal=1',
    '/buy/products/All/1?q=phones+under+200&min=100',
    '/sell/products/All/1?q=phones+under+200',
    '/stores?q=under+200',
    '/buy/products/All/1?q=ünder',
  ])('by %s is none other', (url) => {
    expect(meantUrl(url)).toBeUndefined();
  });
});
