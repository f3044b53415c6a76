import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/**
 * Moves a guest's trade-ins to an account when the guest's cart is merged into it and both have the same email address.
 * Only the browser that placed one knows its cart. A link to the trade-in is not enough.
 */
export async function joinTradeIns(tx: Db, fromCartId: string, toCartId: string): Promise<void> {
  await tx.execute(sql`
    update trade_ins t set user_id = u.id
    from carts c join users u on u.id = c.user_id
    where c.id = ${toCartId} and t.cart_id = ${fromCartId} and t.user_id is null
      and lower(t.email) = lower(u.email)`);
}

/** Moves the trade-ins of one account to another of the same person. */
export async function moveTradeIns(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`update trade_ins set user_id = ${toUserId} where user_id = ${fromUserId}`);
}
