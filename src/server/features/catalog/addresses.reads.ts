import type pg from 'pg';
import { isVisible } from './visible.reads.ts';

interface ProductPlace {
  line: number;
  category: string;
  slug: string;
  id: number;
}

/**
 * The current path of a product that had this path before; undefined if none had, or if visitors can't see
 * it.
 */
export async function readMovedProduct(
  pool: pg.Pool,
  { id, line, category, slug }: ProductPlace,
): Promise<ProductPlace | undefined> {
  const { rows } = await pool.query<ProductPlace>(
    `select p.id, p.line, c.slug as category, p.slug
     from product_old_addresses o join products p on p.id = o.product_id join categories c on c.id = p.category_id
     where o.product_id = $1 and o.category_slug = $2 and o.slug = $3 and p.line = $4 and ${isVisible('p')}`,
    [id, category, slug, line],
  );
  return rows[0];
}

/**
 * The current slug of a category that had this one before; undefined if none had, or if visitors can't see
 * it.
 */
export async function readMovedCategory(pool: pg.Pool, slug: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ slug: string }>(
    `select c.slug from category_old_slugs o join categories c on c.id = o.category_id
     where o.slug = $1 and c.is_active`,
    [slug],
  );
  return rows[0]?.slug;
}
