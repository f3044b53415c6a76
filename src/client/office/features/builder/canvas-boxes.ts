import { spotAfter } from './moves.ts';
import type { PlacedRows, Spot } from './placed.ts';

/** A rectangle in pixels of a window. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A section on the canvas: where it stands on the page, and on the screen. */
export interface Box extends Rect {
  spot: Required<Pick<Spot, 'position' | 'row'>> & { at: number; columns: number };
  key: number;
}

/** The share of a section at its left and right edge where something is put beside it. */
const BESIDE = 0.15;

/** Where a thing that is dropped at this point goes, and the line that shows it. */
export function dropOnBoxes(
  boxes: readonly Box[],
  x: number,
  y: number,
): { spot: Spot; line: Rect } | undefined {
  const box = nearest(boxes, y, x);
  if (!box) return undefined;
  const { left, top, width, height, spot } = box;
  const across = (x - left) / width;
  if (y >= top && y <= top + height && (across < BESIDE || across > 1 - BESIDE)) {
    const isAfter = across > 0.5;
    return {
      spot: { position: spot.position, row: spot.row, at: spot.at + (isAfter ? 1 : 0) },
      line: { left: (isAfter ? left + width : left) - 1, top, width: 2, height },
    };
  }
  const isBelow = y > top + height / 2;
  return {
    spot: { position: spot.position, row: spot.row + (isBelow ? 1 : 0) },
    line: { left, top: (isBelow ? top + height : top) - 1, width, height: 2 },
  };
}

/** Where a thing goes that is dropped on a page without a section in sight, and a line below what it shows. */
export function dropOnBare(rows: PlacedRows, content: Rect): { spot: Spot; line: Rect } | undefined {
  const spot = spotAfter(rows, undefined);
  const { left, top, width, height } = content;
  return spot && { spot, line: { left, top: top + height - 1, width, height: 2 } };
}

const distance = (from: number, length: number, to: number) => Math.max(from - to, to - from - length, 0);

const nearest = (boxes: readonly Box[], y: number, x: number) =>
  boxes
    .map((box) => ({
      box,
      far: distance(box.top, box.height, y) * 10_000 + distance(box.left, box.width, x),
    }))
    .toSorted((a, b) => a.far - b.far)[0]?.box;

/** The sections of the canvas by their names in it. */
export const spotsByName = (
  rows: PlacedRows,
  nameOf: (row: number, at: number) => string,
): Map<string, Pick<Box, 'spot' | 'key'>> =>
  new Map(
    rows.flatMap(({ position, rows: lines }) =>
      lines.flatMap((line, row) =>
        line.sections.map(
          ({ key }, at) =>
            [
              nameOf(line.key, at),
              { key, spot: { position, row, at, columns: line.sections.length } },
            ] as const,
        ),
      ),
    ),
  );
