import type { Input } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { isLine, lineCode } from '#rules/catalog/lines.ts';
import { DELETE, fieldLabel, isFilledBy, optionName, questionColumn } from '#rules/catalog/sheet-columns.ts';
import type { ProductMove } from '#rules/catalog/office-states.ts';
import { MOST_OPTIONS } from '#rules/catalog/variation-options.ts';
import type { PriceChange } from '#rules/money/price-change.ts';
import { plainly } from '../../http/call-input.ts';
import { ImportDraft, sameText } from './import-draft.writes.ts';
import type { FileRow, RowChange, RowError } from './import-items.reads.ts';
import { columnOfField, PRODUCT_FIELDS, questionFieldOf } from './import-fields.writes.ts';
import { questionsIn } from './import-questions.writes.ts';
import { readStock, variationsOf } from './import-variations.writes.ts';
import type { SheetLists } from './sheet-lists.reads.ts';
import type { SheetCells } from './sheet.reads.ts';

type Change = Input<'PUT /office/products/{id}'>['body'];
type NewProduct = Input<'POST /office/products'>['body'];
export type ImportMove = Exclude<ProductMove, 'schedule'>;

/** The changes that an import or a bulk edit makes to one product: the calls that the office would make. */
export interface ImportPlan {
  create?: NewProduct;
  change?: Omit<Change, 'version'>;
  prices?: PriceChange;
  moves: ImportMove[];
}

export interface Checked {
  plan: ImportPlan;
  errors: RowError[];
  changes: RowChange[];
}

/** Works out the changes that the rows of one product make. Checks everything that needs no database. */
export function planImport(
  rows: readonly FileRow[],
  before: OfficeProduct | undefined,
  lists: SheetLists,
): Checked {
  const draft = new ImportDraft(before, lists);
  for (const row of rows) refuseStrays(draft, row);
  const own = rows.find(({ kind }) => kind === 'product');
  const body: Record<string, unknown> = own ? productFields(draft, own) : {};
  const questions = own && questionsIn(draft, own);
  if (questions) body['questions'] = questions.map(({ question }) => question);
  const attributeIds = own && optionsOf(draft, own);
  if (attributeIds) body['attribute_ids'] = attributeIds;
  const choices = variationsOf(draft, rows, attributeIds);
  if (choices.wishes.length > 0) body['variations'] = choices.wishes.map(({ wish }) => wish);
  if (choices.removed.length > 0) body['removed_variation_ids'] = choices.removed;
  const moves = own ? movesOf(draft, own) : [];
  const plan = checkedBody(draft, body, {
    own,
    wishRows: choices.wishes.map(({ row }) => row),
    questionNumbers: questions?.map(({ number }) => number) ?? [],
  });
  return { plan: { ...plan, moves }, errors: draft.errors, changes: draft.changes };
}

/** Cells that belong into another kind of row would be lost without a word. */
function refuseStrays(draft: ImportDraft, row: FileRow): void {
  const where = row.kind === 'product' ? 'variation' : 'product';
  for (const [column, cell] of Object.entries(row.cells)) {
    if (cell.trim() !== '' && !isFilledBy(column, row.kind))
      draft.fail(row, column, `belongs into the row of a ${where}. Leave it empty here`);
  }
}

function productFields(draft: ImportDraft, row: FileRow): Record<string, unknown> {
  const { before, lists } = draft;
  const cells = draft.cellsNow(row);
  const now = before && cells ? { cells, facts: before } : undefined;
  const given = draft.fieldsOf(row, PRODUCT_FIELDS, now);
  const stock = readStock(draft, row, before);
  const fields = customFields(draft, row, cells ?? {});
  return {
    ...given,
    ...(stock && { stock: before ? stock : stock.now }),
    ...(fields && { custom_fields: fields }),
    ...placeOf(draft, row, lists),
  };
}

/** The line and the business: chosen once, when the product is created. */
function placeOf(draft: ImportDraft, row: FileRow, lists: SheetLists): Record<string, unknown> {
  const { before } = draft;
  const line = (row.cells['line'] ?? '').trim().toLowerCase();
  const business = (row.cells['business'] ?? '').trim();
  const place: Record<string, unknown> = {};
  if (line !== '' && !isLine(line)) draft.fail(row, 'line', 'must be one of buy, sell, repair');
  else if (line !== '' && isLine(line)) {
    if (!before) place['is_active_for'] = lineCode(line);
    else if (lineCode(line) !== before.is_active_for) draft.fail(row, 'line', 'A product stays in its line');
  }
  if (business !== '') {
    const read = lists.businesses.read(business, 'business');
    if ('error' in read) draft.fail(row, 'business', read.error);
    else if (!before) place['business_id'] = read.value;
    else if (read.value !== before.business.id)
      draft.fail(row, 'business', 'A product stays with its business');
  }
  return place;
}

/** All custom fields after the change, or undefined if none changes. Those without a column stay. */
function customFields(draft: ImportDraft, row: FileRow, now: SheetCells) {
  const { before, lists } = draft;
  const values = new Map(before?.custom_fields.map(({ definition_id: of, value }) => [of, value]));
  const idOf = new Map([...lists.fields].map(([id, label]) => [label, id]));
  let isChanged = false;
  for (const [column, cell] of Object.entries(row.cells)) {
    const id = idOf.get(fieldLabel(column) ?? '');
    const was = now[column] ?? '';
    if (id === undefined || sameText(cell, was)) continue;
    isChanged = true;
    draft.note(row, column, was, cell);
    if (cell.trim() === '') values.delete(id);
    else values.set(id, cell);
  }
  return isChanged ? [...values].map(([of, value]) => ({ definition_id: of, value })) : undefined;
}

/** The attributes that the variations differ in, or undefined if the file doesn't change them. */
function optionsOf(draft: ImportDraft, row: FileRow): number[] | undefined {
  const now = draft.cellsNow(row);
  const columns = Array.from({ length: MOST_OPTIONS }, (_, index) => optionName(index + 1));
  if (!columns.some((column) => row.cells[column] !== undefined)) return undefined;
  const wanted = columns.map((column) => (row.cells[column] ?? now?.[column] ?? '').trim());
  if (wanted.every((name, index) => name === (now?.[columns[index] ?? ''] ?? ''))) return undefined;
  const ids: number[] = [];
  for (const [index, name] of wanted.entries()) {
    const column = columns[index] ?? '';
    if (name === '') continue;
    if (ids.length < index) draft.fail(row, column, 'The option before it is empty');
    const read = draft.lists.attributes.read(name, 'attribute');
    if ('error' in read) draft.fail(row, column, read.error);
    else ids.push(read.value);
  }
  draft.note(row, optionName(1), namesIn(now, columns), wanted.filter(Boolean).join(', '));
  return ids;
}

const namesIn = (cells: SheetCells | undefined, columns: readonly string[]) =>
  columns
    .map((column) => cells?.[column] ?? '')
    .filter(Boolean)
    .join(', ');

function movesOf(draft: ImportDraft, row: FileRow): ImportMove[] {
  const { before } = draft;
  const state = before?.state ?? 'draft';
  if (draft.flagIn(row, DELETE) === true) {
    if (!before) draft.fail(row, DELETE, 'There is no such product to delete');
    if (!before || state === 'archived') return [];
    draft.note(row, DELETE, 'no', 'yes');
    return ['archive'];
  }
  const wanted = draft.flagIn(row, 'published');
  const is = (draft.cellsNow(row)?.['published'] ?? 'no') === 'yes';
  if (wanted === undefined || wanted === is) return [];
  draft.note(row, 'published', is ? 'yes' : 'no', wanted ? 'yes' : 'no');
  return [wanted ? 'publish' : 'unpublish'];
}

/** Holds the body against the contract, as the calls of the office do. */
function checkedBody(
  draft: ImportDraft,
  body: Record<string, unknown>,
  {
    own,
    wishRows,
    questionNumbers,
  }: { own: FileRow | undefined; wishRows: readonly FileRow[]; questionNumbers: readonly number[] },
): Omit<ImportPlan, 'moves'> {
  const { before } = draft;
  if (before && Object.keys(body).length === 0) return {};
  const schema = before ? calls['PUT /office/products/{id}'].body : calls['POST /office/products'].body;
  const parsed = schema.safeParse(before ? { ...body, version: 1 } : body, { error: plainly });
  const first = own ?? wishRows[0];
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [field, index, inner] = path;
    const isChoice = field === 'variations' && typeof index === 'number';
    const row = isChoice ? wishRows[index] : first;
    const column =
      field === 'questions' && typeof index === 'number'
        ? questionColumn(questionNumbers[index] ?? 1, questionFieldOf(inner))
        : columnOfField(String((isChoice ? inner : field) ?? ''));
    const isKnown = draft.errors.some((one) => one.row === row?.row && one.column === column);
    if (row && !isKnown) draft.fail(row, column, message);
  }
  return before ? { change: body } : { create: body as NewProduct };
}
