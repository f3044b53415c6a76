import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { ImportOutcome } from '#rules/catalog/import-states.ts';
import type { Database } from '../../db/connect.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Job } from '../../jobs/runner.ts';
import type { KeptRow, RowChange, RowError } from './import-items.reads.ts';
import { fileRow } from './import-items.reads.ts';
import { refusedRows, rehearse } from './import-perform.writes.ts';
import type { ImportPlan } from './import-plan.writes.ts';
import { planImport } from './import-plan.writes.ts';
import type { OpenImport } from './import-writer.writes.ts';
import { openImport } from './import-writer.writes.ts';
import { readWholeProducts } from './office-product.reads.ts';
import type { SheetLists } from './sheet-lists.reads.ts';
import { readSheetLists } from './sheet-lists.reads.ts';

const AT_ONCE = 50;
/** How many changes a page shows. The plan has all. */
const MOST_CHANGES = 60;
const MOST_TEXT = 300;

interface Item {
  position: number;
  product_id: number | null;
  rows: KeptRow[];
}

interface Finding {
  position: number;
  outcome: ImportOutcome;
  name: string | null;
  version: number | null;
  plan: ImportPlan | null;
  changes: RowChange[];
  errors: RowError[];
}

const NEXT = {
  name: 'import-next-checks',
  text: `select position, product_id, rows from product_import_items
    where import_id = $1 and outcome is null order by position limit ${AT_ONCE}`,
};
const KEEP = {
  name: 'import-keep-checks',
  text: `update product_import_items i set outcome = n.outcome, name = coalesce(n.name, i.name), version = n.version,
      plan = n.plan, changes = n.changes, errors = n.errors
    from json_to_recordset($2::json) as n (position int, outcome text, name text, version int, plan jsonb, changes jsonb,
      errors jsonb)
    where i.import_id = $1 and i.position = n.position and i.outcome is null`,
};
const END = {
  name: 'import-checked',
  text: `update product_imports set state = 'checked' where id = $1 and state = 'checking'`,
};

/**
 * Finds out what every row of an import would do, without doing it. The results are stored after each step,
 * so that another node can go on.
 */
export async function checkImport(
  database: Pick<Database, 'ask' | 'db' | 'transaction'>,
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
  id: string,
): Promise<void> {
  const open = await openImport(database, id, 'checking');
  if (!open) return;
  const lists = await readSheetLists(database.ask, open.writer);
  for (;;) {
    signal.throwIfAborted();
    const items = await database.ask<Item>(NEXT, [id]);
    if (items.length === 0) break;
    const ids = items.flatMap(({ product_id: product }) => product ?? []);
    const products = new Map(
      (await readWholeProducts(database.ask, ids, open.writer)).map((product) => [product.id, product]),
    );
    const findings: Finding[] = [];
    for (const item of items) {
      const before = item.product_id === null ? undefined : products.get(item.product_id);
      findings.push(await check(database, item, { open, lists, before }));
    }
    await database.ask(KEEP, [id, JSON.stringify(findings)]);
    await progress((items.at(-1)?.position ?? 0) + 1, open.itemCount);
  }
  await database.ask(END, [id]);
}

interface Around {
  open: OpenImport;
  lists: SheetLists;
  before: OfficeProduct | undefined;
}

async function check(
  database: Pick<Database, 'transaction'>,
  item: Item,
  { open, lists, before }: Around,
): Promise<Finding> {
  const rows = item.rows.map((row) => fileRow(row, open.columns));
  if (item.product_id !== null && !before) throw new Error('the product was deleted during the import');
  const { plan, changes, errors } = planImport(rows, before, lists);
  const found = (outcome: ImportOutcome, wrong: RowError[] = []): Finding => ({
    position: item.position,
    outcome,
    name: before?.name ?? null,
    version: before?.version ?? null,
    plan: outcome === 'create' || outcome === 'change' ? plan : null,
    changes: outcome === 'same' ? [] : warnedFirst(changes).slice(0, MOST_CHANGES).map(shortened),
    errors: wrong,
  });
  if (errors.length > 0) return found('wrong', errors);
  if (!plan.create && !plan.change && plan.moves.length === 0) return found('same');
  const seen = before && { id: before.id, version: before.version };
  const made = await rehearse(database, plan, seen, open.writer);
  if (made instanceof Refusal) return found('wrong', refusedRows(made, rows));
  if (before && made?.version === before.version) return found('same');
  return found(before ? 'change' : 'create');
}

const warnedFirst = (changes: readonly RowChange[]) =>
  changes.toSorted((a, b) => Number(b.warning !== undefined) - Number(a.warning !== undefined));

const cut = (text: string) => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text);
const shortened = (change: RowChange): RowChange => ({
  ...change,
  before: cut(change.before),
  after: cut(change.after),
});
