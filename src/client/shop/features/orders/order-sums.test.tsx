import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Tracked } from '#contract/orders.ts';
import { OrderSums } from './order-sums.tsx';
import { awaiting, lapsed } from './order-words.ts';

const totals = { goods: 578, delivery: 0, discount: 0, credit: 0, trade_in: 0, vat: 0, total: 578 };
const order = {
  lines: [{ quantity: 2 }],
  exchanged: 0,
  delivery: { way: 'standard' },
  state: 'pending_payment',
  refunded: 0,
  refunded_credit: 0,
  credit_bonus: 0,
  refund_due: 0,
  vat: 0,
  total: 578,
  credit: 0,
  refunded_at: null,
};
const unpaid = {
  state: 'pending_payment',
  totals,
  payment: { kind: 'trial', state: 'pending', is_awaited: false, is_disputed: false, paid_at: null },
  orders: [order],
} as unknown as Tracked;
const shown = (tracked: Tracked) =>
  renderToStaticMarkup(<OrderSums tracked={tracked} now={new Date()} />).replaceAll(/<[^>]+>/g, ' ');

it('asks for money only from a buyer who still has to pay', () => {
  expect(shown(unpaid)).toMatch(/To pay\s+£578\.00/);
  expect(shown(awaiting(unpaid))).toMatch(/With your bank\s+£578\.00/);
  expect(shown(lapsed(unpaid))).toMatch(/Total\s+£578\.00/);
});
