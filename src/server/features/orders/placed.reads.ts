import type { Ask } from '../../db/connect.ts';

const LAST = {
  name: 'order-of-cart',
  text: `
  select number from order_groups where cart_id = $1 and placed_at > now() - interval '1 hour'
  order by placed_at desc limit 1`,
};

/** The number of the order just placed from a cart, for a second press in another tab. */
export async function readPlacedOf(ask: Ask, cartId: string): Promise<string | undefined> {
  const [row] = await ask<{ number: string }>(LAST, [cartId]);
  return row?.number;
}
