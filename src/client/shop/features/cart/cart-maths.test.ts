import { describe, expect, it } from 'vitest';
import type { Cart, CartBusiness, CartItem } from '#contract/cart.ts';
import { previewed } from './cart-preview.ts';
import { vendorGroups } from './vendor-groups.ts';

const item = (id: number, business_id: number, more: Partial<CartItem> = {}): CartItem => ({
  id,
  product_id: id,
  product_variation_id: null,
  quantity: 1,
  is_saved: false,
  product_name: `Thing ${id}`,
  image: null,
  slug: 'thing',
  Category: { id: 1, slug: 'things' },
  sku: '',
  is_active_for: 1,
  business_id,
  product_condition: 1,
  col_1_term_name: null,
  col_2_term_name: null,
  col_3_term_name: null,
  col_4_term_name: null,
  regular_price: 17.99,
  sale_price: null,
  is_on_sale: false,
  raw_status: false,
  stock_status: 'instock',
  available_stock: 5,
  options: [],
  unit_price: 17.99,
  voucher_price: null,
  price_then: 17.99,
  line_price: 17.99,
  way: null,
  problem: null,
  ...more,
});
const business = (id: number): CartBusiness => ({
  id,
  business_name: `Business ${id}`,
  hide_stock: false,
  estimated_delivery_days: 1,
  estimated_delivery_hours: 0,
  estimated_delivery_minutes: 0,
  opening_hours: [],
  delivery_price: 3.99,
});
const cart = (items: CartItem[], voucher: number | null = null): Cart => ({
  cart_id: null,
  is_active_for: 1,
  Cart_items: items,
  Businesses: [business(1), business(2)],
  totals: { quantity: 2, items: 35.98, voucher, delivery: 3.99, vat: 6.66, total: 39.97 },
});

describe('a cart as it will look', () => {
  const before = cart([item(1, 1), item(2, 2)]);

  it.each([
    { why: 'more of one', change: { quantity: 3 }, quantity: 4, items: 71.96, total: 75.95 },
    { why: 'one kept for later', change: { is_saved: true }, quantity: 1, items: 17.99, total: 21.98 },
    { why: 'one taken out', change: 'removed' as const, quantity: 1, items: 17.99, total: 21.98 },
  ])('$why', ({ change, quantity, items, total }) => {
    const { totals } = previewed(before, 1, change);
    expect(totals).toEqual({ quantity, items, voucher: null, delivery: 3.99, vat: 6.66, total });
  });

  it('has nothing to deliver once it is empty', () => {
    const { totals } = previewed(cart([item(1, 1)]), 1, 'removed');
    expect(totals).toEqual({ quantity: 0, items: 0, voucher: null, delivery: 0, vat: 0, total: 0 });
  });

  it('counts vouchers beside cash', () => {
    const sold = cart([item(1, 1, { voucher_price: 20.5 })], 20.5);
    expect(previewed(sold, 1, { quantity: 2 }).totals.voucher).toBe(41);
  });

  it('leaves alone what is not meant', () => {
    expect(previewed(before, 9, 'removed').Cart_items).toEqual(before.Cart_items);
  });
});

describe('lines by vendor', () => {
  const rowsOf = (groups: ReturnType<typeof vendorGroups>) =>
    groups.map(({ business: { id }, rows, quantity }) => [id, rows.map((row) => row.item.id), quantity]);
  const gone = (of: CartItem, place: number) => ({ item: of, business: business(of.business_id), place });

  it('are those that are not kept for later', () => {
    const groups = vendorGroups(
      cart([item(1, 1), item(3, 1, { quantity: 2 }), item(2, 2, { is_saved: true })]),
      [],
    );
    expect(rowsOf(groups)).toEqual([[1, [1, 3], 3]]);
  });

  it('keep the place of what was removed, and do not count it', () => {
    const groups = vendorGroups(cart([item(1, 1), item(3, 1)]), [gone(item(2, 1), 0)]);
    expect(rowsOf(groups)).toEqual([[1, [1, 2, 3], 2]]);
  });

  it('show once what is removed while the cart still has it', () => {
    const groups = vendorGroups(cart([item(1, 1), item(2, 1)]), [gone(item(2, 1), 0)]);
    expect(rowsOf(groups)).toEqual([[1, [1, 2], 1]]);
  });

  it('keep the place of a vendor of whom nothing is left', () => {
    const groups = vendorGroups(cart([item(2, 2)]), [gone(item(1, 1), 0)]);
    expect(rowsOf(groups)).toEqual([
      [1, [1], 0],
      [2, [2], 1],
    ]);
  });
});
