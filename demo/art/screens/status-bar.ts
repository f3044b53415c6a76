import { arc } from '../lib/shapes.ts';
import { circle, path, rect, text } from '../lib/svg.ts';
import type { Area } from '../lib/wallpaper.ts';

/** Time, signal, wireless and battery. `unit` is the screen's width / 66; `narrow` for screens without a cut-out. */
export function statusBar({ x, y, w }: Area, unit: number, ink: string, narrow: boolean): string {
  const baseline = y + (narrow ? 2.9 : 4.9) * unit;
  const right = x + w * 0.845;
  const bars = [0, 1, 2, 3].map((i) => {
    const height = (0.75 + i * 0.42) * unit;
    return rect(right - (6.2 - i * 0.75) * unit, baseline - height, 0.5 * unit, height, 0.14 * unit, {
      fill: ink,
    });
  });
  const wireless = { fill: 'none', stroke: ink, strokeWidth: 0.42 * unit };
  const wx = right - 1.4 * unit;
  return [
    text(x + w * (narrow ? 0.5 : 0.155), baseline, '9:41', 2.75 * unit, {
      fill: ink,
      fontWeight: 650,
      textAnchor: 'middle',
    }),
    ...bars,
    path(arc(wx, baseline + 0.1 * unit, 1.9 * unit, -132, -48), wireless),
    path(arc(wx, baseline + 0.1 * unit, 1.15 * unit, -132, -48), wireless),
    circle(wx, baseline - 0.2 * unit, 0.32 * unit, { fill: ink }),
    rect(right + 1.2 * unit, baseline - 1.95 * unit, 4 * unit, 2 * unit, 0.6 * unit, {
      fill: 'none',
      stroke: ink,
      strokeOpacity: 0.5,
      strokeWidth: 0.22 * unit,
    }),
    rect(right + 1.45 * unit, baseline - 1.7 * unit, 3.1 * unit, 1.5 * unit, 0.4 * unit, { fill: ink }),
    rect(right + 5.4 * unit, baseline - 1.25 * unit, 0.3 * unit, 0.65 * unit, 0.15 * unit, {
      fill: ink,
      fillOpacity: 0.5,
    }),
  ].join('');
}

/** The bar at the bottom that is swiped. */
export const homeBar = ({ x, y, w, h }: Area, unit: number, ink: string): string =>
  rect(x + w / 2 - 10.8 * unit, y + h - 2.1 * unit, 21.6 * unit, 0.82 * unit, 0.41 * unit, {
    fill: ink,
    fillOpacity: 0.95,
  });
