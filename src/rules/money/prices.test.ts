import { describe, expect, it } from 'vitest';
import { pence } from './money.ts';
import { shownPrice, withAddOns } from './prices.ts';

describe('the price shown', () => {
  it.each([
    { why: 'not on sale', regular: 34900, sale: 28900, isOnSale: false, price: 34900, was: null, off: 0 },
    {
      why: 'on sale and lower',
      regular: 34900,
      sale: 28900,
      isOnSale: true,
      price: 28900,
      was: 34900,
      off: 6000,
    },
    {
      why: 'on sale without a sale price',
      regular: 34900,
      sale: null,
      isOnSale: true,
      price: 34900,
      was: null,
      off: 0,
    },
    {
      why: 'a sale price that is no lower',
      regular: 34900,
      sale: 34900,
      isOnSale: true,
      price: 34900,
      was: null,
      off: 0,
    },
    {
      why: 'a sale price that is higher',
      regular: 100,
      sale: 200,
      isOnSale: true,
      price: 100,
      was: null,
      off: 0,
    },
    { why: 'given away', regular: 100, sale: 0, isOnSale: true, price: 0, was: 100, off: 100 },
  ])('$why', ({ regular, sale, isOnSale, price, was, off }) => {
    const given = { regular: pence(regular), sale: sale === null ? null : pence(sale), isOnSale };
    expect(shownPrice(given)).toEqual({ price, was, off });
  });
});

it.each([
  { why: 'nothing chosen', price: 28900, was: 34900, addOns: 0, expected: { price: 28900, was: 34900 } },
  { why: 'on sale', price: 28900, was: 34900, addOns: 1999, expected: { price: 30899, was: 36899 } },
  { why: 'not on sale', price: 34900, was: null, addOns: 1999, expected: { price: 36899, was: null } },
])('add-ons raise the price and what it was, and save nothing: $why', ({ price, was, addOns, expected }) => {
  const off = pence(was === null ? 0 : was - price);
  const shown = { price: pence(price), was: was === null ? null : pence(was), off };
  expect(withAddOns(shown, pence(addOns))).toEqual({ ...expected, off });
});
