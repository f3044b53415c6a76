import { eq } from 'drizzle-orm';
import type { ImportState } from '#rules/catalog/import-states.ts';
import type { Connection, Db } from '../../db/connect.ts';
import { mayDo } from '../../http/account.ts';
import { Refusal } from '../../http/refusal.ts';
import { readAccount } from '../account/public.ts';
import { productImports } from './imports.tables.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { writerOf } from './writers.writes.ts';

/** An import that a job works on, and in whose name. */
export interface OpenImport {
  columns: string[];
  itemCount: number;
  writer: CatalogueWriter;
}

export const NO_LONGER = 'Your account may no longer change products';

const COUNT = {
  name: 'import-item-count',
  text: 'select count(*)::int as count from product_import_items where import_id = $1',
};
const FAIL_REST = {
  name: 'import-fail-rest',
  text: `update product_import_items set result = 'failed', outcome = coalesce(outcome, 'wrong'),
      errors = jsonb_build_array(jsonb_build_object('row', row, 'column', null, 'text', $2::text))
    where import_id = $1 and result is null and coalesce(outcome, 'change') in ('create', 'change')`,
};
const CLOSE = {
  name: 'import-close',
  text: `update product_imports set state = 'done', ended_at = now() where id = $1`,
};

/** The account with its current rights in an office; undefined if it may no longer change its products. */
export async function writerNow(
  db: Db,
  accountId: number,
  businessId: number | null,
): Promise<CatalogueWriter | undefined> {
  const account = await readAccount(db, accountId);
  const writer = account && mayDo(account, { permission: 'catalogue' }) ? writerOf(account) : undefined;
  return writer && !(writer instanceof Refusal) && writer.businessId === businessId ? writer : undefined;
}

/**
 * An import in this state, with its owner's current rights. If the owner has lost the right to change
 * products in the meantime, the rest of the import fails.
 */
export async function openImport(
  { ask, db }: Connection,
  id: string,
  state: ImportState,
): Promise<OpenImport | undefined> {
  const [found] = await db.select().from(productImports).where(eq(productImports.id, id));
  if (found?.state !== state) return undefined;
  const writer = await writerNow(db, found.accountId, found.businessId);
  if (!writer) {
    await ask(FAIL_REST, [id, NO_LONGER]);
    await ask(CLOSE, [id]);
    return undefined;
  }
  const [counted] = await ask<{ count: number }>(COUNT, [id]);
  return { columns: found.columns, itemCount: counted?.count ?? 0, writer };
}
