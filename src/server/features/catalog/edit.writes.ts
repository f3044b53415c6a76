import type { ProductEdit } from '#contract/product-imports.ts';
import { editTitle } from '#rules/catalog/edit-words.ts';
import type { Connection } from '../../db/connect.ts';
import { insertRows } from '../../db/insert.ts';
import type { Refusal } from '../../http/refusal.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { ImportPlan } from './import-plan.writes.ts';
import { RUN_JOB } from './imports.reads.ts';
import { productImportItems, productImports } from './imports.tables.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { noProduct } from './office.writes.ts';

const NAMES = {
  name: 'edit-names',
  text: 'select id, name from products where id = any($1::int[]) and ($2::int is null or business_id = $2)',
};

/** Begins the same change of many products: an import that has no file and needs no check. */
export async function startEdit(
  { ask, db }: Connection,
  { products, move, prices }: ProductEdit,
  { account, businessId }: CatalogueWriter,
): Promise<string | Refusal> {
  const found = await ask<{ id: number; name: string }>(NAMES, [products.map(({ id }) => id), businessId]);
  const nameOf = new Map(found.map(({ id, name }) => [id, name]));
  if (nameOf.size < products.length) return noProduct();
  const [made] = await db
    .insert(productImports)
    .values({
      accountId: account.id,
      businessId,
      kind: 'edit',
      fileName: editTitle({ move, prices }),
      state: 'importing',
      columns: [],
      ignored: [],
      rowCount: products.length,
    })
    .returning({ id: productImports.id });
  if (!made) throw new Error('a bulk edit was not written');
  const plan: ImportPlan = { ...(prices && { prices }), moves: move ? [move] : [] };
  await insertRows(
    db,
    productImportItems,
    products.map(({ id, version }, position) => ({
      importId: made.id,
      position,
      row: position + 1,
      name: nameOf.get(id) ?? '',
      rows: [],
      productId: id,
      outcome: 'change' as const,
      plan,
      version,
    })),
  );
  await enqueueJob(db, { kind: RUN_JOB, key: made.id, payload: { id: made.id } });
  return made.id;
}
