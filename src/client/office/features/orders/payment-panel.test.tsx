import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { PaymentPanel } from './payment-panel.tsx';

const order = {
  number: 'A-1',
  state: 'completed',
  moves: [],
  lines: [],
  total: 431.01,
  credit: 0,
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
    refunds: [],
    disputes,
  } as unknown as StaffTracked;
  const of = { ...order, credit } as unknown as TrackedOrder;
  return renderToStaticMarkup(<PaymentPanel tracked={tracked} order={of} now={new Date()} />).replaceAll(
    /<[^>]+>/g,
    ' ',
  );
};

it('calls a sum paid only where all of it was paid with money', () => {
  expect(shown(0)).toContain('VAT in the £431.01 paid');
  expect(shown(17.46)).toMatch(/Trial payment\s+£413\.55/);
  expect(shown(17.46)).toContain('VAT in the £431.01 of this order');
});

it('does not call paid what a bank disputes', () => {
  expect(shown(0, [{ state: 'open' }])).toMatch(/Payment\s+Chargeback/);
});
