import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { filterTerms } from '#rules/catalog/colour-family.ts';
import type { Db } from '#server/db/connect.ts';
import { foldListing } from './index/public.ts';
import type { Families } from './rows.writes.ts';
import { rewriteListing } from './rows.writes.ts';

/** Keeps one statement well under the statement timeout, also on a slow machine. */
const CHUNK = 2_000;

/**
 * Rewrites what listings, facets and search read of these products, and takes out those that visitors may no
 * longer see. Whoever changes a product, its price, stock, pictures, questions or reviews, or whether its
 * category, brand or business is shown, calls this in the same transaction.
 */
export async function refreshListing(db: Db, productIds: readonly number[] | 'all'): Promise<void> {
  const families = await readFamilies(db);
  if (productIds !== 'all') {
    const ids = [...new Set(productIds)].sort((a, b) => a - b);
    for (let from = 0; from < ids.length; from += CHUNK)
      await refreshChunk(db, ids.slice(from, from + CHUNK), families);
    if (ids.length >= CHUNK) await foldListing(db);
    return;
  }
  for (let last = 0; ;) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from products where id > ${last} order by id limit ${CHUNK}`,
    );
    if (rows.length === 0) break;
    await refreshChunk(
      db,
      rows.map(({ id }) => id),
      families,
    );
    last = rows.at(-1)?.id ?? last;
  }
  await foldListing(db);
  await db.execute(sql`update listing_folds set shape = ${shapeOf(families)}`);
}

/** Rewrites the listing where another version of the shop wrote it, whose cards may lack what this one shows. */
export async function refreshOldListing(db: Db): Promise<void> {
  const { rows } = await db.execute<{ shape: string }>(sql`select shape from listing_folds`);
  if (rows[0]?.shape !== shapeOf(await readFamilies(db))) await refreshListing(db, 'all');
}

async function readFamilies(db: Db): Promise<Families> {
  const { rows } = await db.execute<{
    id: number;
    attributeId: number;
    label: string;
    swatch: string | null;
  }>(sql`select id, attribute_id as "attributeId", label, swatch from attribute_terms order by id`);
  return filterTerms(rows);
}

/** Another one for every change of the statement that writes the listing, and of what colours are filtered by. */
function shapeOf(families: Families): string {
  const { sql: statement } = new PgDialect().sqlToQuery(rewriteListing([], families));
  return createHash('sha256')
    .update(statement)
    .update(JSON.stringify([...families]))
    .digest('hex');
}

async function refreshChunk(db: Db, ids: number[], families: Families): Promise<void> {
  await db.transaction(async (tx) => {
    // Two changes of one product take turns here, so that the later one reads what the earlier one wrote.
    await tx.execute(
      sql`select id from products where id = any(${sql.param(ids)}::int[]) order by id for no key update`,
    );
    await tx.execute(rewriteListing(ids, families));
  });
}
