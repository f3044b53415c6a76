import { expect, it } from 'vitest';
import type { StaffOrder } from '#contract/orders-office.ts';
import { takeNextStep } from './next-action.tsx';

const opened = (order: Partial<StaffOrder>) => {
  const pages: string[] = [];
  const whole = { number: 'TF-1', version: 1, lines: [], moves: [], ...order } as unknown as StaffOrder;
  takeNextStep(whole, 'vendor', (href) => pages.push(href));
  return pages;
};

it('the key for the next action opens the order with what it asks', () => {
  expect(opened({ state: 'preparing', moves: ['dispatch'] })).toEqual(['/vendor/orders/TF-1?do=dispatch']);
});

it('the key for the next action opens an order without a next step', () => {
  expect(opened({ state: 'completed' })).toEqual(['/vendor/orders/TF-1']);
});
