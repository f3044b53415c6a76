import type { Thing } from '#demo/art/devices/parts/flat-lay.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { group, path, rect, text } from '#demo/art/lib/svg.ts';

const W = 46;
const H = 88;

/** The sign for a full battery, as every phone shows it: four bars in a case with its cap. */
const sign = (): string =>
  group(
    rect(-13, -6.5, 26, 13, 3, { fill: 'none', stroke: '#ffffff', strokeWidth: 1.6 }) +
      rect(14.2, -2.6, 2, 5.2, 0.9, { fill: '#ffffff' }) +
      [0, 1, 2, 3].map((i) => rect(-10.8 + i * 5.6, -4.2, 4.6, 8.4, 1, { fill: '#34d399' })).join(''),
    { transform: 'translate(0 -4)' },
  );

/** A phone's battery out of its phone: the pouch, its small board under yellow tape, the ribbon, the pull tabs. */
export function batteryPack(d: Doc): Thing {
  const x = -W / 2;
  const y = -H / 2;
  const ribbon = `M${x + 30} ${y + 2}V${y - 8}C${x + 30} ${y - 14} ${x + 38} ${y - 12} ${x + 38} ${y - 18}`;
  return {
    shape: squircle(x, y, W, H, 3.4),
    art:
      path(ribbon, { fill: 'none', stroke: '#7c4a12', strokeWidth: 5.4 }) +
      path(ribbon, { fill: 'none', stroke: '#e08a2e', strokeWidth: 4.4 }) +
      rect(x + 33.4, y - 24, 9.2, 6.6, 1, {
        fill: d.diag([
          [0, '#3b3d42'],
          [1, '#141517'],
        ]),
      }) +
      rect(x + 34.8, y - 22.6, 6.4, 3.8, 0.5, { fill: '#d9b25a' }) +
      [x + 6, x + W - 14]
        .map((tab) =>
          rect(tab, y + H - 2, 8, 11, 1.6, {
            fill: d.lin([
              [0, '#d9dade'],
              [1, '#ffffff'],
            ]),
            stroke: '#c3c6cb',
            strokeWidth: 0.3,
          }),
        )
        .join('') +
      path(squircle(x, y, W, H, 3.4), {
        fill: d.lin(
          [
            [0, '#55585f'],
            [0.06, '#34363b'],
            [0.9, '#232529'],
            [1, '#101113'],
          ],
          0,
          0,
          1,
          0.12,
        ),
      }) +
      path(squircle(x + 0.4, y + 0.4, W - 0.8, H - 0.8, 3.1), {
        fill: 'none',
        stroke: '#ffffff',
        strokeOpacity: 0.25,
        strokeWidth: 0.4,
      }) +
      rect(x + 1.4, y + 2, W - 2.8, 9, 1, {
        fill: d.diag([
          [0, '#f5c655'],
          [0.5, '#e3a92c'],
          [1, '#c08a1a'],
        ]),
      }) +
      sign() +
      text(0, 17, 'Li-ion', 7, {
        fill: '#ffffff',
        fillOpacity: 0.92,
        fontWeight: 650,
        textAnchor: 'middle',
      }) +
      text(0, 24, '3.85 V  13.0 Wh', 3.6, { fill: '#ffffff', fillOpacity: 0.65, textAnchor: 'middle' }) +
      rect(x + 12, y + H - 12, W - 24, 1, 0.5, { fill: '#ffffff', fillOpacity: 0.25 }) +
      rect(x + 15, y + H - 9, W - 30, 1, 0.5, { fill: '#ffffff', fillOpacity: 0.25 }),
  };
}
