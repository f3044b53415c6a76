import { MOST_QUESTIONS } from './questions.ts';
import { MOST_OPTIONS } from './variation-options.ts';

/** The rows of a sheet of products that fill a column. */
type On = 'product' | 'variation' | 'both';

const range = <T>(count: number, of: (n: number) => T) =>
  Array.from({ length: count }, (_, index) => of(index + 1));

export const optionName = (n: number) => `option_${n}_name`;
export const optionValue = (n: number) => `option_${n}_value`;

/** The columns of each question of a product. */
const QUESTION_FIELDS = ['title', 'answer', 'role', 'description', 'options'] as const;
export type QuestionField = (typeof QUESTION_FIELDS)[number];
export const questionColumn = (n: number, field: QuestionField) => `question_${n}_${field}`;
/** The number of the question that a column is about. */
export function questionAt(column: string): number | undefined {
  const [, n] = QUESTION.exec(column) ?? [];
  return n === undefined ? undefined : Number(n);
}
const QUESTION = /^question_(\d+)_/;
const questionColumns = (count: number) =>
  range(count, (n) => QUESTION_FIELDS.map((field) => questionColumn(n, field))).flat();

/** The columns of a sheet of products in their order, and which rows fill them. They are called as in the API. */
const COLUMNS: readonly (readonly [name: string, on: On])[] = [
  ['product_id', 'both'],
  ['variation_id', 'variation'],
  ['parent_sku', 'variation'],
  ['sku', 'both'],
  ['name', 'product'],
  ['slug', 'product'],
  ['line', 'product'],
  ['business', 'product'],
  ['published', 'product'],
  ['category', 'product'],
  ['brand', 'product'],
  ['model', 'product'],
  ...range(MOST_OPTIONS, (n) => [
    [optionName(n), 'product'] as const,
    [optionValue(n), 'variation'] as const,
  ]).flat(),
  ['product_condition', 'both'],
  ['regular_price', 'both'],
  ['sale_price', 'both'],
  ['is_on_sale', 'both'],
  ['cost_price', 'both'],
  ['raw_status', 'both'],
  ['is_available', 'both'],
  ['stock_status', 'both'],
  ['stock', 'both'],
  ['stock_was', 'both'],
  ['is_trade_in', 'both'],
  ['cash_trade_in_value', 'both'],
  ['voucher_trade_in_value', 'both'],
  ['is_default', 'variation'],
  ['is_active', 'variation'],
  ['length', 'product'],
  ['width', 'product'],
  ['height', 'product'],
  ['weight', 'product'],
  ['warranty_policy', 'product'],
  ['return_policy', 'product'],
  ['warranty', 'product'],
  ['sim', 'product'],
  ['network', 'product'],
  ['carrier_option', 'product'],
  ['misc_color', 'product'],
  ['misc_quality', 'product'],
  ['misc_series', 'product'],
  ['misc_type', 'product'],
  ['pictures', 'product'],
  ['box', 'product'],
  ['description', 'product'],
];

/** An optional column: yes archives a product, or removes a variation. Exported files don't have it. */
export const DELETE = 'delete';
/** Columns that the list of failed rows adds. They are accepted in the next file. */
export const NOTES = ['import_row', 'import_error'] as const;

const FIELD = /^field: (.+)$/;
export const fieldColumn = (label: string) => `field: ${label}`;
export const fieldLabel = (column: string): string | undefined => FIELD.exec(column)?.[1];

const ON = new Map<string, On>([
  ...COLUMNS,
  ...questionColumns(MOST_QUESTIONS).map((column) => [column, 'product'] as const),
  [DELETE, 'both'],
]);

/** The columns of an export, in order, for so many questions. Custom fields follow, each as a column of its own. */
export const sheetColumns = ({
  hasCost,
  hasBusiness,
  questions,
}: {
  hasCost: boolean;
  hasBusiness: boolean;
  questions: number;
}): string[] => [
  ...COLUMNS.flatMap(([name]) =>
    (name === 'cost_price' && !hasCost) || (name === 'business' && !hasBusiness) ? [] : name,
  ),
  ...questionColumns(questions),
];

/** Whether rows of this kind fill a column. */
export const isFilledBy = (column: string, kind: 'product' | 'variation'): boolean => {
  const on = fieldLabel(column) === undefined ? ON.get(column) : 'product';
  return on === 'both' || on === kind;
};

/** How a header names a column: 'Regular price' is regular_price. Custom fields keep their label. */
export function columnOf(head: string): string {
  const text = head.trim();
  const [, label] = /^field:\s*(.+)$/i.exec(text) ?? [];
  return label === undefined ? text.toLowerCase().replaceAll(/[\s-]+/g, '_') : fieldColumn(label);
}

/** How the columns of a file are read. */
export interface SheetHead {
  /** In the order of the file; empty for a column that changes nothing. */
  columns: string[];
  /** Columns that change nothing, as the file calls them. */
  ignored: string[];
}

/** Reads the header of a file, or returns its error. */
export function readHead(cells: readonly string[], fields: readonly string[]): SheetHead | { error: string } {
  const isKnown = (column: string) => {
    const label = fieldLabel(column);
    return label === undefined ? ON.has(column) : fields.includes(label);
  };
  const columns = cells.map((cell) => (isKnown(columnOf(cell)) ? columnOf(cell) : ''));
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  if (twice !== undefined) return { error: `The column ${twice} is there twice.` };
  if (!columns.some((column) => KEYS.includes(column)))
    return {
      error:
        'The first row must name the columns, such as sku and regular_price. An export shows all of them.',
    };
  const isNote = (cell: string) => (NOTES as readonly string[]).includes(columnOf(cell));
  return {
    columns,
    ignored: cells.filter((cell, index) => columns[index] === '' && !isNote(cell) && cell.trim() !== ''),
  };
}

/** A row is found by one of these columns, so a file needs at least one. */
const KEYS = ['product_id', 'variation_id', 'sku', 'slug', 'name'];

/** The rows of a file may hold at most this many cells, and a file this many rows. */
export const MOST_SHEET_COLUMNS = 300;
export const MOST_SHEET_ROWS = 50_000;
export const SHEET_BYTES = 20 * 1024 * 1024;
