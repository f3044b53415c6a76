import type pg from 'pg';

export interface ListedAddress {
  id: number;
  line: number;
  slug: string;
  category: string;
}

export async function countListed(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from listing');
  return Number(rows[0]?.count ?? 0);
}

/** Addresses of listed products in the order of their ids, for sitemaps. */
export async function readListedAddresses(
  pool: pg.Pool,
  limit: number,
  offset: number,
): Promise<ListedAddress[]> {
  const { rows } = await pool.query<ListedAddress>(
    `select p.id, p.line, p.slug, c.slug as category
     from (select product_id from listing order by product_id limit $1 offset $2) l
     join products p on p.id = l.product_id join categories c on c.id = p.category_id
     order by p.id`,
    [limit, offset],
  );
  return rows;
}
