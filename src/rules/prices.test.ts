import { describe, expect, it } from 'vitest';
import { pence } from './money.ts';
import { shownPrice } from './prices.ts';

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
