import { sql, type SQL } from 'drizzle-orm';
import { slugOf } from '#rules/catalog/slug.ts';
import type { Db } from '../../db/connect.ts';

const MOST = 100;

/**
 * No two products of a line have the same slug. The lock makes changes of slugs wait for each other, so that
 * two at the same time can't take the same. A unique index is impossible, since the table holds older
 * duplicates.
 */
async function takenSlugs(tx: Db, line: number, like: string, exceptId: number): Promise<Set<string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('slugs of products'), ${line}::int)`);
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from products where line = ${line}::int and id <> ${exceptId}::int
      and (slug = ${like} or slug like ${`${like}-%`})`);
  return new Set(rows.map(({ slug }) => slug));
}

export async function isSlugFree(tx: Db, line: number, slug: string, exceptId: number): Promise<boolean> {
  return !(await takenSlugs(tx, line, slug, exceptId)).has(slug);
}

/** A slug from a name: 'usb-c-cable', or 'usb-c-cable-2' if the first is taken. */
export async function freeSlug(tx: Db, line: number, name: string): Promise<string> {
  const base = slugOf(name).slice(0, MOST).replace(/-$/, '') || 'product';
  const taken = await takenSlugs(tx, line, base, 0);
  let slug = base;
  for (let next = 2; taken.has(slug); next += 1) slug = `${base}-${next}`;
  return slug;
}

const keep = (which: SQL) => sql`
  insert into product_old_addresses (product_id, category_slug, slug)
  select p.id, at.slug, p.slug from products p join categories c on c.id = p.category_id
  join categories at on at.id = c.id or at.id = c.parent_id
  where ${which} on conflict do nothing`;

/** Remembers the path that a product is about to leave, with its category and the parent category. */
export async function keepOldAddress(tx: Db, productId: number): Promise<void> {
  await tx.execute(keep(sql`p.id = ${productId}::int`));
}

/** The same for all products of a category, which is about to get another slug or place. */
export async function keepOldAddressesIn(tx: Db, categoryId: number): Promise<void> {
  await tx.execute(keep(sql`${categoryId}::int in (c.id, c.parent_id)`));
}
