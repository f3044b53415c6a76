import { EXAMPLES } from '#demo/examples.ts';
import type { TestApp } from './app.ts';
import { one } from './one-row.ts';
import { placedOrder } from './placed.ts';

export interface Bought {
  email: string;
  userId?: number | null;
  state?: string;
  /** When it arrived. */
  arrived?: string | null;
  sku?: string;
}

/** An order of one phone, as if it had gone on from there; its id in the list of devices. */
export async function bought(
  shop: TestApp,
  {
    email,
    userId = null,
    state = 'completed',
    arrived = '2026-02-03',
    sku = EXAMPLES['variation, counted, in stock'],
  }: Bought,
): Promise<string> {
  const { orders } = await placedOrder(shop, 'trial', sku);
  const { id, line } = await one<{ id: number; line: number }>(
    shop,
    'select o.id, l.id as line from orders o join order_lines l on l.order_id = o.id where o.number = $1',
    [orders[0]?.number],
  );
  const { pool } = shop.database;
  await pool.query(
    'update order_groups set user_id = $2, email = $3 where id = (select group_id from orders where id = $1)',
    [id, userId, email],
  );
  await pool.query('update orders set state = $2, completed_at = $3 where id = $1', [id, state, arrived]);
  return `b${line}`;
}
