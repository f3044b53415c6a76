import type pg from 'pg';

/** How many products each of these businesses has, including those that visitors can't see. */
export async function countProducts(pool: pg.Pool, businessIds: number[]): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ business_id: number; count: number }>(
    'select business_id, count(*)::int as count from products where business_id = any($1::int[]) group by business_id',
    [businessIds],
  );
  return new Map(rows.map((row) => [row.business_id, row.count]));
}
