import type { Answer } from '#contract/calls.ts';
import type { ImportItemsQuery, ProductImport, ProductImportItem } from '#contract/product-imports.ts';
import { BOM, csvLine, guarded } from '#rules/csv/write.ts';
import { NOTES } from '#rules/catalog/sheet-columns.ts';
import type { Ask } from '../../db/connect.ts';
import { openJobSql } from '../../jobs/queue.ts';
import type { KeptRow, RowError } from './import-items.reads.ts';

/** The kinds of the jobs that check a file and import it. Their key is the id of the import. */
export const CHECK_JOB = 'check product import';
export const RUN_JOB = 'run product import';

const PER_PAGE = 50;

/** Whose import it is. Nobody else sees it: it may hold what goods cost. */
interface Whose {
  id: string;
  accountId: number;
}

interface Row extends Omit<ProductImport, 'created_at'> {
  created_at: Date;
}

const ONE = {
  name: 'product-import',
  text: `
  select p.id, p.file_name, p.state, p.row_count, p.ignored as ignored_columns, p.created_at, n.counts,
    case p.state when 'checking' then not ${openJobSql(CHECK_JOB, 'p.id')}
      when 'importing' then not ${openJobSql(RUN_JOB, 'p.id')} else false end as has_stopped
  from product_imports p cross join lateral (
    select jsonb_build_object('all', count(*), 'checked', count(outcome),
      'create', count(*) filter (where outcome = 'create'), 'change', count(*) filter (where outcome = 'change'),
      'same', count(*) filter (where outcome = 'same'), 'wrong', count(*) filter (where outcome = 'wrong'),
      'done', count(*) filter (where result = 'done'), 'failed', count(*) filter (where result = 'failed')) as counts
    from product_import_items i where i.import_id = p.id
  ) n
  where p.id = $1 and p.account_id = $2`,
};

export async function readImport(ask: Ask, { id, accountId }: Whose): Promise<ProductImport | undefined> {
  const [row] = await ask<Row>(ONE, [id, accountId]);
  return row && { ...row, created_at: row.created_at.toISOString() };
}

const SHOWN = `case when $3::text is null then true when $3 = 'failed' then i.result = 'failed'
  else i.outcome = $3 end`;
const ITEMS = {
  name: 'product-import-items',
  text: `
  select i.position, i.row, i.name, i.product_id, i.outcome, i.result, i.changes, i.errors
  from product_import_items i join product_imports p on p.id = i.import_id
  where i.import_id = $1 and p.account_id = $2 and ${SHOWN} and i.position >= $4 order by i.position limit $5`,
};

/** A page of the products of an import, in the order of the file. */
export async function readImportItems(
  ask: Ask,
  { id, accountId }: Whose,
  { show, cursor, per_page: perPage = PER_PAGE }: ImportItemsQuery,
): Promise<Answer<'GET /office/product-imports/{id}/items'>> {
  const rows = await ask<ProductImportItem>(ITEMS, [
    id,
    accountId,
    show ?? null,
    Number(cursor ?? 0),
    perPage + 1,
  ]);
  const next = rows[perPage];
  return { status: 200, data: rows.slice(0, perPage), next_cursor: next ? String(next.position) : null };
}

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

/** The rows that were not imported, each with what is wrong, as a file that can be corrected and sent again. */
export async function readFailedRows(
  ask: Ask,
  whose: Whose,
): Promise<{ fileName: string; lines: AsyncGenerator<string> } | undefined> {
  const [found] = await ask<{ columns: string[]; file_name: string }>(COLUMNS, [whose.id, whose.accountId]);
  return (
    found && {
      fileName: `not-imported-${whose.id.slice(0, 8)}.csv`,
      lines: failedLines(ask, whose, found.columns),
    }
  );
}

async function* failedLines(ask: Ask, { id, accountId }: Whose, columns: readonly string[]) {
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
