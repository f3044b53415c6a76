import { describe, expect, it } from 'vitest';
import { stockState } from './stock.ts';

const out = { canBuy: false, label: 'Out of Stock', count: undefined };
const shown = (count: number | undefined) => ({ canBuy: true, label: 'In Stock', count });

describe('the stock line', () => {
  it.each([
    { why: 'counted, some left', status: 'instock', available: 3, hidesStock: false, expected: shown(3) },
    { why: 'counted, one left', status: 'instock', available: 1, hidesStock: false, expected: shown(1) },
    {
      why: 'counted, none left though instock',
      status: 'instock',
      available: 0,
      hidesStock: false,
      expected: out,
    },
    { why: 'counted, below zero', status: 'instock', available: -1, hidesStock: false, expected: out },
    {
      why: 'counted, some left yet outofstock',
      status: 'outofstock',
      available: 3,
      hidesStock: false,
      expected: out,
    },
    {
      why: 'flag says yes',
      status: 'instock',
      available: 'yes',
      hidesStock: false,
      expected: shown(undefined),
    },
    { why: 'flag says no', status: 'instock', available: 'no', hidesStock: false, expected: out },
    {
      why: 'flag says yes yet outofstock',
      status: 'outofstock',
      available: 'yes',
      hidesStock: false,
      expected: out,
    },
    {
      why: 'hidden and instock',
      status: 'instock',
      available: undefined,
      hidesStock: true,
      expected: { canBuy: true, label: undefined, count: undefined },
    },
    {
      why: 'hidden and outofstock',
      status: 'outofstock',
      available: undefined,
      hidesStock: true,
      expected: out,
    },
    {
      why: 'hidden, though a count came along',
      status: 'instock',
      available: 5,
      hidesStock: true,
      expected: { canBuy: true, label: undefined, count: undefined },
    },
  ] as const)('$why', ({ expected, ...facts }) => {
    expect(stockState(facts)).toEqual(expected);
  });
});
