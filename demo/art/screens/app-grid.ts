import { at } from '../lib/doc.ts';
import { appIcon } from '../lib/icons.ts';
import { PALETTES } from '../lib/palettes.ts';
import { squircle } from '../lib/shapes.ts';
import { circle, path, rect, text } from '../lib/svg.ts';
import type { Layer } from './layer.ts';

const COLUMNS = 4;

/** Two widgets, four rows of icons and a dock. */
export function appGrid({ d, x, y, w, h, unit: k, palette }: Layer): string {
  const [, mid, accent] = PALETTES[palette];
  const size = 9.6 * k;
  const gap = (w - COLUMNS * size) / (COLUMNS + 1);
  const column = (i: number): number => x + gap + i * (size + gap);
  const widget = size * 2 + gap;
  const top = y + 10 * k;
  const left = column(0);
  const right = column(2);
  const greyLine = { fill: '#d8dae0' };
  const weather =
    path(squircle(left, top, widget, widget, 4.4 * k), {
      fill: d.diag([at(0, accent), at(1, mid)]),
      fillOpacity: 0.95,
    }) +
    text(left + 2.6 * k, y + 15.4 * k, 'London', 2.5 * k, { fill: '#fff', fontWeight: 560 }) +
    text(left + 2.4 * k, y + 22.4 * k, '19°', 7 * k, { fill: '#fff', fontWeight: 320 }) +
    circle(left + 3.6 * k, y + 26.6 * k, 1.1 * k, { fill: '#ffd84a' }) +
    text(left + 6 * k, y + 27.4 * k, 'Sunny', 2.1 * k, { fill: '#fff', fontWeight: 520 });
  const calendar =
    path(squircle(right, top, widget, widget, 4.4 * k), { fill: '#fff', fillOpacity: 0.92 }) +
    text(right + 2.6 * k, y + 15 * k, 'TUE', 2.2 * k, { fill: '#e5383b', fontWeight: 640 }) +
    text(right + 2.4 * k, y + 22.6 * k, '9', 8 * k, { fill: '#15161a', fontWeight: 360 }) +
    rect(right + 2.6 * k, y + 25.4 * k, 11 * k, 0.9 * k, 0.4 * k, greyLine) +
    rect(right + 2.6 * k, y + 27.2 * k, 7 * k, 0.9 * k, 0.4 * k, greyLine);
  const icons = Array.from({ length: 4 * COLUMNS }, (_, i) => {
    const ix = column(i % COLUMNS);
    const iy = y + 39 * k + Math.floor(i / COLUMNS) * (size + 6.6 * k);
    const label = rect(ix + size * 0.2, iy + size + 1.3 * k, size * 0.6, 1.05 * k, 0.5 * k, {
      fill: '#fff',
      fillOpacity: 0.75,
    });
    return appIcon(d, ix, iy, size, i) + label;
  });
  const dock = Array.from({ length: COLUMNS }, (_, i) =>
    appIcon(d, column(i), y + h - 14.2 * k, size, i + 17),
  );
  return [
    weather,
    calendar,
    ...icons,
    path(squircle(x + gap * 0.45, y + h - 17 * k, w - gap * 0.9, 15.2 * k, 6.2 * k), {
      fill: '#fff',
      fillOpacity: 0.28,
    }),
    ...dock,
  ].join('');
}
