import { describe, expect, it } from 'vitest';
import { columnsOf, mosaicCell, packCells } from './template-grid.ts';

describe('the grid of the page builder', () => {
  it.each([
    [undefined, 12],
    [1, 1],
    [6, 6],
    [12, 12],
    [13, 12],
    [0, 12],
    [-3, 12],
    [2.5, 12],
    [Number.NaN, 12],
  ])('gives %s columns as %d', (value, columns) => {
    expect(columnsOf(value)).toBe(columns);
  });

  it.each([
    [undefined, { columns: 6, smallColumns: 6, rows: 1 }],
    [{}, { columns: 6, smallColumns: 6, rows: 1 }],
    [
      { cols: 3, rows: 2 },
      { columns: 3, smallColumns: 3, rows: 2 },
    ],
    [{ cols: 12 }, { columns: 12, smallColumns: 6, rows: 1 }],
    [
      { cols: 40, rows: 40 },
      { columns: 12, smallColumns: 6, rows: 4 },
    ],
    [
      { cols: 0, rows: 0 },
      { columns: 6, smallColumns: 6, rows: 1 },
    ],
  ])('gives the mosaic cell %j its place', (grid, cell) => {
    expect(mosaicCell(grid)).toEqual(cell);
  });

  it.each<[(number | undefined)[], number[][]]>([
    [[], []],
    [
      [undefined, undefined],
      [[12], [12]],
    ],
    [
      [6, 6, 12],
      [[6, 6], [12]],
    ],
    [
      [8, 6, 4],
      [[8], [6, 4]],
    ],
    [
      [4, 4, 4, 4],
      [[4, 4, 4], [4]],
    ],
  ])('packs cells of %j columns into slides', (columns, slides) => {
    const cells = columns.map((grid_col_value) => ({ grid_col_value }));
    expect(packCells(cells).map((slide) => slide.map((cell) => columnsOf(cell.grid_col_value)))).toEqual(
      slides,
    );
  });
});
