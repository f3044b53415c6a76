import { isDark, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle, type Point } from '#demo/art/lib/shapes.ts';
import { group, num, path, rect } from '#demo/art/lib/svg.ts';

export type Plug = 'usb-c' | 'lightning';

function tube(d: Doc): string {
  return (
    rect(20, -3.1, 7, 6.2, 2.6, {
      fill: d.lin([
        [0, '#dfe1e4'],
        [0.28, '#ffffff'],
        [0.6, '#b6bac0'],
        [1, '#757a82'],
      ]),
    }) +
    rect(20, -3.1, 0.9, 6.2, 0.2, { fill: '#000000', opacity: 0.28 }) +
    rect(26.1, -1.6, 0.9, 3.2, 0.4, { fill: '#33353a' })
  );
}

function tongue(d: Doc): string {
  const contacts = Array.from({ length: 8 }, (_, i) =>
    rect(22.6, -2.26 + i * 0.59, 2.9, 0.38, 0.15, { fill: '#c9a04c' }),
  );
  return (
    path(squircle(19, -3.1, 8, 6.2, 1.5), {
      fill: d.lin([
        [0, '#eceef0'],
        [0.3, '#ffffff'],
        [0.65, '#c3c7cc'],
        [1, '#8a8f97'],
      ]),
    }) +
    rect(20, -3.1, 0.9, 6.2, 0.2, { fill: '#000000', opacity: 0.28 }) +
    rect(22.2, -2.6, 3.7, 5.2, 0.5, { fill: '#5d6067' }) +
    contacts.join('')
  );
}

/** The tip of a plug, from x = 20 on: a tube for USB-C, a flat tongue with its contacts for Lightning. */
const TIPS: Record<Plug, (d: Doc) => string> = { 'usb-c': tube, lightning: tongue };

/** A plug, its tip to the right, the cable entering at the origin. */
function plugArt(d: Doc, colour: string, plug: Plug): string {
  const dark = isDark(colour);
  return (
    rect(-8, -2.7, 10, 5.4, 1.9, {
      fill: d.lin([
        [0, dark ? '#54565b' : '#ffffff'],
        [0.5, colour],
        [1, dark ? '#0c0c0d' : '#b4b7bd'],
      ]),
    }) +
    [0, 1, 2]
      .map((i) => rect(-6.4 + i * 2, -2.7, 0.6, 5.4, 0.2, { fill: '#000000', opacity: 0.14 }))
      .join('') +
    path(squircle(0, -4.3, 20, 8.6, 2.6), {
      fill: d.lin([
        [0, dark ? '#5c5e63' : '#ffffff'],
        [0.3, shade(colour, dark ? 0.06 : 0.01)],
        [0.7, dark ? colour : '#e3e5e7'],
        [1, dark ? '#0a0a0b' : '#a9adb4'],
      ]),
    }) +
    rect(2, -3.4, 16, 0.7, 0.35, { fill: '#ffffff', opacity: dark ? 0.3 : 0.9 }) +
    TIPS[plug](d)
  );
}

/** A plug where a cable ends, with its shadow; `from` is a point of the cable shortly before. */
export function plugAt(d: Doc, colour: string, plug: Plug, [x, y]: Point, from: Point): string {
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  const shadow = path(squircle(-6, -4.2, 32, 8.4, 3), {
    fill: '#2a2622',
    opacity: 0.36,
    transform: `rotate(${num(-angle)}) translate(1.4 2.8) rotate(${num(angle)})`,
    filter: d.blur(1.7),
  });
  return group(shadow + plugArt(d, colour, plug), {
    transform: `translate(${num(x)} ${num(y)}) rotate(${num(angle)})`,
  });
}

/** The open end of a plug, seen straight from the front, 9 mm wide. */
export function plugFace(d: Doc, colour: string): string {
  const dark = isDark(colour);
  const pins = Array.from({ length: 12 }, (_, i) =>
    rect(-2.86 + i * 0.5, -0.28, 0.26, 0.2, 0.03, { fill: '#d9b25a' }),
  );
  return (
    path(squircle(-6.4, -3.4, 12.8, 6.8, 3), {
      fill: '#2a2118',
      opacity: 0.35,
      transform: 'translate(.5 1)',
      filter: d.blur(0.7),
    }) +
    path(squircle(-6.4, -3.4, 12.8, 6.8, 3), {
      fill: d.diag([
        [0, dark ? '#5c5e63' : '#ffffff'],
        [0.5, dark ? colour : '#eceef0'],
        [1, dark ? '#101012' : '#b4b8be'],
      ]),
    }) +
    path(squircle(-6.3, -3.3, 12.6, 6.6, 2.9), {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: dark ? 0.35 : 1,
      strokeWidth: 0.12,
    }) +
    path(squircle(-4.3, -1.5, 8.6, 3, 1.5), {
      fill: d.diag([
        [0, '#ffffff'],
        [0.4, '#b9bdc4'],
        [0.7, '#dcdfe3'],
        [1, '#6f747c'],
      ]),
    }) +
    path(squircle(-3.95, -1.15, 7.9, 2.3, 1.15), { fill: '#08080a' }) +
    rect(-3.2, -0.38, 6.4, 0.76, 0.2, {
      fill: d.lin([
        [0, '#3a3c41'],
        [1, '#17181b'],
      ]),
    }) +
    pins.join('')
  );
}
