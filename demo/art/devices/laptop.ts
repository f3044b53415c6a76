import { desktopArt } from './laptop-screen.ts';
import type { LaptopModel } from './laptop-models.ts';
import type { Shade } from '#demo/art/colours.ts';
import { isDark, mix, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { footShadow } from '#demo/art/lib/shadows.ts';
import { outline, outlinePath, solid } from '#demo/art/lib/solid.ts';
import { FLAT, type Camera, type Matrix, type Vec } from '#demo/art/lib/space.ts';
import { circle, group, path, rect } from '#demo/art/lib/svg.ts';

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
function deckArt(d: Doc, model: LaptopModel, c: Shade): string {
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

/** The inside of the lid around its middle: frame, black border, screen, one wedge of reflection. */
function lidInside(d: Doc, model: LaptopModel, c: Shade): string {
  const w = model.w - 0.6;
  const h = model.lid - 0.6;
  const r = model.corner - 0.8;
  const [side, top, bottom] = model.border;
  const sw = w - 2 * side;
  const sh = h - top - bottom;
  const glass = squircle(-w / 2 + 0.7, -h / 2 + 0.7, w - 1.4, h - 1.4, r - 0.7);
  return (
    path(squircle(-w / 2, -h / 2, w, h, r), {
      fill: d.lin([
        [0, c.frameHi],
        [0.02, c.frame],
        [1, c.frameLo],
      ]),
    }) +
    path(glass, { fill: '#060607' }) +
    path(squircle(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, r - 1), {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', 0.35],
        [0.3, '#fff', 0.05],
        [1, '#fff', 0.12],
      ]),
      strokeWidth: 0.3,
    }) +
    group(
      group(desktopArt(d, sw, sh, model), {
        clipPath: d.clip(squircle(-sw / 2, -sh / 2, sw, sh, model.notch ? 4.2 : 0.8)),
      }),
      {
        transform: `translate(0 ${(top - bottom) / 2})`,
      },
    ) +
    circle(0, -h / 2 + top / 2, 0.9, { fill: '#151a2c' }) +
    group(
      path(`M${w * 0.12} ${-h / 2}H${w / 2}V${h / 2}H${w * 0.3}Z`, {
        fill: d.lin(
          [
            [0, '#fff', 0.15],
            [1, '#fff', 0.015],
          ],
          1,
          0,
          0.4,
          1,
        ),
      }),
      {
        clipPath: d.clip(glass),
      },
    )
  );
}

/** The outside of the lid around its middle. */
export function lidOutside(d: Doc, model: LaptopModel, c: Shade): string {
  const { w, lid: h, corner: r } = model;
  const shape = squircle(-w / 2, -h / 2, w, h, r);
  return (
    path(shape, {
      fill: d.diag([
        [0, mix(c.frame, c.frameHi, c.dark ? 0.45 : 0.8)],
        [0.4, c.frame],
        [0.75, mix(c.frame, c.frameLo, 0.5)],
        [1, c.frameLo],
      ]),
    }) +
    group(
      path(`M${-w * 0.62} ${h / 2}L${-w * 0.05} ${-h / 2}H${w * 0.2}L${-w * 0.37} ${h / 2}Z`, {
        fill: d.linU(
          [
            [0, '#fff', 0],
            [0.5, '#fff', c.dark ? 0.09 : 0.3],
            [1, '#fff', 0],
          ],
          -w * 0.32,
          0,
          w * 0.02,
          h * 0.2,
        ),
      }) +
        path(shape, {
          fill: 'none',
          stroke: d.diag([
            [0, '#fff', c.dark ? 0.4 : 0.9],
            [0.5, '#fff', 0],
            [1, '#000', 0.3],
          ]),
          strokeWidth: 3,
          filter: d.blur(1.2),
        }),
      { clipPath: d.clip(shape) },
    ) +
    path(squircle(-w / 2 + 0.3, -h / 2 + 0.3, w - 0.6, h - 0.6, r - 0.3), {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', c.dark ? 0.55 : 0.95],
        [0.45, '#fff', 0.05],
        [1, '#fff', 0.4],
      ]),
      strokeWidth: 0.5,
    })
  );
}

export const lidShape = ({ w, lid, corner }: LaptopModel): string =>
  squircle(-w / 2, -lid / 2, w, lid, corner);

/** An open laptop on the floor. `lean` is how far the lid leans back, in degrees. */
export function laptopArt(d: Doc, camera: Camera, model: LaptopModel, c: Shade, lean = 16): string {
  const { w, depth, lid, thick: t, corner } = model;
  const plan = outline(w, depth, corner, 36);
  const foot = outline(w - 6, depth - 6, corner, 9).map(({ at }): Vec => [at[0], t / 2 + 1, at[1]]);
  const deck = camera.face([0, -t / 2, 0], [1, 0, 0], [0, 0, 1]);
  const base =
    solid(
      camera,
      plan,
      [
        [0.8, t / 2, 80],
        [0.15, t / 2 - 0.4, 35],
        [0, t / 2 - 1, 0],
        [0, -t / 2 + 2.6, 0],
        [1, -t / 2 + 1, -30],
        [4, -t / 2, -70],
      ],
      c.frame,
      { axes: FLAT },
    ) + path(outlinePath(camera, plan, t / 2, 0.8, { axes: FLAT }), { fill: c.frameHi });
  const contact = group(
    group(rect(-w / 2, -depth / 2 - 6, w, 26, 0, { fill: '#000000', opacity: 0.4, filter: d.blur(9) }), {
      clipPath: d.clip(squircle(-w / 2, -depth / 2, w, depth, 9)),
    }),
    { transform: deck },
  );
  const angle = (lean * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const axes: Matrix = [
    [1, 0, 0],
    [0, cos, -sin],
    [0, sin, cos],
  ];
  const centre: Vec = [0, -t / 2 - 0.5 - (cos * lid) / 2, -depth / 2 + 3 - (sin * lid) / 2];
  const lidThick = 4;
  const lidPlan = outline(w, lid, corner - 0.5, 36);
  const place = { axes, centre };
  const raised = (by: number): Vec => [centre[0], centre[1] - sin * by, centre[2] + cos * by];
  const inside = camera.see([0, -sin, cos])[2] > 0;
  const walls = solid(
    camera,
    lidPlan,
    [
      [0.3, lidThick / 2, 60],
      [0, lidThick / 2 - 0.4, 0],
      [0, -lidThick / 2 + 0.6, 0],
      [0.6, -lidThick / 2, -60],
    ],
    c.frame,
    place,
  );
  const face = inside
    ? path(outlinePath(camera, lidPlan, lidThick / 2, 0.3, place), { fill: c.frameLo }) +
      group(lidInside(d, model, c), {
        transform: camera.face(raised(lidThick / 2), [1, 0, 0], [0, cos, sin]),
      })
    : group(lidOutside(d, model, c), {
        transform: camera.face(raised(-lidThick / 2), [-1, 0, 0], [0, cos, sin]),
      });
  return (
    footShadow(d, camera, foot, 16) +
    base +
    group(deckArt(d, model, c), { transform: deck }) +
    contact +
    walls +
    face
  );
}
