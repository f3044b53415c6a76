import { expect, it } from 'vitest';
import { dropOnBare, dropOnBoxes, type Box } from './canvas-boxes.ts';

const box = (row: number, top: number, more: Partial<Box> = {}): Box => ({
  key: row,
  spot: { position: 'top', row, at: 0, columns: 1 },
  left: 0,
  width: 600,
  height: 100,
  top,
  ...more,
});

/** Two rows with a gap between them. */
const boxes = [box(0, 0), box(1, 140)];

it.each([
  ['the upper half of a section', 300, 20, { position: 'top', row: 0 }],
  ['its lower half', 300, 80, { position: 'top', row: 1 }],
  ['the gap, nearer to the first', 300, 110, { position: 'top', row: 1 }],
  ['the gap, nearer to the second', 300, 130, { position: 'top', row: 1 }],
  ['below everything', 300, 900, { position: 'top', row: 2 }],
  ['the left edge', 10, 50, { position: 'top', row: 0, at: 0 }],
  ['the right edge', 590, 190, { position: 'top', row: 1, at: 1 }],
])('a drop on %s', (_, x, y, spot) => {
  expect(dropOnBoxes(boxes, x, y)?.spot).toEqual(spot);
});

it('a drop on a page without sections goes where a picked design goes, and a line at its end shows it', () => {
  expect(dropOnBoxes([], 10, 10)).toBeUndefined();
  const content = { left: 0, top: 80, width: 600, height: 200 };
  const rows = [
    { position: 'top', rows: [] },
    { position: 'bottom', rows: [] },
  ] as const;
  expect(dropOnBare(rows, content)).toEqual({
    spot: { position: 'top', row: 0 },
    line: { left: 0, top: 279, width: 600, height: 2 },
  });
});
