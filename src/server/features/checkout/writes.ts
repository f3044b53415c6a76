import { sql } from 'drizzle-orm';
import type { CheckoutForm } from '#rules/checkout.ts';
import type { Db } from '../../db/connect.ts';

/** Keeps details with a cart that is nobody's or the asker's; false where there is no such cart any more. */
export async function keepDetails(
  db: Db,
  { cartId, userId }: { cartId: string; userId: number | null },
  details: CheckoutForm,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into checkout_details (cart_id, details)
    select id, ${JSON.stringify(details)}::jsonb from carts
    where id = ${cartId} and (user_id is null or user_id = ${userId}::int) for key share
    on conflict (cart_id) do update set details = excluded.details, updated_at = now()`);
  return rowCount === 1;
}

/** Details go along when a cart joins another; where both have some, the newer stays. */
export async function moveDetails(tx: Db, fromCartId: string, toCartId: string): Promise<void> {
  await tx.execute(sql`
    insert into checkout_details (cart_id, details, updated_at)
    select ${toCartId}, details, updated_at from checkout_details where cart_id = ${fromCartId}
    on conflict (cart_id) do update set details = excluded.details, updated_at = excluded.updated_at
    where checkout_details.updated_at < excluded.updated_at`);
}
