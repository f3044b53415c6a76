import { thumbStick } from './controller.ts';
import { isDark, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { circle, group, path, rect, text } from '#demo/art/lib/svg.ts';
import { wallpaper } from '#demo/art/lib/wallpaper.ts';
import { ventField } from './parts/vents.ts';

/** A game on the screen: hills, trees and a golden ball, without any trademark. */
export function gameScreen(d: Doc, x: number, y: number, w: number, h: number): string {
  const k = w / 155;
  const hill = (top: number, from: string, to: string): string =>
    path(
      `M${x} ${y + h * (top + 0.06)}C${x + w * 0.2} ${y + h * (top - 0.1)} ${x + w * 0.35} ${y + h * (top + 0.14)} ${x + w * 0.55} ${y + h * top}` +
        `S${x + w * 0.85} ${y + h * (top - 0.12)} ${x + w} ${y + h * (top - 0.02)}V${y + h}H${x}Z`,
      {
        fill: d.lin([
          [0, from],
          [1, to],
        ]),
      },
    );
  const tree = (at: number, i: number): string =>
    rect(x + w * at - 0.8 * k, y + h * (0.7 - 0.02 * i), 1.6 * k, 9 * k, 0.6 * k, { fill: '#7a4a2a' }) +
    circle(x + w * at, y + h * (0.68 - 0.02 * i), (5 + i) * k, {
      fill: d.rad(
        [
          [0, '#a6ec8c'],
          [1, '#2a9a58'],
        ],
        0.35,
        0.3,
        0.7,
      ),
    });
  const coin = (i: number): string =>
    circle(x + w * (0.53 + i * 0.06), y + h * (0.5 - 0.05 * Math.sin(i + 1)), 2.6 * k, {
      fill: d.rad(
        [
          [0, '#fff7cf'],
          [1, '#f3b416'],
        ],
        0.35,
        0.3,
        0.7,
      ),
    });
  return (
    wallpaper(d, { x, y, w, h }, 'waves', 'sky', 3) +
    rect(x, y, w, h, 0, {
      fill: d.lin([
        [0, '#ffd9a8', 0.35],
        [1, '#ffb0c8', 0],
      ]),
    }) +
    hill(0.7, '#9bdc8a', '#2f8f5b') +
    [0.12, 0.2, 0.72, 0.9].map(tree).join('') +
    hill(0.84, '#6cc95d', '#17673f') +
    circle(x + w * 0.45, y + h * 0.7, 7 * k, {
      fill: d.rad(
        [
          [0, '#fff3c4'],
          [0.4, '#ffc53d'],
          [1, '#e5761a'],
        ],
        0.35,
        0.3,
        0.75,
      ),
    }) +
    [0, 1, 2].map(coin).join('') +
    rect(x + 4 * k, y + 4 * k, 30 * k, 5 * k, 2.5 * k, { fill: '#000000', fillOpacity: 0.35 }) +
    rect(x + 4.8 * k, y + 4.8 * k, 20 * k, 3.4 * k, 1.7 * k, { fill: '#ff5d6c' }) +
    text(x + w - 4 * k, y + 8.4 * k, '1 240', 5 * k, { fill: '#ffffff', textAnchor: 'end', fontWeight: 700 })
  );
}

/** A handheld with a controller on each side. */
export interface HandheldLook {
  readonly left: string;
  readonly right: string;
  readonly tablet: string;
  readonly w: number;
  readonly h: number;
  readonly side: number;
  readonly screen: readonly [w: number, h: number];
  /** Coloured rings under the sticks, as on newer ones. */
  readonly rings?: readonly [left: string, right: string];
}

const half = (look: HandheldLook, side: -1 | 1): string => {
  const { w, h, side: width } = look;
  const inner = side * (w / 2 - width);
  const outer = (side * w) / 2;
  const back = (by: number): number => outer - side * by;
  return (
    `M${inner} ${-h / 2}H${back(22)}C${back(6)} ${-h / 2} ${outer} ${-h / 2 + 9} ${outer} ${-h / 2 + 24}V${h / 2 - 24}` +
    `C${outer} ${h / 2 - 9} ${back(6)} ${h / 2} ${back(22)} ${h / 2}H${inner}Z`
  );
};

function diamond(d: Doc, x: number, y: number): string {
  return (
    [
      [0, -7],
      [7, 0],
      [0, 7],
      [-7, 0],
    ] as const
  )
    .map(
      ([dx, dy]) =>
        circle(x + dx, y + dy + 0.4, 3.5, { fill: '#000000', opacity: 0.4 }) +
        circle(x + dx, y + dy, 3.3, {
          fill: d.rad(
            [
              [0, '#5b5d62'],
              [0.6, '#2a2b2e'],
              [1, '#161617'],
            ],
            0.4,
            0.3,
            0.75,
          ),
        }),
    )
    .join('');
}

function sideController(d: Doc, look: HandheldLook, side: -1 | 1, back: boolean): string {
  const colour = side < 0 === back ? look.right : look.left;
  const dark = isDark(colour);
  const shape = half(look, side);
  const { h, w, side: width } = look;
  const x = side * (w / 2 - width / 2 - 0.5);
  const shoulder =
    `M${side * (w / 2 - 8)} ${-h / 2 + 1}C${side * (w / 2 - 12)} ${-h / 2 - 4} ${side * (w / 2 - 20)} ${-h / 2 - 4} ` +
    `${side * (w / 2 - width)} ${-h / 2 - 3}V${-h / 2 + 3}Z`;
  const ring = look.rings?.[side < 0 ? 0 : 1];
  const stick = (y: number): string =>
    (ring ? circle(x, y, 10.4, { fill: ring }) : '') + thumbStick(d, x, y, 7.9);
  const sign =
    side < 0
      ? rect(x + 6, -40, 6.4, 1.8, 0.6, { fill: '#1c1d1f' }) + rect(x + 4, 26, 5, 5, 1, { fill: '#1c1d1f' })
      : rect(x - 12, -40.6, 6.4, 1.8, 0.6, { fill: '#1c1d1f' }) +
        rect(x - 9.7, -42.9, 1.8, 6.4, 0.6, { fill: '#1c1d1f' }) +
        circle(x - 5, 28.6, 3, { fill: '#1c1d1f', stroke: '#ffffff', strokeOpacity: 0.25, strokeWidth: 0.5 });
  const face = back
    ? rect(x - 2.6, -8, 5.2, 16, 2.6, { fill: shade(colour, -0.16) }) +
      circle(x, 32, 2, { fill: shade(colour, -0.2) })
    : (side < 0 ? stick(-22) + diamond(d, x, 6) : diamond(d, x, -22) + stick(6)) + sign;
  return (
    path(shoulder, {
      fill: d.lin([
        [0, '#55575c'],
        [1, '#1c1d1f'],
      ]),
    }) +
    path(shape, {
      fill: d.lin(
        [
          [0, shade(colour, dark ? 0.12 : 0.06)],
          [0.4, colour],
          [1, shade(colour, dark ? -0.07 : -0.13)],
        ],
        0.1,
        0,
        0.5,
        1,
      ),
    }) +
    group(
      path(shape, {
        fill: 'none',
        stroke: d.lin(
          [
            [0, '#fff', dark ? 0.4 : 0.8],
            [0.4, '#fff', 0.1],
            [1, '#000', 0.35],
          ],
          0,
          0,
          0.6,
          1,
        ),
        strokeWidth: 4.4,
        filter: d.blur(1.5),
      }),
      { clipPath: d.clip(shape) },
    ) +
    path(shape, { fill: 'none', stroke: '#000000', strokeOpacity: dark ? 0.4 : 0.16, strokeWidth: 0.35 }) +
    face
  );
}

export function handheldFront(d: Doc, look: HandheldLook): string {
  const { w, h, side } = look;
  const bw = w - 2 * side;
  const [sw, sh] = look.screen;
  return (
    sideController(d, look, -1, false) +
    sideController(d, look, 1, false) +
    rect(-bw / 2, -h / 2, bw, h, 2, {
      fill: d.lin([
        [0, '#55575c'],
        [0.02, '#2a2b2e'],
        [0.97, '#18191b'],
        [1, '#060607'],
      ]),
    }) +
    rect(-bw / 2 + 1, -h / 2 + 1.2, bw - 2, h - 2.4, 1.6, { fill: '#070708' }) +
    [-1, 1]
      .map((k) => rect(k < 0 ? -bw / 2 : bw / 2 - 1.1, -h / 2, 1.1, h, 0, { fill: '#000000', opacity: 0.6 }))
      .join('') +
    group(gameScreen(d, -sw / 2, -sh / 2, sw, sh), {
      clipPath: d.clip(squircle(-sw / 2, -sh / 2, sw, sh, 1)),
    }) +
    path(`M${bw * 0.06} ${-h / 2 + 1.2}H${bw / 2 - 1}V${h * 0.38}Z`, {
      fill: d.lin(
        [
          [0, '#fff', 0.16],
          [1, '#fff', 0.01],
        ],
        1,
        0,
        0.3,
        0.8,
      ),
    })
  );
}

export function handheldBack(d: Doc, look: HandheldLook): string {
  const { w, h, side, tablet } = look;
  const bw = w - 2 * side;
  const dark = isDark(tablet);
  return (
    sideController(d, look, -1, true) +
    sideController(d, look, 1, true) +
    rect(-bw / 2, -h / 2, bw, h, 2, {
      fill: d.diag([
        [0, shade(tablet, dark ? 0.1 : 0.03)],
        [0.5, tablet],
        [1, shade(tablet, -0.1)],
      ]),
    }) +
    rect(-bw / 2 + 0.3, -h / 2 + 0.3, bw - 0.6, h - 0.6, 1.8, {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: dark ? 0.22 : 0.8,
      strokeWidth: 0.4,
    }) +
    ventField(d, -bw * 0.3, -h / 2 + 5, bw * 0.6, 8, 3) +
    // The stand folds out along the whole lower half.
    path(squircle(-bw * 0.46, h * 0.02, bw * 0.92, h * 0.43, 3), {
      fill: d.diag([
        [0, shade(tablet, dark ? 0.08 : 0.02)],
        [1, shade(tablet, -0.06)],
      ]),
      stroke: '#000000',
      strokeOpacity: dark ? 0.6 : 0.3,
      strokeWidth: 0.6,
    }) +
    rect(-bw * 0.45, h * 0.03, bw * 0.9, 0.6, 0.3, { fill: '#ffffff', opacity: dark ? 0.2 : 0.9 }) +
    rect(-9, h * 0.39, 18, 3, 1.5, { fill: '#000000', opacity: 0.22 })
  );
}

/** The dock: the handheld stands in it and its screen disappears behind the front. */
export function dockArt(d: Doc, colour: string): string {
  const dark = isDark(colour);
  const shape = squircle(-86, -52, 172, 104, 9);
  return (
    path(shape, {
      fill: d.diag([
        [0, shade(colour, dark ? 0.1 : 0.04)],
        [0.5, colour],
        [1, shade(colour, dark ? -0.06 : -0.14)],
      ]),
    }) +
    path(squircle(-85.6, -51.6, 171.2, 103.2, 8.6), {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', dark ? 0.5 : 1],
        [0.5, '#fff', 0.1],
        [1, dark ? '#fff' : '#7c8189', 0.4],
      ]),
      strokeWidth: 0.8,
    }) +
    path('M-60 -52V52', { stroke: '#000000', strokeOpacity: 0.1, strokeWidth: 0.5 }) +
    circle(-72, 40, 1.3, { fill: '#3bd16f' })
  );
}
