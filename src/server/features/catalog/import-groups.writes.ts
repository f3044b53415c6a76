import { optionValue } from '#rules/catalog/sheet-columns.ts';
import { MOST_OPTIONS } from '#rules/catalog/variation-options.ts';
import type { FileRow, RowError } from './import-items.reads.ts';
import type { SheetCells } from './sheet.reads.ts';

/**
 * The products and variations that the rows of a file may refer to: those of the office, by each key that a
 * row may have.
 */
export interface KnownThings {
  productIds: ReadonlySet<number>;
  productBySku: ReadonlyMap<string, number>;
  /** By line and slug, such as `buy usb-c-cable`. */
  productBySlug: ReadonlyMap<string, number>;
  productOfVariation: ReadonlyMap<number, number>;
  productOfVariationSku: ReadonlyMap<string, number>;
}

/** The rows of one product. */
export interface FileItem {
  productId: number | null;
  rows: FileRow[];
  errors: RowError[];
}

const cellOf = (cells: SheetCells, column: string) => (cells[column] ?? '').trim();
export const slugKey = (cells: SheetCells) =>
  `${cellOf(cells, 'line').toLowerCase() || 'buy'} ${cellOf(cells, 'slug')}`;
export const idIn = (cell: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : undefined;

const OPTION_VALUES = Array.from({ length: MOST_OPTIONS }, (_, index) => optionValue(index + 1));

/** Whether a row is about a variation. A row with a SKU alone may be about either. */
function isOfVariation(cells: SheetCells, known: KnownThings): boolean {
  if ([...OPTION_VALUES, 'variation_id', 'parent_sku'].some((column) => cellOf(cells, column) !== ''))
    return true;
  const sku = cellOf(cells, 'sku');
  return (
    cellOf(cells, 'product_id') === '' &&
    cellOf(cells, 'name') === '' &&
    !known.productBySku.has(sku) &&
    known.productOfVariationSku.has(sku)
  );
}

/** The subject of a row: a product of the shop, a product that the file creates, or an error. */
type Meant = { id: number } | { key: string } | { column: string; error: string };

/** Groups the rows of a file by product, in their order. Reports every row without a known product. */
export function groupRows(
  rows: readonly { row: number; cells: SheetCells }[],
  known: KnownThings,
): FileItem[] {
  const items = new Map<string, FileItem>();
  const told = rows.map(({ row, cells }): FileRow => ({
    row,
    kind: isOfVariation(cells, known) ? 'variation' : 'product',
    cells,
  }));
  const bySku = new Map<string, Meant>();
  for (const row of told) {
    const sku = cellOf(row.cells, 'sku');
    if (row.kind === 'product' && sku !== '' && !bySku.has(sku)) bySku.set(sku, meantProduct(row, known));
  }
  for (const row of told) {
    const meant = row.kind === 'product' ? meantProduct(row, known) : meantParent(row, known, bySku);
    const key = 'id' in meant ? `id ${meant.id}` : 'key' in meant ? meant.key : `row ${row.row}`;
    const item = items.get(key) ?? { productId: 'id' in meant ? meant.id : null, rows: [], errors: [] };
    items.set(key, item);
    if ('error' in meant) item.errors.push({ row: row.row, column: meant.column, text: meant.error });
    const first = row.kind === 'product' && item.rows.find(({ kind }) => kind === 'product');
    if (first)
      item.errors.push({ row: row.row, column: null, text: `Row ${first.row} is about the same product` });
    item.rows.push(row);
  }
  const all = [...items.values()];
  nameDoubles(all);
  return all;
}

/** A product and a variation may share a SKU since long ago. A row with nothing else to tell them apart is wrong. */
const isAmbiguous = (cells: SheetCells, known: KnownThings) => {
  const sku = cellOf(cells, 'sku');
  return cellOf(cells, 'name') === '' && known.productBySku.has(sku) && known.productOfVariationSku.has(sku);
};

function meantProduct({ row, cells }: FileRow, known: KnownThings): Meant {
  const given = cellOf(cells, 'product_id');
  const sku = cellOf(cells, 'sku');
  if (given !== '') {
    const id = idIn(given);
    return id !== undefined && known.productIds.has(id)
      ? { id }
      : { column: 'product_id', error: `You have no product with the id ${given.slice(0, 40)}` };
  }
  if (isAmbiguous(cells, known))
    return {
      column: 'sku',
      error: 'A product and a variation have this SKU. Say which one you mean, by product_id or variation_id',
    };
  const found = known.productBySku.get(sku) ?? known.productBySlug.get(slugKey(cells));
  if (found !== undefined) return { id: found };
  if (cells['name'] === undefined)
    return {
      column: 'sku',
      error: 'You have no product with this SKU. A new one needs name, category, brand and regular_price',
    };
  return { key: sku === '' ? `new row ${row}` : `new ${sku}` };
}

function meantParent({ cells }: FileRow, known: KnownThings, bySku: ReadonlyMap<string, Meant>): Meant {
  const variation = cellOf(cells, 'variation_id');
  const product = cellOf(cells, 'product_id');
  const parent = cellOf(cells, 'parent_sku');
  if (variation !== '') {
    const id = known.productOfVariation.get(idIn(variation) ?? 0);
    if (id === undefined)
      return { column: 'variation_id', error: `You have no variation with the id ${variation.slice(0, 40)}` };
    return product === '' || idIn(product) === id
      ? { id }
      : { column: 'product_id', error: `The variation ${variation} belongs to another product` };
  }
  if (product !== '') {
    const id = idIn(product);
    return id !== undefined && known.productIds.has(id)
      ? { id }
      : { column: 'product_id', error: `You have no product with the id ${product.slice(0, 40)}` };
  }
  if (parent !== '') {
    const id = known.productBySku.get(parent);
    return (
      bySku.get(parent) ??
      (id === undefined
        ? {
            column: 'parent_sku',
            error: 'You have no product with this SKU, and no row of the file creates it',
          }
        : { id })
    );
  }
  const id = known.productOfVariationSku.get(cellOf(cells, 'sku'));
  return id === undefined
    ? { column: 'parent_sku', error: 'Say which product it belongs to, by parent_sku or product_id' }
    : { id };
}

/** Two rows of a kind with one SKU, or two products with one slug: only the first can have it. */
function nameDoubles(items: readonly FileItem[]): void {
  const seen = new Map<string, number>();
  for (const { rows, errors } of items) {
    for (const { row, kind, cells } of rows) {
      const sku = cellOf(cells, 'sku');
      const names = [
        ...(sku === '' ? [] : [['sku', `${kind} ${sku}`] as const]),
        ...(kind === 'product' && cellOf(cells, 'slug') !== '' ? [['slug', slugKey(cells)] as const] : []),
      ];
      for (const [column, key] of names) {
        const first = seen.get(key);
        if (first === undefined) seen.set(key, row);
        else if (!errors.some((one) => one.row === row && one.column === null))
          errors.push({
            row,
            column,
            text: `Row ${first} has the same ${column === 'sku' ? 'SKU' : column}`,
          });
      }
    }
  }
}
