import { sql } from 'drizzle-orm';
import { lineCode } from '#rules/catalog/lines.ts';
import type { Db } from '../../db/connect.ts';
import type { CartPlace } from './reads.ts';

export interface HeldCart {
  id: string;
  line: 1 | 2 | 3;
}

/** Always later than the old value. An addition compares it to check that it has read the latest cart. */
export const TOUCHED = "greatest(clock_timestamp(), carts.updated_at + interval '1 microsecond')";
const touched = sql.raw(TOUCHED);

/**
 * Locks a cart until the end of the transaction and updates its `updated_at`. Every change of a cart's items does this
 * first, so that parallel changes take turns and each sees the result of the one before.
 */
export async function lockCart(tx: Db, place: CartPlace): Promise<HeldCart | undefined> {
  const userId = place.account?.id ?? null;
  const isHeld =
    'cartId' in place
      ? sql`id = ${place.cartId} and (user_id is null or user_id = ${userId}::int)`
      : sql`line = ${lineCode(place.line)} and user_id = ${userId}::int`;
  const { rows } = await tx.execute<Record<string, unknown> & HeldCart>(
    sql`update carts set updated_at = ${touched} where ${isHeld} returning id, line`,
  );
  return rows[0];
}

/** The same for the cart of an account. Creates it if needed; two parallel first additions create one cart. */
export async function lockOwnCart(tx: Db, userId: number, line: 1 | 2 | 3): Promise<HeldCart> {
  const { rows } = await tx.execute<Record<string, unknown> & HeldCart>(sql`
    insert into carts (line, user_id) values (${line}, ${userId})
    on conflict (user_id, line) where user_id is not null
    do update set updated_at = ${touched} returning id, line`);
  if (!rows[0]) throw new Error('a cart was neither created nor found');
  return rows[0];
}
