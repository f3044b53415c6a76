import { expect, it } from 'vitest';
import { sameParcels } from './same-parcels.ts';

const to = (number: string, customer: string, town: string | null = 'Leeds') => ({ number, customer, town });

it.each([
  ['each has its own', [to('A', 'Ann'), to('B', 'Bo')], { A: 'X1', B: 'X2' }, {}],
  ['nothing is typed yet', [to('A', 'Ann'), to('B', 'Bo')], { A: '', B: ' ' }, {}],
  [
    'two buyers, written with spaces and small letters',
    [to('A', 'Ann'), to('B', 'Bo')],
    { A: 'X1 2', B: 'x12' },
    { B: 'This is the number of A, which goes to Ann.' },
  ],
  ['one buyer with two orders', [to('A', 'Ann'), to('B', 'Ann')], { A: 'X1', B: 'X1' }, {}],
  [
    'two of one name in two towns',
    [to('A', 'Ann'), to('B', 'Ann', 'York')],
    { A: 'X1', B: 'X1' },
    { B: 'This is the number of A, which goes to Ann.' },
  ],
])('refuses one tracking number for two buyers: %s', (_name, orders, numbers, errors) => {
  expect(sameParcels(orders, numbers)).toEqual(errors);
});
