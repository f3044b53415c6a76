import { glyph } from '../lib/icons.ts';
import { arc, squircle } from '../lib/shapes.ts';
import { circle, path, rect, text } from '../lib/svg.ts';
import type { Layer } from './layer.ts';

const DIGITS: readonly (readonly string[])[] = [
  ['111', '101', '111', '001', '111'],
  ['0', '1', '0', '1', '0'],
  ['101', '101', '111', '001', '001'],
  ['010', '110', '010', '010', '111'],
];
const PITCH = 1.35;

/** 9:41 in dots. */
function clock({ x, y, w, h, unit: k }: Layer): string {
  const dot = 2.75 * k;
  const dots: string[] = [];
  let left = x + w * 0.17;
  for (const rows of DIGITS) {
    rows.forEach((row, line) => {
      [...row].forEach((bit, column) => {
        if (bit === '1') {
          dots.push(
            circle(left + column * dot * PITCH, y + h * 0.2 + line * dot * PITCH, dot * 0.56, {
              fill: '#fff',
            }),
          );
        }
      });
    });
    left += (rows[0]?.length ?? 0) * dot * PITCH + dot;
  }
  const date = { fill: '#fff', fillOpacity: 0.85, fontWeight: 500, letterSpacing: 0.5 };
  return dots.join('') + text(x + w * 0.16, y + h * 0.2 + dot * 8.6, 'TUE 9 SEP', 2.6 * k, date);
}

/** Dot-matrix clock, a ring, a card and four plain buttons. */
export function dotMatrix(layer: Layer): string {
  const { x, y, w, h, unit: k } = layer;
  const size = 11 * k;
  const gap = (w - 4 * size) / 5;
  const middle = y + h * 0.6;
  const panel = { fill: '#0c0d0f', fillOpacity: 0.55 };
  const buttons = Array.from({ length: 4 }, (_, i) => {
    const cx = x + gap + i * (size + gap) + size / 2;
    const cy = y + h - 14 * k;
    return (
      circle(cx, cy, size / 2, { fill: i === 1 ? '#e5322d' : '#191a1c' }) +
      glyph(cx, cy, size * 0.83, i * 3 + 1)
    );
  });
  return [
    clock(layer),
    circle(x + w * 0.27, middle, w * 0.19, panel),
    path(arc(x + w * 0.27, middle, w * 0.145, -90, 160), {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 1.3,
      strokeLinecap: 'round',
    }),
    text(x + w * 0.27, middle + 1.1 * k, '72%', 3.2 * k, {
      fill: '#fff',
      fontWeight: 500,
      textAnchor: 'middle',
    }),
    path(squircle(x + w * 0.53, middle - w * 0.19, w * 0.38, w * 0.38, 5 * k), panel),
    text(x + w * 0.58, middle, '19°', 7 * k, { fill: '#fff', fontWeight: 300 }),
    rect(x + w * 0.58, middle + 3.6 * k, w * 0.2, k, 0.5 * k, { fill: '#fff', fillOpacity: 0.4 }),
    ...buttons,
  ].join('');
}
