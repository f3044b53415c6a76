import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import type { CheckoutOrder } from '#contract/checkout.ts';
import { OrderTotals } from './cart-totals.tsx';

const item = (business_id: number, problem: string | null) =>
  ({ id: business_id, business_id, quantity: 1, problem, is_saved: false }) as unknown as CartItem;
const order = {
  totals: { goods: 10, delivery: 3.99, discount: 0, credit: 0, vat: 0, total: 13.99 },
  ways: [{ chosen: { way: 'standard' } }, { chosen: { way: 'standard' } }],
  code: null,
} as unknown as CheckoutOrder;
const said = (items: readonly CartItem[]) =>
  renderToStaticMarkup(<OrderTotals order={order} items={items} />).replaceAll(/<[^>]+>/g, ' ');

it('counts the vendors of what can be bought, as the cart does', () => {
  expect(said([item(1, null), item(2, null)])).toContain('Delivery, 2 vendors');
  expect(said([item(1, null), item(2, 'removed')])).not.toContain('vendor');
});
