import type { SheetCells } from './sheet.reads.ts';

/** A row of a file, with the cells of the columns that are known. */
export interface FileRow {
  row: number;
  kind: 'product' | 'variation';
  cells: SheetCells;
}

export interface RowError {
  row: number;
  column: string | null;
  text: string;
}

export interface RowChange {
  row: number;
  column: string;
  before: string;
  after: string;
  /** Why it may be a mistake. */
  warning?: string;
}

/** A row as the table keeps it: its cells in the order of the import's columns. */
export interface KeptRow {
  row: number;
  kind: FileRow['kind'];
  cells: string[];
}

export const keptRow = ({ row, kind, cells }: FileRow, columns: readonly string[]): KeptRow => ({
  row,
  kind,
  cells: columns.map((column) => cells[column] ?? ''),
});

export const fileRow = ({ row, kind, cells }: KeptRow, columns: readonly string[]): FileRow => ({
  row,
  kind,
  cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
});
