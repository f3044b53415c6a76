import type pg from 'pg';
import type { AccountCarts } from '../../http/account.ts';

/** Which carts an account has, for its session. */
export async function readCartIds(pool: pg.Pool, userId: number): Promise<AccountCarts> {
  const { rows } = await pool.query<{ id: string; line: 1 | 2 | 3 }>(
    'select id, line from carts where user_id = $1',
    [userId],
  );
  const idOf = (line: 1 | 2 | 3) => rows.find((cart) => cart.line === line)?.id ?? null;
  return { buyCartId: idOf(1), sellCartId: idOf(2), repairCartId: idOf(3) };
}
