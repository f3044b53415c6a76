import type { Database } from '../../db/connect.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { Job } from '../../jobs/runner.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { KeptRow } from './import-items.reads.ts';
import { fileRow } from './import-items.reads.ts';
import type { Seen } from './import-perform.writes.ts';
import { performPlan, refusedRows } from './import-perform.writes.ts';
import type { ImportPlan } from './import-plan.writes.ts';
import type { OpenImport } from './import-writer.writes.ts';
import { openImport } from './import-writer.writes.ts';
import { RUN_JOB } from './imports.reads.ts';
import { changesOf, factsOf, traceOf } from './import-trace.reads.ts';
import { readOfficeProduct } from './office-product.reads.ts';
import { mustRead, seesAll, wholeOrNot } from './office.writes.ts';
import { unlessTwice } from './refusals.writes.ts';

type Sources = Pick<Database, 'ask' | 'db' | 'transaction'>;

const AT_ONCE = 20;
/** How many changes of one product a page shows. The trace has all of them. */
const MOST_CHANGES = 60;

interface Item {
  position: number;
  row: number;
  product_id: number | null;
  version: number | null;
  plan: ImportPlan;
  rows: KeptRow[];
}

const START = {
  name: 'import-start',
  text: `update product_imports set state = 'importing' where id = $1 and account_id = $2 and state = 'checked'
    returning id`,
};
const NEXT = {
  name: 'import-next-runs',
  text: `select position, row, product_id, version, plan, rows from product_import_items
    where import_id = $1 and result is null and outcome in ('create', 'change') order by position limit ${AT_ONCE}`,
};
/** In the transaction of the change: a second attempt finds it done. */
const CLAIM = {
  name: 'import-claim',
  text: `update product_import_items set result = 'done' where import_id = $1 and position = $2 and result is null
    returning position`,
};
const KEEP_TRACE = {
  name: 'import-keep-trace',
  text: `update product_import_items set product_id = $3, trace = $4::jsonb,
      changes = case when jsonb_array_length(rows) = 0 then $5::jsonb else changes end
    where import_id = $1 and position = $2`,
};
const FAIL = {
  name: 'import-fail',
  text: `update product_import_items set result = 'failed', errors = $3::jsonb
    where import_id = $1 and position = $2 and result is null`,
};
const END = {
  name: 'import-end',
  text: `update product_imports set state = 'done', ended_at = now() where id = $1 and state = 'importing'`,
};

/** Starts the import of a checked file, once. */
export const startImport = (
  { transaction }: Pick<Database, 'transaction'>,
  id: string,
  accountId: number,
): Promise<boolean> =>
  transaction(async ({ ask, db }) => {
    const [started] = await ask(START, [id, accountId]);
    if (started) await enqueueJob(db, { kind: RUN_JOB, key: id, payload: { id } });
    return started !== undefined;
  });

/**
 * Imports a checked file, or makes a bulk edit, product by product. After a crash it goes on where it
 * stopped, and does nothing twice.
 */
export async function runImport(
  database: Sources,
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
  id: string,
): Promise<void> {
  const open = await openImport(database, id, 'importing');
  if (!open) return;
  for (;;) {
    const items = await database.ask<Item>(NEXT, [id]);
    if (items.length === 0) break;
    for (const item of items) {
      signal.throwIfAborted();
      await importOne(database, { id, item, open });
    }
    await progress((items.at(-1)?.position ?? 0) + 1, open.itemCount);
  }
  await database.ask(END, [id]);
}

async function importOne(
  database: Sources,
  { id, item, open }: { id: string; item: Item; open: OpenImport },
): Promise<void> {
  const { position, plan, product_id: productId, version } = item;
  const seen: Seen = productId === null || version === null ? undefined : { id: productId, version };
  const made = await unlessTwice(() =>
    wholeOrNot(database, async (at) => {
      const [claimed] = await at.ask(CLAIM, [id, position]);
      if (!claimed) return undefined;
      if (!seen && !plan.create) return refuse(409, 'This product is gone.');
      const before = seen && (await readOfficeProduct(at.ask, seen.id, seesAll(open.writer)));
      const product = await performPlan(at, plan, seen, {
        ...open.writer,
        now: new Date(),
        isImport: item.rows.length > 0,
      });
      if (product && !(product instanceof Refusal)) {
        const after = await mustRead(at, product.id, seesAll(open.writer));
        const trace = traceOf(before ? factsOf(before) : {}, factsOf(after));
        const changes = changesOf(trace, item.row, after).slice(0, MOST_CHANGES);
        await at.ask(KEEP_TRACE, [id, position, after.id, JSON.stringify(trace), JSON.stringify(changes)]);
      }
      return product;
    }),
  );
  if (!(made instanceof Refusal)) return;
  const rows = item.rows.map((row) => fileRow(row, open.columns));
  await database.ask(FAIL, [id, position, JSON.stringify(refusedRows(made, rows))]);
}
