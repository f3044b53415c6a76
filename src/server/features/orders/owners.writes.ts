import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { keepAddress } from '../account/public.ts';
import type { PostalAddress } from './tables.ts';

type Joined = { userId: number; name: string; phone: string | null; address: PostalAddress | null };

/**
 * Moves a guest's orders to an account when the guest's cart is merged into it and both have the same email address.
 * Only the browser that placed an order knows its cart. A link to the order is not enough. The account keeps the
 * delivery address for the next order.
 */
export async function joinOrders(tx: Db, fromCartId: string, toCartId: string): Promise<void> {
  const { rows } = await tx.execute<Joined>(sql`
    update order_groups g set user_id = u.id
    from carts c join users u on u.id = c.user_id
    where c.id = ${toCartId} and g.cart_id = ${fromCartId} and g.user_id is null
      and lower(g.email) = lower(u.email)
    returning u.id as "userId", g.name, g.phone, g.address`);
  for (const { userId, name, phone, address } of rows) {
    if (!address) continue;
    const { line_1, line_2 = null, town, post_code } = address;
    await keepAddress(tx, userId, { name, phone, line_1, line_2, town, post_code });
  }
}

/** Moves the orders of one account to another of the same person. */
export async function moveOrders(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`update order_groups set user_id = ${toUserId} where user_id = ${fromUserId}`);
}
