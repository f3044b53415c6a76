import { isDeepStrictEqual } from 'node:util';
import type { OfficeProduct, OfficeVariation } from '#contract/products-office-shapes.ts';
import { readYesOrNo } from '#rules/csv/values.ts';
import { priceJump } from '#rules/money/price-jump.ts';
import type { FileRow, RowChange, RowError } from './import-items.reads.ts';
import type { SheetField } from './import-fields.writes.ts';
import type { SheetLists } from './sheet-lists.reads.ts';
import type { ProductSheet, SheetCells } from './sheet.reads.ts';
import { sheetOf } from './sheet.reads.ts';

const TWO_LINES = /\r\n?/g;
/** Spreadsheets change the ends of lines inside a cell. */
export const sameText = (one: string, other: string) =>
  one === other || one.replaceAll(TWO_LINES, '\n') === other.replaceAll(TWO_LINES, '\n');

/** Collects the changes of the rows of one product, and their errors. */
export class ImportDraft {
  readonly errors: RowError[] = [];
  readonly changes: RowChange[] = [];
  readonly lists: SheetLists;
  readonly before: OfficeProduct | undefined;
  readonly #sheet: ProductSheet | undefined;

  constructor(before: OfficeProduct | undefined, lists: SheetLists) {
    this.before = before;
    this.lists = lists;
    this.#sheet = before && sheetOf(before, lists);
  }

  fail({ row }: FileRow, column: string | null, text: string): void {
    this.errors.push({ row, column, text });
  }

  note({ row }: FileRow, column: string, before: string, after: string, warning?: string): void {
    this.changes.push({ row, column, before, after, ...(warning && { warning }) });
  }

  /** The cells that an export would write into this row now; undefined for a new product or variation. */
  cellsNow(row: FileRow, variation?: OfficeVariation): SheetCells | undefined {
    if (row.kind === 'product') return this.#sheet?.product;
    return variation && (this.#sheet?.variations.get(variation.id) ?? {});
  }

  /** Reads the plain fields of a row. Fields that equal the stored ones are left out. */
  fieldsOf(
    row: FileRow,
    fields: Readonly<Record<string, SheetField>>,
    now: { cells: SheetCells; facts: object } | undefined,
  ): Record<string, unknown> {
    const given: Record<string, unknown> = {};
    for (const [column, cell] of Object.entries(row.cells)) {
      const how = fields[column];
      if (!how) continue;
      const was = now?.cells[column] ?? '';
      if (now ? sameText(cell, was) : cell.trim() === '') continue;
      const read = this.#read(cell, how);
      if ('error' in read) this.fail(row, column, read.error);
      else if (!now || !isDeepStrictEqual(read.value, factOf(now.facts, how.field))) {
        given[how.field] = read.value;
        const before = how.isPrice && now ? factOf(now.facts, how.field) : null;
        this.note(row, column, was, cell, jumpIn(before, read.value));
      }
    }
    return given;
  }

  #read(cell: string, { read, empty }: SheetField) {
    if (cell.trim() !== '') return read(cell, this.lists);
    return empty ?? { error: 'Required' };
  }

  /** yes or no in a cell; undefined for an empty cell. */
  flagIn(row: FileRow, column: string): boolean | undefined {
    const cell = row.cells[column] ?? '';
    if (cell.trim() === '') return undefined;
    const read = readYesOrNo(cell);
    if ('value' in read) return read.value;
    this.fail(row, column, read.error);
    return undefined;
  }
}

/** Why a price may be a mistake. */
const jumpIn = (before: unknown, after: unknown) =>
  typeof before === 'number' && typeof after === 'number' ? priceJump(before, after) : undefined;

/** A fact as a change would write it. Pictures are read with more than that. */
function factOf(facts: object, field: string): unknown {
  const value = (facts as Record<string, unknown>)[field];
  return field === 'product_images'
    ? (value as OfficeProduct['product_images']).map(({ imageName, term_id }) => ({ imageName, term_id }))
    : value;
}
