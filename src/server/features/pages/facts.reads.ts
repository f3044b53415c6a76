import { matchAddress } from '#contract/pages.ts';
import { ALL } from '#rules/page/addresses.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { readPageKeys } from '../site/public.ts';

/** What a check needs to know of the shop. */
export interface PageFacts {
  /** Whether a link of this shop leads to nothing. Links to other sites are not followed. */
  isDead: (href: string) => boolean;
  /** Uploaded pictures by name: the name of the file, and its alt text in the library. */
  pictures: ReadonlyMap<string, { file: string; alt: string }>;
  /** The products and categories that visitors can see. */
  products: ReadonlySet<number>;
  categories: ReadonlySet<number>;
  /** The categories that a section of categories can show. */
  topCategories: ReadonlySet<number>;
}

/** What a check needs to know of the shop. */
export async function readFacts(db: Db): Promise<PageFacts> {
  const pages = new Set(await readPageKeys(db));
  const listed = await db.execute<{ id: number; line: number; category: number; root: number }>(
    sql`select product_id as id, line, category_id as category, root_category_id as root from listing`,
  );
  const active = await db.execute<{ id: number; slug: string; level: number }>(
    sql`select id, slug, level from categories where is_active`,
  );
  const media = await db.execute<{ name: string; alt: string; file: string }>(
    sql`select 'media/' || file_id::text as name, alt, name as file from media where kind = 'picture'`,
  );
  const products = new Set(listed.rows.map(({ id }) => id));
  const categories = new Set(listed.rows.flatMap(({ category, root }) => [category, root]));
  const known = new Set(active.rows.map(({ slug }) => slug));
  const topCategories = new Set(active.rows.flatMap(({ id, level }) => (level === 0 ? [id] : [])));
  const isDead = (href: string) => {
    if (!href.startsWith('/')) return false;
    const address = matchAddress(href.split(/[?#]/, 1)[0] ?? href);
    if (!address) return true;
    if (address.page === 'text') return !pages.has(address.key);
    if (address.page === 'product') return !products.has(address.id);
    if (address.page === 'listing') return address.category !== ALL && !known.has(address.category);
    return false;
  };
  const pictures = new Map(media.rows.map(({ name, ...picture }) => [name, picture]));
  return { isDead, products, categories, topCategories, pictures };
}
