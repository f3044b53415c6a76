import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { withChange } from '#rules/money/price-change.ts';
import { readCount, readPounds } from './figures.tsx';
import { cellField, cellText, type Cell, type CellField, type CellValues } from './variation-cells.ts';
import type { VariationRow } from './variation-rows-of.ts';

export type FillWay = 'set' | 'add' | 'percent';
export interface Fill {
  cell: Exclude<Cell, 'sku'>;
  way: FillWay;
  text: string;
}

/** The new text of one cell; undefined if it stays as it is. */
function filled(before: string, { cell, way, text }: Fill): string | undefined {
  if (cell === 'on') return text === 'yes' ? 'yes' : 'no';
  if (cell === 'stock') {
    if (before === 'yes' || before === 'no') return undefined;
    const count = way === 'set' ? Number(text) : (readCount(before) ?? 0) + Number(text);
    return readCount(String(Math.max(0, count))) === undefined ? undefined : String(Math.max(0, count));
  }
  if (way === 'set') return text.trim() === '' ? '' : readPounds(text)?.toFixed(2);
  const price = readPounds(before);
  if (price === undefined) return undefined;
  const after = withChange(
    { regular: penceFromPounds(price), sale: null, isOnSale: false },
    { how: way, amount: Number(text), round: 'none', keeps_was: false },
  );
  return after && poundsFromPence(pence(after.regular)).toFixed(2);
}

/** Whether the amount can be read. An empty offer or cost clears the column. */
export function canFill({ cell, way, text }: Fill): boolean {
  if (cell === 'on') return true;
  if (cell === 'stock')
    return way === 'set' ? readCount(text) !== undefined : /^[+-]?\d{1,7}$/.test(text.trim());
  if (way === 'set') return readPounds(text) !== undefined || (text.trim() === '' && cell !== 'price');
  return /^[+-]?\d{1,7}(?:\.\d{1,2})?$/.test(text.trim()) && Number(text) !== 0;
}

/** The changed cells of a column for these rows. */
export function fillColumn(
  rows: readonly VariationRow[],
  values: CellValues,
  fill: Fill,
): Partial<Record<CellField, string>> {
  const changes: Partial<Record<CellField, string>> = {};
  for (const row of rows) {
    const next = filled(cellText(values, row, fill.cell).trim(), fill);
    if (next !== undefined) changes[cellField(row.key, fill.cell)] = next;
  }
  return changes;
}
