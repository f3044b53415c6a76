import { eq } from 'drizzle-orm';
import type { ImportState } from '#rules/catalog/import-states.ts';
import type { Connection } from '../../db/connect.ts';
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

/**
 * An import in this state, with what its owner may do now. Whoever has lost the right to change products in the
 * meantime imports nothing: all that is left of it fails.
 */
export async function openImport(
  { ask, db }: Connection,
  id: string,
  state: ImportState,
): Promise<OpenImport | undefined> {
  const [found] = await db.select().from(productImports).where(eq(productImports.id, id));
  if (found?.state !== state) return undefined;
  const account = await readAccount(db, found.accountId);
  const writer = account && mayDo(account, { permission: 'catalogue' }) ? writerOf(account) : undefined;
  if (!writer || writer instanceof Refusal || writer.businessId !== found.businessId) {
    await ask(FAIL_REST, [id, 'Your account may no longer change products']);
    await ask(CLOSE, [id]);
    return undefined;
  }
  const [counted] = await ask<{ count: number }>(COUNT, [id]);
  return { columns: found.columns, itemCount: counted?.count ?? 0, writer };
}
