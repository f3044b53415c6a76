import type { Answer } from '#contract/calls.ts';
import type { ImportItemsQuery, ProductImport, ProductImportItem } from '#contract/product-imports.ts';
import { BOM, csvLine, guarded } from '#rules/csv/write.ts';
import { NOTES } from '#rules/catalog/sheet-columns.ts';
import type { Ask } from '../../db/connect.ts';
import { openJobSql } from '../../jobs/queue.ts';
import type { KeptRow, RowError } from './import-items.reads.ts';

/** The kinds of the jobs that check a file, import it and undo that. Their key is the id of the import. */
export const CHECK_JOB = 'check product import';
export const RUN_JOB = 'run product import';
export const UNDO_JOB = 'undo product import';

const PER_PAGE = 50;

/** The caller. */
export interface ImportReader {
  accountId: number;
  /** The office; null: the site's. */
  businessId: number | null;
  seesCost: boolean;
}
interface Whose extends ImportReader {
  id: string;
}

interface Row extends Omit<ProductImport, 'created_at'> {
  created_at: Date;
}

/**
 * SQL for whether an import can be undone: it has ended and changed something. An undo that could set nothing
 * back can be tried again.
 */
export const mayUndoSql = (of: string) => `(
  ${of}.state in ('done', 'undone') and exists (
    select from product_import_items t where t.import_id = ${of}.id and t.result = 'done' and t.trace is not null)
  and not exists (select from product_import_items t where t.import_id = ${of}.id and t.undo not in ('left', 'failed')))`;

const RUNNING = `p.state in ('importing', 'done', 'undoing', 'undone')`;
/**
 * Everybody sees their own imports. Those of others of the office are seen when they were begun, and only by people who
 * may see what goods cost: rows may hold that.
 */
const SEEN = `(p.account_id = $1 or ($3 and ${RUNNING} and p.business_id is not distinct from $2::int))`;
const COLUMNS_OF = `p.id, p.kind, p.file_name, p.state, p.row_count, p.ignored as ignored_columns, p.created_at, n.counts,
    case p.state when 'checking' then not ${openJobSql(CHECK_JOB, 'p.id')}
      when 'importing' then not ${openJobSql(RUN_JOB, 'p.id')}
      when 'undoing' then not ${openJobSql(UNDO_JOB, 'p.id')} else false end as has_stopped,
    u.name as by, p.account_id = $1 as is_own, (select w.name from users w where w.id = p.undone_by) as undone_by,
    ${mayUndoSql('p')} as can_undo`;
/** A change that may be a mistake. */
const WARNED = `i.outcome = 'change' and jsonb_path_exists(i.changes, '$[*].warning')`;
const TABLES = `product_imports p join users u on u.id = p.account_id cross join lateral (
    select jsonb_build_object('all', count(*), 'checked', count(outcome),
      'create', count(*) filter (where outcome = 'create'), 'change', count(*) filter (where outcome = 'change'),
      'same', count(*) filter (where outcome = 'same'), 'wrong', count(*) filter (where outcome = 'wrong'), 'warned', count(*) filter (where ${WARNED}),
      'done', count(*) filter (where result = 'done'), 'failed', count(*) filter (where result = 'failed'),
      'undone', count(*) filter (where undo in ('done', 'removed', 'archived')),
      'kept', count(*) filter (where undo in ('part', 'left', 'failed'))) as counts
    from product_import_items i where i.import_id = p.id
  ) n`;

const ONE = {
  name: 'product-import',
  text: `select ${COLUMNS_OF} from ${TABLES} where ${SEEN} and p.id = $4`,
};
const LATEST = {
  name: 'product-imports',
  text: `select ${COLUMNS_OF} from ${TABLES} where ${SEEN} and ${RUNNING} order by p.created_at desc, p.id limit 50`,
};

const wire = (row: Row): ProductImport => ({ ...row, created_at: row.created_at.toISOString() });

export async function readImport(
  ask: Ask,
  { id, accountId, businessId, seesCost }: Whose,
): Promise<ProductImport | undefined> {
  const [row] = await ask<Row>(ONE, [accountId, businessId, seesCost, id]);
  return row && wire(row);
}

/** The latest imports and bulk edits that were begun. */
export const readImports = async (
  ask: Ask,
  { accountId, businessId, seesCost }: ImportReader,
): Promise<ProductImport[]> => (await ask<Row>(LATEST, [accountId, businessId, seesCost])).map(wire);

const SHOWN = `case when $2::text is null then true when $2 = 'failed' then i.result = 'failed' when $2 = 'warned' then ${WARNED}
  when $2 = 'undone' then i.undo in ('done', 'removed', 'archived')
  when $2 = 'kept' then i.undo in ('part', 'left', 'failed')
  else i.outcome = $2 end`;
const ITEMS = {
  name: 'product-import-items',
  text: `
  select i.position, i.row, i.name, i.product_id, i.outcome, i.result, i.changes, i.errors, i.undo, i.undo_notes
  from product_import_items i
  where i.import_id = $1 and ${SHOWN} and i.position >= $3 order by i.position limit $4`,
};

/** A page of the products of an import that was found, in the order of the file. */
export async function readImportItems(
  ask: Ask,
  { id }: Pick<ProductImport, 'id'>,
  { show, cursor, per_page: perPage = PER_PAGE }: ImportItemsQuery,
): Promise<Answer<'GET /office/product-imports/{id}/items'>> {
  const rows = await ask<ProductImportItem>(ITEMS, [id, show ?? null, Number(cursor ?? 0), perPage + 1]);
  const next = rows[perPage];
  return { status: 200, data: rows.slice(0, perPage), next_cursor: next ? String(next.position) : null };
}

/** The sender of a file. Only the sender downloads its errors. */
type Owner = Pick<Whose, 'id' | 'accountId'>;

const FAILED = {
  name: 'product-import-failed',
  text: `
  select i.position, i.rows, i.errors from product_import_items i join product_imports p on p.id = i.import_id
  where i.import_id = $1 and p.account_id = $2 and (i.outcome = 'wrong' or i.result = 'failed') and i.position > $3
  order by i.position limit 200`,
};
const COLUMNS = {
  name: 'product-import-columns',
  text: 'select columns, file_name from product_imports where id = $1 and account_id = $2',
};

interface FailedItem {
  position: number;
  rows: KeptRow[];
  errors: RowError[];
}

/** The rows that were not imported, each with its error, as a file that can be corrected and sent again. */
export async function readFailedRows(
  ask: Ask,
  whose: Owner,
): Promise<{ fileName: string; lines: AsyncGenerator<string> } | undefined> {
  const [found] = await ask<{ columns: string[]; file_name: string }>(COLUMNS, [whose.id, whose.accountId]);
  return (
    found && {
      fileName: `not-imported-${whose.id.slice(0, 8)}.csv`,
      lines: failedLines(ask, whose, found.columns),
    }
  );
}

async function* failedLines(ask: Ask, { id, accountId }: Owner, columns: readonly string[]) {
  yield BOM + csvLine([...NOTES, ...columns.map(guarded)]);
  for (let after = -1; ;) {
    const items = await ask<FailedItem>(FAILED, [id, accountId, after]);
    const last = items.at(-1);
    if (!last) return;
    after = last.position;
    yield items.flatMap(({ rows, errors }) => rows.map((row) => failedLine(row, errors))).join('');
  }
}

function failedLine({ row, cells }: KeptRow, errors: readonly RowError[]): string {
  const texts = errors.flatMap((one) =>
    one.row === row ? `${one.column === null ? '' : `${one.column}: `}${one.text}` : [],
  );
  return csvLine([String(row), ...[texts.join('. '), ...cells].map(guarded)]);
}
