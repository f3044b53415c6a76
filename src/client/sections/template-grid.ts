/** SPEC section 9: the page builder's grid has 12 columns, and 6 of the mosaic's on small screens. */
const COLUMNS = 12;
const SMALL_COLUMNS = 6;
const MOSAIC_SPAN = 6;
const MOST_ROWS = 4;

const within = (value: number | undefined, standard: number, most: number) =>
  value !== undefined && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : standard;

/** The columns of a section in a row. Default: all. */
export function columnsOf(value: number | undefined): number {
  return within(value, COLUMNS, COLUMNS);
}

export interface MosaicCell {
  columns: number;
  /** Of six columns, on small screens. */
  smallColumns: number;
  rows: number;
}

export function mosaicCell(grid: { cols?: number | undefined; rows?: number | undefined } = {}): MosaicCell {
  const columns = within(grid.cols, MOSAIC_SPAN, COLUMNS);
  return { columns, smallColumns: Math.min(columns, SMALL_COLUMNS), rows: within(grid.rows, 1, MOST_ROWS) };
}

/** Groups cells whose columns fit into the grid side by side. Each group is one slide. */
export function packCells<T extends { grid_col_value?: number | undefined }>(cells: readonly T[]): T[][] {
  const groups: T[][] = [];
  let room = 0;
  for (const cell of cells) {
    const columns = columnsOf(cell.grid_col_value);
    const last = groups.at(-1);
    if (last && columns <= room) last.push(cell);
    else {
      groups.push([cell]);
      room = COLUMNS;
    }
    room -= columns;
  }
  return groups;
}
