import type pg from 'pg';
import type { Review } from '#contract/catalog.ts';

const SHOWN_REVIEWS = 12;

export async function readReviews(pool: pg.Pool, productId: number): Promise<Review[]> {
  const { rows } = await pool.query<Omit<Review, 'created_at'> & { created_at: Date }>(
    `select id, author, rating, title, body, created_at from reviews
     where product_id = $1 and is_published order by created_at desc, id limit ${SHOWN_REVIEWS}`,
    [productId],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
