import { circle, num, path, rect, text } from '../lib/svg.ts';
import { homeBar } from './status-bar.ts';
import type { Layer } from './layer.ts';

/** Torch and camera at the bottom corners. */
function cornerButtons({ x, y, w, h, unit: k, footInk }: Layer, discs: boolean): string {
  const cy = y + h - 10.2 * k;
  const left = x + 10.4 * k;
  const right = x + w - 10.4 * k;
  const disc = (cx: number): string =>
    circle(cx, cy, 4.3 * k, { fill: '#fff', fillOpacity: 0.2 }) +
    circle(cx, cy, 4.2 * k, { fill: 'none', stroke: '#fff', strokeOpacity: 0.28, strokeWidth: 0.14 * k });
  const torch =
    `M${num(left - 0.9 * k)} ${num(cy - 1.9 * k)}H${num(left + 0.9 * k)}V${num(cy - 1.2 * k)}` +
    `L${num(left + 0.5 * k)} ${num(cy - 0.4 * k)}V${num(cy + 1.9 * k)}H${num(left - 0.5 * k)}` +
    `V${num(cy - 0.4 * k)}L${num(left - 0.9 * k)} ${num(cy - 1.2 * k)}Z`;
  const white = { fill: discs ? '#fff' : footInk };
  return (
    (discs ? disc(left) + disc(right) : '') +
    path(torch, white) +
    rect(right - 1.75 * k, cy - 1.1 * k, 3.5 * k, 2.5 * k, 0.6 * k, white) +
    rect(right - 0.7 * k, cy - 1.6 * k, 1.4 * k, 0.7 * k, 0.2 * k, white) +
    circle(right, cy + 0.15 * k, 0.72 * k, { fill: footInk === '#fff' || discs ? '#8a8fa0' : '#fff' })
  );
}

/** Date above a heavy clock. */
export function lock(layer: Layer): string {
  const { x, y, w, h, unit: k, ink } = layer;
  const date = y + h * 0.135;
  const centred = { fill: ink, textAnchor: 'middle' } as const;
  return (
    text(x + w / 2, date, 'Tuesday 9 September', 3 * k, { ...centred, fillOpacity: 0.92, fontWeight: 560 }) +
    text(x + w / 2, date + 14.2 * k, '9:41', 15.6 * k, {
      ...centred,
      fontWeight: 620,
      letterSpacing: -0.5 * k,
    }) +
    cornerButtons(layer, true) +
    homeBar(layer, k, layer.footInk)
  );
}

/** A light clock above the date, with a row of small icons: the style of another manufacturer. */
export function calmLock(layer: Layer): string {
  const { x, y, w, h, unit: k, ink } = layer;
  const clock = y + h * 0.225;
  const centred = { fill: ink, textAnchor: 'middle' } as const;
  const signs = [-1, 0, 1].map((i) =>
    circle(x + w / 2 + i * 4.6 * k, clock + 11.4 * k, 1.35 * k, { fill: ink, fillOpacity: 0.32 }),
  );
  return (
    text(x + w / 2, clock, '09:41', 16.4 * k, { ...centred, fontWeight: 330, letterSpacing: -0.6 * k }) +
    text(x + w / 2, clock + 5.8 * k, 'Tue, 9 September', 2.9 * k, {
      ...centred,
      fillOpacity: 0.9,
      fontWeight: 520,
    }) +
    signs.join('') +
    cornerButtons(layer, false) +
    homeBar(layer, k, layer.footInk)
  );
}
