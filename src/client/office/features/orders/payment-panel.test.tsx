import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { moneyMoves } from './money-moves.tsx';
import { PaymentPanel } from './payment-panel.tsx';

const order = {
  number: 'A-1',
  state: 'completed',
  moves: [],
  lines: [],
  total: 431.01,
  credit: 0,
  trade_in: 0,
  refunded: 10,
  refund_due: 0,
  taken: 0,
  vat: 20,
  refunded_vat: 1,
};
const shown = (credit: number, disputes: { state: string }[] = []) => {
  const tracked = {
    payment: { kind: 'trial', state: 'paid', label: 'Trial payment', paid_at: null, transfer: null },
    totals: { total: order.total - credit },
    paid_together: null,
    payments: [],
    refunds: [],
    disputes,
  } as unknown as StaffTracked;
  const of = { ...order, credit } as unknown as TrackedOrder;
  return renderToStaticMarkup(<PaymentPanel tracked={tracked} order={of} now={new Date()} />).replaceAll(
    /<[^>]+>/g,
    ' ',
  );
};

it('calls a sum paid only if money paid the whole sum', () => {
  expect(shown(0)).toContain('VAT in the £431.01 paid');
  expect(shown(17.46)).toMatch(/Trial payment\s+£413\.55/);
  expect(shown(17.46)).toContain('VAT in the £431.01 of this order');
});

it('does not call paid what a bank disputes', () => {
  expect(shown(0, [{ state: 'open' }])).toMatch(/Payment\s+Chargeback/);
});

it('lists every movement of money with its way and time', () => {
  const back = { amount: 274.01, to_credit: 0, is_taken: false, created_at: '2026-11-02T09:00:00Z' };
  const moves = moneyMoves({
    payments: [
      { id: 'a', kind: 'stripe', label: 'Visa ending 4242', amount: 727, paid_at: '2026-11-01T09:00:00Z' },
      {
        id: 'c',
        kind: 'stripe',
        label: '',
        amount: 274.01,
        paid_at: '2026-11-03T09:00:00Z',
        is_of_change: true,
      },
    ],
    refunds: [{ id: 'b', kind: 'stripe', state: 'done', ended_at: '2026-11-02T09:05:00Z', ...back }],
  } as unknown as StaffTracked);
  expect(moves.map(({ what, sum }) => [what, sum])).toEqual([
    ['Paid: Visa ending 4242', '£727.00'],
    [expect.stringMatching(/^Refunded: /u), '−£274.01'],
    [expect.stringMatching(/^Paid for a change: /u), '£274.01'],
  ]);
});
