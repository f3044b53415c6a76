import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/**
 * Moves a guest's orders to an account when the guest's cart is merged into it and both have the same email address.
 * Only the browser that placed an order knows its cart. A link to the order is not enough.
 */
export async function joinOrders(tx: Db, fromCartId: string, toCartId: string): Promise<void> {
  await tx.execute(sql`
    update order_groups g set user_id = u.id
    from carts c join users u on u.id = c.user_id
    where c.id = ${toCartId} and g.cart_id = ${fromCartId} and g.user_id is null
      and lower(g.email) = lower(u.email)`);
}

/** Moves the orders of one account to another of the same person. */
export async function moveOrders(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`update order_groups set user_id = ${toUserId} where user_id = ${fromUserId}`);
}
