import type pg from 'pg';

/** How many orders and returns of each of these businesses are not finished. */
export async function countOpenOrders(pool: pg.Pool, businessIds: number[]): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ business_id: number; count: number }>(
    `select business_id, count(*)::int as count from orders
     where business_id = any($1::int[])
       and state not in ('completed', 'refunded', 'cancelled')
     group by business_id`,
    [businessIds],
  );
  return new Map(rows.map((row) => [row.business_id, row.count]));
}
