import type { LaptopModel } from './laptop-models.ts';
import type { Shade } from '#demo/art/colours.ts';
import { isDark, mix, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { circle, path, rect } from '#demo/art/lib/svg.ts';

/** Widths of the keys, row by row, in units of an ordinary key. */
const ordinary = (count: number): number[] => Array.from({ length: count }, () => 1);
const ROWS: readonly (readonly number[])[] = [
  [1.15, ...ordinary(13)],
  [...ordinary(13), 1.6],
  [1.6, ...ordinary(13)],
  [1.85, ...ordinary(11), 1.85],
  [2.35, ...ordinary(10), 2.35],
  [1, 1, 1, 1.25, 5.6, 1.25, 1, 1, 1, 1],
];
const KEY_GAP = 2.6;

function key(d: Doc, x: number, y: number, w: number, h: number, colour: string, letter: boolean): string {
  const dark = isDark(colour);
  return (
    path(squircle(x, y, w, h, 2), {
      fill: '#000000',
      opacity: dark ? 0.55 : 0.3,
      transform: 'translate(0 .5)',
    }) +
    path(squircle(x, y, w, h, 2), {
      fill: d.lin([
        [0, shade(colour, 0.09)],
        [0.2, shade(colour, 0.035)],
        [1, colour],
      ]),
    }) +
    (letter
      ? rect(x + w * 0.42, y + h * 0.4, w * 0.16, h * 0.2, 0.4, {
          fill: dark ? '#ffffff' : '#3a3d42',
          opacity: 0.75,
        })
      : '')
  );
}

function keyRows(
  d: Doc,
  left: number,
  top: number,
  w: number,
  h: number,
  colour: string,
  rows: readonly (readonly number[])[],
): string {
  const high = (h - KEY_GAP * (rows.length - 1)) / rows.length;
  return rows
    .map((widths, row) => {
      const unit = (w - KEY_GAP * (widths.length - 1)) / widths.reduce((sum, width) => sum + width, 0);
      let x = left;
      return widths
        .map((width) => {
          const at = x;
          x += unit * width + KEY_GAP;
          return key(
            d,
            at,
            top + row * (high + KEY_GAP),
            unit * width,
            high,
            colour,
            width < 1.5 && row > 0 && row < 5,
          );
        })
        .join('');
    })
    .join('');
}

/** The deck from above, around its middle; y runs towards the user. */
export function deckArt(d: Doc, model: LaptopModel, c: Shade): string {
  const w = model.w - 1.8;
  const depth = model.depth - 1.8;
  const keysW = w * 0.905;
  const left = -keysW / 2;
  const top = -depth / 2 + depth * 0.085;
  const keysH = depth * 0.45;
  const colour = model.keys === 'black' ? '#17181b' : shade(c.frame, c.dark ? 0.02 : -0.05);
  const padW = w * (model.pointStick ? 0.33 : 0.42);
  const padTop = top + keysH + depth * (model.pointStick ? 0.09 : 0.045);
  const padH = depth * (model.pointStick ? 0.28 : 0.36);
  const mainW = model.numberPad ? keysW * 0.8 : keysW;
  const tray = model.tray ? '#1c1d20' : mix(colour, c.frame, model.keys === 'black' ? 0.18 : 0.7);
  const stick = model.pointStick
    ? circle(left + keysW * 0.445, top + keysH * 0.6, 3, {
        fill: d.rad(
          [
            [0, '#ff6b5e'],
            [0.6, '#d3202b'],
            [1, '#8c0f17'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      }) +
      [0, 1, 2]
        .map((i) =>
          path(squircle(-padW / 2 + (i * padW) / 3 + 0.4, padTop - 10, padW / 3 - 0.8, 8.6, 1.2), {
            fill: d.lin([
              [0, '#3c3e42'],
              [1, '#202124'],
            ]),
          }),
        )
        .join('') +
      rect(-padW / 6, padTop - 10.6, padW / 3, 0.9, 0.4, { fill: '#d3202b' })
    : '';
  return (
    path(squircle(-w / 2, -depth / 2, w, depth, model.corner - 1), {
      fill: d.linU(
        [
          [0, mix(c.frame, c.frameLo, 0.35)],
          [0.5, mix(c.frame, c.frameHi, 0.35)],
          [1, mix(c.frame, c.frameHi, 0.75)],
        ],
        -w * 0.3,
        -depth / 2,
        w * 0.35,
        depth / 2,
      ),
    }) +
    path(squircle(left - 1.2, top - 1.2, keysW + 2.4, keysH + 2.4, 4), { fill: shade(c.frame, -0.2, 0.8) }) +
    path(squircle(left - 0.8, top - 0.4, keysW + 1.6, keysH + 1.4, 3.4), { fill: tray }) +
    keyRows(d, left, top, mainW, keysH, colour, ROWS) +
    (model.numberPad
      ? keyRows(
          d,
          left + mainW + KEY_GAP * 2,
          top,
          keysW - mainW - KEY_GAP * 2,
          keysH,
          colour,
          ROWS.map(() => ordinary(4)),
        )
      : '') +
    stick +
    path(squircle(-padW / 2, padTop, padW, padH, 5), {
      fill: d.diag([
        [0, mix(c.frame, c.frameHi, 0.3)],
        [1, mix(c.frame, c.frameHi, 0.75)],
      ]),
      stroke: shade(c.frame, -0.16),
      strokeWidth: 0.6,
    }) +
    path(squircle(-padW / 2 + 0.6, padTop + 0.6, padW - 1.2, padH - 1.2, 4.6), {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: c.dark ? 0.12 : 0.6,
      strokeWidth: 0.4,
    })
  );
}
