import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import type { CheckoutOrder } from '#contract/checkout.ts';
import { OrderTotals } from './cart-totals.tsx';

const item = (business_id: number, problem: string | null) =>
  ({ id: business_id, business_id, quantity: 1, problem, is_saved: false }) as unknown as CartItem;
const order = {
  totals: { goods: 10, delivery: 3.99, discount: 0, credit: 0, trade_in: 0, vat: 0, total: 13.99 },
  ways: [
    { business_id: 1, chosen: { way: 'standard' } },
    { business_id: 2, chosen: { way: 'standard' } },
  ],
  code: null,
} as unknown as CheckoutOrder;
const said = (items: readonly CartItem[], given = order) =>
  renderToStaticMarkup(<OrderTotals order={given} items={items} />).replaceAll(/<[^>]+>/g, ' ');

it('counts the vendors of what can be bought, as the cart does', () => {
  expect(said([item(1, null), item(2, null)])).toContain('Delivery, 2 vendors');
  expect(said([item(1, null), item(2, 'removed')])).not.toContain('vendor');
});

it('says how many are delivered and how many collected', () => {
  const [first, second] = order.ways;
  const collected = { ...second, chosen: { way: 'collect' } };
  const mixed = { ...order, ways: [first, collected] } as unknown as CheckoutOrder;
  expect(said([item(1, null), item(2, null)], mixed)).toContain('Delivery, 1 vendor, and 1 to collect');
});

it('names the sum that the VAT is part of where store credit pays most of the order', () => {
  const totals = { ...order.totals, credit: 13, vat: 2.33, total: 0.99 };
  expect(said([item(1, null)], { ...order, totals })).toContain('VAT in the £13.99 of your order');
});
