import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { wishlist } from './tables.ts';

/** The most products on one wishlist. */
const MOST_WISHES = 200;

/**
 * Adds a product that can be bought to a wishlist. If it is there already, the first entry stays. `full` if the list
 * has no place left, undefined if the shop doesn't show the product. Locks the account's row, so that two additions at
 * once can't both take the last place.
 */
export function addWish(db: Db, userId: number, productId: number): Promise<number | 'full' | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${userId} for update`);
    const { rows } = await tx.execute<{ price: number; known: number | null; count: number }>(sql`
      select l.price, w.id as known, (select count(*)::int from wishlist where user_id = ${userId}) as count
      from listing l left join wishlist w on w.product_id = l.product_id and w.user_id = ${userId}
      where l.product_id = ${productId} and l.line = 1`);
    const [found] = rows;
    if (!found) return undefined;
    if (found.known !== null) return found.known;
    if (found.count >= MOST_WISHES) return 'full';
    const [added] = await tx
      .insert(wishlist)
      .values({ userId, productId, priceThen: found.price })
      .returning({ id: wishlist.id });
    return added?.id;
  });
}

/** Empties a wishlist. */
export async function forgetWishes(tx: Db, userId: number): Promise<void> {
  await tx.delete(wishlist).where(eq(wishlist.userId, userId));
}

/** False if the wish doesn't exist or belongs to another account. */
export async function removeWish(db: Db, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(wishlist)
    .where(and(eq(wishlist.id, id), eq(wishlist.userId, userId)))
    .returning({ id: wishlist.id });
  return removed.length > 0;
}
