import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/**
 * What a guest ordered out of a cart goes along when that cart joins an account, where both have the same address.
 * Only the browser that placed an order knows its cart: a link to the order is not enough.
 */
export async function joinOrders(tx: Db, fromCartId: string, toCartId: string): Promise<void> {
  await tx.execute(sql`
    update order_groups g set user_id = u.id
    from carts c join users u on u.id = c.user_id
    where c.id = ${toCartId} and g.cart_id = ${fromCartId} and g.user_id is null
      and lower(g.email) = lower(u.email)`);
}

/** Of two accounts that turn out to be one person's, the first leaves its orders to the second. */
export async function moveOrders(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`update order_groups set user_id = ${toUserId} where user_id = ${fromUserId}`);
}
