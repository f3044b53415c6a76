import type { Doc } from '#demo/art/lib/doc.ts';
import { rect } from '#demo/art/lib/svg.ts';

/** Rows of ventilation slots in a rectangle, each with a lit lower lip. */
export function ventField(
  d: Doc,
  x: number,
  y: number,
  w: number,
  h: number,
  pitch: number,
  hole = '#0d0d0e',
): string {
  const rows = Math.floor(h / pitch);
  const slot = d.lin([
    [0, '#000000'],
    [0.6, hole],
    [1, '#6a6d72'],
  ]);
  return Array.from({ length: rows }, (_, i) =>
    rect(x, y + i * pitch, w, pitch * 0.56, pitch * 0.28, { fill: slot }),
  ).join('');
}
