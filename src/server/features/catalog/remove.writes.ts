import { eq, getTableName } from 'drizzle-orm';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { Refusal } from '../../http/refusal.ts';
import { moveProduct } from './change.writes.ts';
import { boxItems, customFieldValues } from './details.tables.ts';
import type { Facts, TracePart } from './import-trace.reads.ts';
import { changedSince, isShelf } from './import-trace.reads.ts';
import { productImportItems } from './imports.tables.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { auditOf } from './office.writes.ts';
import { productQuestions } from './questions.tables.ts';
import { shelves } from './stands.tables.ts';
import { stockMovements, storeStock } from './stock.tables.ts';
import { oldAddresses, productAttributes, productImages, products, variations } from './tables.ts';
import type { Undone } from './undo-plan.reads.ts';
import { staleWords } from './undo-plan.reads.ts';

/** Rows that are a part of a product and go with it. */
const PARTS = [
  variations,
  productAttributes,
  productImages,
  oldAddresses,
  productQuestions,
  customFieldValues,
  boxItems,
  stockMovements,
  storeStock,
  productImportItems,
  shelves,
].map(getTableName);

/**
 * All columns that name a product or a variation, except in parts of a product and in rows that exist once for each
 * product, such as its card. A table that a later version adds is found too: then nothing that it names is removed.
 */
const NAMING = {
  name: 'product-naming-columns',
  text: `
  select f.conrelid::regclass::text as "table", quote_ident(a.attname) as "column",
    f.confrelid = 'variations'::regclass as is_variation
  from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
  where f.contype = 'f' and f.confrelid in ('products'::regclass, 'variations'::regclass)
    and not (f.conrelid::regclass::text = any($1::text[]))
    and not exists (select from pg_constraint k where k.conrelid = f.conrelid and k.contype = 'p' and k.conkey = f.conkey)`,
};

/**
 * Whether an order, a cart, a wishlist or another record refers to a locked product or one of its variations.
 */
async function isNamed(
  ask: Ask,
  { id, variations: some, removed_variations: gone }: OfficeProduct,
): Promise<boolean> {
  const columns = await ask<{ table: string; column: string; is_variation: boolean }>(NAMING, [PARTS]);
  const found = columns.map(
    ({ table, column, is_variation: isVariation }) =>
      `exists (select from ${table} where ${column} = any($${isVariation ? 2 : 1}::int[]))`,
  );
  const [row] = await ask<{ is_named: boolean }>(
    { text: `select $1::int[] is null or $2::int[] is null or ${found.join(' or ')} as is_named` },
    [[id], [...some, ...gone].map((one) => one.id)],
  );
  return row?.is_named ?? true;
}

/**
 * Undoes the creation of a locked product: removes it, or archives it where another record names it. A
 * product that was changed since is left alone.
 */
export async function takeAway(
  at: Connection,
  { product, trace, now }: { product: OfficeProduct; trace: readonly TracePart[]; now: Facts },
  writer: CatalogueWriter,
): Promise<Undone | Refusal> {
  const stale = trace.filter((part) => changedSince(part, now).length > 0);
  // Orders change stock, so a changed stock alone does not mean that staff changed the product.
  const isNeeded = await isNamed(at.ask, product);
  const blocking = isNeeded ? stale.filter(({ part }) => !isShelf(part)) : stale;
  if (blocking.length > 0)
    return {
      result: 'left',
      notes: blocking.map((part) => staleWords(part, changedSince(part, now), product)),
    };
  if (isNeeded) {
    const made = await moveProduct(at, product.id, { move: 'archive', version: product.version }, writer);
    if (made instanceof Refusal) return made;
    return { result: 'archived', notes: ['It is archived, since orders or people name it.'] };
  }
  await at.db.delete(products).where(eq(products.id, product.id));
  await writeAudit(at.db, {
    actor: writer.account,
    action: 'remove product',
    subject: 'product',
    subjectId: product.id,
    before: auditOf(product),
  });
  return { result: 'removed', notes: [] };
}
