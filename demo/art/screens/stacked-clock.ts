import { roundIcon } from '../lib/icons.ts';
import { circle, rect, text } from '../lib/svg.ts';
import { homeBar } from './status-bar.ts';
import type { Layer } from './layer.ts';

const COLUMNS = 5;

/** A thin clock in two lines, round icons and a search pill. */
export function stackedClock(layer: Layer): string {
  const { d, x, y, w, h, unit: k, ink } = layer;
  const size = 9.4 * k;
  const gap = (w - COLUMNS * size) / (COLUMNS + 1);
  const clock = { fill: ink, fontWeight: 300, letterSpacing: -k };
  const icons = Array.from({ length: 2 * COLUMNS }, (_, i) => {
    const cx = x + gap + (i % COLUMNS) * (size + gap) + size / 2;
    const cy = y + h - (i < COLUMNS ? 46 : 32) * k + size / 2 - 2 * k;
    return roundIcon(d, cx, cy, size, i);
  });
  const search = y + h - 11.2 * k;
  return [
    text(x + 5.2 * k, y + h * 0.115, 'Tue, 9 Sep', 3.1 * k, { fill: ink, fontWeight: 520 }),
    text(x + 5.2 * k, y + h * 0.115 + 4.6 * k, '19°C · Clear', 2.4 * k, {
      fill: ink,
      fillOpacity: 0.85,
      fontWeight: 460,
    }),
    text(x + 5 * k, y + h * 0.32, '9', 21 * k, clock),
    text(x + 5 * k, y + h * 0.32 + 17 * k, '41', 21 * k, clock),
    ...icons,
    rect(x + 4 * k, y + h - 15.5 * k, w - 8 * k, 8.6 * k, 4.3 * k, { fill: '#fff', fillOpacity: 0.94 }),
    circle(x + 8.4 * k, search, 1.5 * k, { fill: 'none', stroke: '#3c63e8', strokeWidth: 0.5 }),
    rect(x + 12 * k, search - 0.5 * k, 16 * k, k, 0.5 * k, { fill: '#c9ccd4' }),
    circle(x + w - 9 * k, search, 1.5 * k, { fill: '#e2574c' }),
    homeBar(layer, k, layer.footInk),
  ].join('');
}
