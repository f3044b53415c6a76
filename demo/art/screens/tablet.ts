import { at, type Doc } from '../lib/doc.ts';
import { appIcon, roundIcon } from '../lib/icons.ts';
import { PALETTES, type PaletteName } from '../lib/palettes.ts';
import { squircle } from '../lib/shapes.ts';
import { circle, num, path, rect, text } from '../lib/svg.ts';
import type { Area } from '../lib/wallpaper.ts';

const COLUMNS = 6;

interface Layer extends Area {
  readonly d: Doc;
  readonly palette: PaletteName;
  readonly ink: string;
}

/** Size of everything: width / 160. */
const unitOf = ({ w }: Area): number => w / 160;

const statusLine = ({ x, y, w, ink }: Layer, k: number): string =>
  text(x + 7 * k, y + 6.6 * k, '9:41  Tue 9 Sep', 3.4 * k, { fill: ink, fontWeight: 600 }) +
  rect(x + w - 14 * k, y + 4 * k, 7 * k, 3.2 * k, k, { fill: ink }) +
  rect(x + w - 6.6 * k, y + 5 * k, 0.6 * k, 1.2 * k, 0.3 * k, { fill: ink });

/** Weather, clock and activity over three rows of icons, and a dock. */
export function widgets(layer: Layer): string {
  const { d, x, y, w, h, palette } = layer;
  const k = unitOf(layer);
  const [, mid, accent] = PALETTES[palette];
  const size = 14.5 * k;
  const gap = (w - COLUMNS * size) / (COLUMNS + 1);
  const column = (i: number): number => x + gap + i * (size + gap);
  const side = size * 2 + gap;
  const top = y + 18 * k;
  const card = (i: number): string => squircle(column(i), top, side, side, 6 * k);
  const dial = { x: column(2) + side / 2, y: top + side / 2 };
  const hands =
    `M${num(dial.x)} ${num(dial.y)}V${num(top + side * 0.2)}` +
    `M${num(dial.x)} ${num(dial.y)}L${num(column(2) + side * 0.7)} ${num(top + side * 0.6)}`;
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return circle(dial.x + Math.cos(angle) * side * 0.34, dial.y + Math.sin(angle) * side * 0.34, 0.55 * k, {
      fill: '#8a8f98',
    });
  });
  const bars = [0.2, 0.5, 0.35, 0.8, 0.6, 0.42, 0.7].map((share, i) =>
    rect(
      column(4) + (5 + i * 4.5) * k,
      top + side * 0.86 - share * side * 0.55,
      2.7 * k,
      share * side * 0.55,
      1.2 * k,
      {
        fill: i === 3 ? accent : '#5b6270',
      },
    ),
  );
  const icons = Array.from({ length: 3 * COLUMNS }, (_, i) => {
    const ix = column(i % COLUMNS);
    const iy = y + 74 * k + Math.floor(i / COLUMNS) * (size + 11 * k);
    const label = rect(ix + size * 0.22, iy + size + 2 * k, size * 0.56, 1.5 * k, 0.7 * k, {
      fill: '#fff',
      fillOpacity: 0.8,
    });
    return appIcon(d, ix, iy, size, i + 2) + label;
  });
  const dock = size * 6.4 + gap * 1.6;
  const dockLeft = x + w / 2 - dock / 2;
  const docked = Array.from({ length: 6 }, (_, i) =>
    appIcon(
      d,
      dockLeft + 3 * k + i * (size + (dock - 6 * k - 6 * size) / 5),
      y + h - 23 * k,
      size,
      i * 2 + 1,
    ),
  );
  return [
    statusLine(layer, k),
    path(card(0), { fill: d.diag([at(0, accent), at(1, mid)]) }),
    text(column(0) + 4.4 * k, y + 28 * k, 'London', 4 * k, { fill: '#fff', fontWeight: 560 }),
    text(column(0) + 4 * k, y + 41 * k, '19°', 12 * k, { fill: '#fff', fontWeight: 300 }),
    circle(column(0) + 6.2 * k, y + 47.6 * k, 1.8 * k, { fill: '#ffd84a' }),
    text(column(0) + 10 * k, y + 48.9 * k, 'Sunny', 3.4 * k, { fill: '#fff', fontWeight: 520 }),
    path(card(2), { fill: '#fff', fillOpacity: 0.94 }),
    circle(dial.x, dial.y, side * 0.4, { fill: '#f1f2f4' }),
    ...ticks,
    path(hands, { fill: 'none', stroke: '#17181b', strokeWidth: 1.3 * k, strokeLinecap: 'round' }),
    path(card(4), { fill: '#14161b', fillOpacity: 0.86 }),
    text(column(4) + 4.4 * k, y + 27 * k, 'Activity', 3.4 * k, { fill: '#fff', fontWeight: 560 }),
    ...bars,
    ...icons,
    path(squircle(dockLeft, y + h - 26 * k, dock, 20.5 * k, 7 * k), { fill: '#fff', fillOpacity: 0.3 }),
    ...docked,
  ].join('');
}

/** A large light clock, a search pill and round icons. */
export function clock(layer: Layer): string {
  const { d, x, y, w, h, ink } = layer;
  const k = unitOf(layer);
  const size = 15 * k;
  const gap = (w - COLUMNS * size) / (COLUMNS + 1);
  const icons = Array.from({ length: 2 * COLUMNS }, (_, i) => {
    const row = Math.floor(i / COLUMNS);
    return roundIcon(
      d,
      x + gap + (i % COLUMNS) * (size + gap) + size / 2,
      y + h - (row ? 18 : 46) * k,
      size,
      i,
    );
  });
  const search = y + h * 0.44;
  return [
    statusLine(layer, k),
    text(x + gap, y + h * 0.25, '09:41', 34 * k, { fill: ink, fontWeight: 300, letterSpacing: -1.4 * k }),
    text(x + gap + 1.4 * k, y + h * 0.25 + 11 * k, 'Tuesday 9 September', 6 * k, {
      fill: ink,
      fillOpacity: 0.9,
      fontWeight: 500,
    }),
    rect(x + gap, search, w - 2 * gap, 15 * k, 7.5 * k, { fill: '#fff', fillOpacity: 0.9 }),
    circle(x + gap + 8 * k, search + 7.5 * k, 2.5 * k, {
      fill: 'none',
      stroke: '#3c63e8',
      strokeWidth: 0.9 * k,
    }),
    rect(x + gap + 14 * k, search + 6.7 * k, 34 * k, 1.6 * k, 0.8 * k, { fill: '#c9ccd4' }),
    ...icons,
  ].join('');
}
