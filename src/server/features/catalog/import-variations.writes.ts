import { isDeepStrictEqual } from 'node:util';
import type { OfficeProduct, OfficeVariation } from '#contract/products-office-shapes.ts';
import { DELETE, optionValue } from '#rules/catalog/sheet-columns.ts';
import { MOST_OPTIONS, termsKey } from '#rules/catalog/variation-options.ts';
import { readWhole } from '#rules/csv/values.ts';
import type { ImportDraft } from './import-draft.writes.ts';
import type { FileRow } from './import-items.reads.ts';
import { VARIATION_FIELDS } from './import-fields.writes.ts';

/** The stock count of a row: only if its stock differs from `stock_was`. An empty cell means no count. */
export function readStock(
  draft: ImportDraft,
  row: FileRow,
  now: Pick<OfficeVariation, 'stock'> | undefined,
): { now: number; was: number } | undefined {
  const cell = (row.cells['stock'] ?? '').trim();
  const wasCell = (row.cells['stock_was'] ?? '').trim();
  if (cell === '' || (now && cell === wasCell)) return undefined;
  const counted = readWhole(cell);
  const was = now && wasCell !== '' ? readWhole(wasCell) : { value: now?.stock ?? 0 };
  if ('error' in counted) draft.fail(row, 'stock', counted.error);
  else if ('error' in was) draft.fail(row, 'stock_was', was.error);
  else if (!now || counted.value !== was.value) {
    draft.note(row, 'stock', now ? String(was.value) : '', cell);
    return { now: counted.value, was: was.value };
  }
  return undefined;
}

/** The terms of a variation's row; undefined if it names none, or they are wrong. */
function readTerms(draft: ImportDraft, row: FileRow, attributeIds: readonly number[]): number[] | undefined {
  const columns = Array.from({ length: MOST_OPTIONS }, (_, index) => optionValue(index + 1));
  if (columns.every((column) => (row.cells[column] ?? '').trim() === '')) return undefined;
  const ids: number[] = [];
  for (const [index, column] of columns.entries()) {
    const cell = (row.cells[column] ?? '').trim();
    const attribute = attributeIds[index];
    if (attribute === undefined) {
      if (cell !== '') draft.fail(row, column, 'The product has no such option. Name it in its own row');
      continue;
    }
    const read =
      cell === ''
        ? { error: 'Required' }
        : (draft.lists.termsOf
            .get(attribute)
            ?.read(cell, `${draft.lists.attributes.cell(attribute)} term`) ?? {
            error: 'There is no such term',
          });
    if ('error' in read) draft.fail(row, column, read.error);
    else ids.push(read.value);
  }
  return ids.length === attributeIds.length ? ids : undefined;
}

/**
 * The variation that a row refers to: by its id, then by its SKU, then by its terms. Undefined: a new one.
 */
function meantVariation(
  { cells }: FileRow,
  before: OfficeProduct | undefined,
  terms: readonly number[] | undefined,
): OfficeVariation | 'unknown' | undefined {
  const all = before?.variations ?? [];
  const id = (cells['variation_id'] ?? '').trim();
  if (id !== '') return all.find((one) => String(one.id) === id) ?? 'unknown';
  const sku = (cells['sku'] ?? '').trim();
  return (
    all.find((one) => one.sku === sku) ??
    (terms && all.find((one) => termsKey(one.term_ids) === termsKey(terms)))
  );
}

interface Wish {
  row: FileRow;
  wish: Record<string, unknown>;
}

/** The variations that the rows of a product add, change and remove. */
export function variationsOf(draft: ImportDraft, rows: readonly FileRow[], newOptions: number[] | undefined) {
  const { before } = draft;
  const attributeIds = newOptions ?? before?.attributes.map(({ attribute_id: id }) => id) ?? [];
  const wishes: Wish[] = [];
  const removed: number[] = [];
  const seen = new Map<number, number>();
  for (const row of rows.filter(({ kind }) => kind === 'variation')) {
    const terms = readTerms(draft, row, attributeIds);
    const one = meantVariation(row, before, terms);
    if (one === 'unknown') {
      draft.fail(row, 'variation_id', 'This product has no such variation');
      continue;
    }
    const earlier = one && seen.get(one.id);
    if (one && earlier !== undefined) {
      draft.fail(row, null, `Row ${earlier} is about the same variation`);
      continue;
    }
    if (one) seen.set(one.id, row.row);
    if (draft.flagIn(row, DELETE) === true) {
      if (!one) draft.fail(row, DELETE, 'There is no such variation to delete');
      else {
        removed.push(one.id);
        draft.note(row, DELETE, 'no', 'yes');
      }
      continue;
    }
    const wish = wishOf(draft, row, { one, terms, hasNewOptions: newOptions !== undefined });
    if (wish) wishes.push({ row, wish });
  }
  checkDefault(draft, rows, wishes);
  return { wishes, removed };
}

function wishOf(
  draft: ImportDraft,
  row: FileRow,
  {
    one,
    terms,
    hasNewOptions,
  }: { one: OfficeVariation | undefined; terms: number[] | undefined; hasNewOptions: boolean },
): Record<string, unknown> | undefined {
  const cells = draft.cellsNow(row, one);
  const given = draft.fieldsOf(row, VARIATION_FIELDS, one && cells ? { cells, facts: one } : undefined);
  const stock = readStock(draft, row, one);
  if (!one) refuseUnnamed(draft, row);
  const isMoved = terms && (hasNewOptions || !one || !isDeepStrictEqual(terms, one.term_ids));
  if (one && isMoved) draft.note(row, 'option_1_value', one.terms.join(', '), optionCells(row));
  const isDefault = draft.flagIn(row, 'is_default');
  if (one && isDefault === true && !one.is_default) draft.note(row, 'is_default', 'no', 'yes');
  const wish = {
    ...(one && { id: one.id }),
    ...(isMoved && { term_ids: terms }),
    ...given,
    ...(stock && { stock }),
    ...(isDefault === true && !one?.is_default && { is_default: true }),
  };
  return one && Object.keys(wish).length === 1 ? undefined : wish;
}

/** A new variation needs a SKU and its terms. */
function refuseUnnamed(draft: ImportDraft, row: FileRow): void {
  if ((row.cells['sku'] ?? '').trim() === '') draft.fail(row, 'sku', 'Required');
  if (optionCells(row) === '') draft.fail(row, optionValue(1), 'Required');
}

const optionCells = ({ cells }: FileRow) =>
  Object.entries(cells)
    .flatMap(([column, cell]) => (/^option_\d_value$/.test(column) && cell !== '' ? cell : []))
    .join(', ');

/** One variation is always chosen first. A row can choose another one, but not none. */
function checkDefault(draft: ImportDraft, rows: readonly FileRow[], wishes: readonly Wish[]): void {
  const chosen = wishes.filter(({ wish }) => wish['is_default'] === true);
  for (const { row } of chosen.slice(1)) draft.fail(row, 'is_default', 'Only one variation is chosen first');
  const now = draft.before?.variations.find((one) => one.is_default);
  if (chosen.length > 0 || !now) return;
  const row = rows.find(
    ({ kind, cells }) => kind === 'variation' && cells['variation_id'] === String(now.id),
  );
  if (row && draft.flagIn(row, 'is_default') === false)
    draft.fail(row, 'is_default', 'Write yes for another variation instead');
}
