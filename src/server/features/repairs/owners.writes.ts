import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/**
 * Moves a guest's repairs to an account when the guest's cart is merged into it and both have the same email. Only the
 * browser that placed a repair knows its cart.
 */
export async function joinRepairs(tx: Db, fromCartId: string, toCartId: string): Promise<void> {
  await tx.execute(sql`
    update repairs r set user_id = u.id from carts c join users u on u.id = c.user_id
    where c.id = ${toCartId} and r.cart_id = ${fromCartId} and r.user_id is null and lower(r.email) = lower(u.email)`);
}

/** Moves the repairs of one account to another of the same person. */
export async function moveRepairs(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`update repairs set user_id = ${toUserId} where user_id = ${fromUserId}`);
}
