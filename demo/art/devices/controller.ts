import type { Doc } from '#demo/art/lib/doc.ts';
import { isDark, shade } from '#demo/art/lib/colour.ts';
import { arc } from '#demo/art/lib/shapes.ts';
import { circle, ellipse, group, path, rect } from '#demo/art/lib/svg.ts';

/** Game controllers from the front, about 170 mm wide, around their own origin. */
export interface ControllerLook {
  readonly body: string;
  /** Sticks side by side below a touch field, or set off against each other. */
  readonly sticks: 'level' | 'offset';
  /** Colours of the four buttons: top, right, bottom, left. */
  readonly marks: readonly [string, string, string, string];
}

const GREY = '#7f8ca0';
export const WHITE_PAD: ControllerLook = {
  body: '#f0f0ef',
  sticks: 'level',
  marks: [GREY, GREY, GREY, GREY],
};
const LETTERS = ['#f2c230', '#e5484d', '#46a758', '#3b82f6'] as const;
export const BLACK_OFFSET_PAD: ControllerLook = { body: '#2d2e31', sticks: 'offset', marks: LETTERS };
export const WHITE_OFFSET_PAD: ControllerLook = { body: '#f0f0ef', sticks: 'offset', marks: LETTERS };

export const CONTROLLER_SHAPE =
  'M0 -46C20 -47 34 -46 44 -47C60 -48 70 -42 76 -24C85 4 92 36 84 52C78 63 65 60 57 46C49 33 45 25 35 24L-35 24' +
  'C-45 25 -49 33 -57 46C-65 60 -78 63 -84 52C-92 36 -85 4 -76 -24C-70 -42 -60 -48 -44 -47C-34 -46 -20 -47 0 -46Z';
const INK = '#1b1c1f';

export function thumbStick(d: Doc, x: number, y: number, r: number): string {
  return (
    circle(x, y, r * 1.12, { fill: '#0b0b0c' }) +
    circle(x, y, r, {
      fill: d.rad(
        [
          [0, '#3f4147'],
          [0.55, '#292a2e'],
          [0.8, '#1a1b1e'],
          [0.93, '#3d3f45'],
          [1, '#0e0e10'],
        ],
        0.45,
        0.4,
        0.6,
      ),
    }) +
    circle(x, y, r * 0.8, { fill: 'none', stroke: '#000000', strokeOpacity: 0.4, strokeWidth: r * 0.06 }) +
    circle(x, y, r * 0.66, {
      fill: d.rad(
        [
          [0, '#1b1c1f'],
          [0.8, '#2d2f33'],
          [1, '#3c3e44'],
        ],
        0.55,
        0.62,
        0.7,
      ),
    }) +
    path(arc(x, y, r * 0.9, 200, 300), {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.42,
      strokeWidth: r * 0.07,
      strokeLinecap: 'round',
    })
  );
}

function cross(d: Doc, x: number, y: number, body: string): string {
  const dark = isDark(body);
  const shape =
    `M${x - 4} ${y - 11}Q${x - 4} ${y - 12.4} ${x - 2.6} ${y - 12.4}H${x + 2.6}Q${x + 4} ${y - 12.4} ${x + 4} ${y - 11}V${y - 4}` +
    `H${x + 11}Q${x + 12.4} ${y - 4} ${x + 12.4} ${y - 2.6}V${y + 2.6}Q${x + 12.4} ${y + 4} ${x + 11} ${y + 4}H${x + 4}V${y + 11}` +
    `Q${x + 4} ${y + 12.4} ${x + 2.6} ${y + 12.4}H${x - 2.6}Q${x - 4} ${y + 12.4} ${x - 4} ${y + 11}V${y + 4}H${x - 11}` +
    `Q${x - 12.4} ${y + 4} ${x - 12.4} ${y + 2.6}V${y - 2.6}Q${x - 12.4} ${y - 4} ${x - 11} ${y - 4}H${x - 4}Z`;
  const colour = dark ? '#2d2f33' : body;
  return (
    path(shape, { fill: '#000000', opacity: 0.34, transform: 'translate(.5 1)', filter: d.blur(0.7) }) +
    path(shape, {
      fill: d.lin([
        [0, shade(colour, 0.05)],
        [1, shade(colour, dark ? -0.1 : -0.1)],
      ]),
    }) +
    path(shape, {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', dark ? 0.4 : 1],
        [0.5, '#fff', 0],
        [1, '#000', 0.25],
      ]),
      strokeWidth: 0.6,
    })
  );
}

function button(d: Doc, x: number, y: number, mark: string, dark: boolean): string {
  return (
    circle(x + 0.3, y + 0.9, 5.6, { fill: '#000000', opacity: 0.32, filter: d.blur(0.5) }) +
    circle(x, y, 5.3, {
      fill: d.rad(
        [
          [0, dark ? '#4a4c52' : '#ffffff'],
          [0.7, dark ? '#1e1f22' : '#f0f1f2'],
          [1, dark ? '#0c0c0d' : '#c2c5ca'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    }) +
    circle(x, y, 2, { fill: 'none', stroke: mark, strokeWidth: 1 }) +
    path(arc(x, y, 4.6, 200, 290), {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: dark ? 0.4 : 1,
      strokeWidth: 0.5,
    })
  );
}

const DIAMOND = [
  [0, -11.3],
  [11.3, 0],
  [0, 11.3],
  [-11.3, 0],
] as const;

function buttons(d: Doc, x: number, y: number, look: ControllerLook): string {
  const dark = isDark(look.body);
  return DIAMOND.map(([dx, dy], i) => button(d, x + dx, y + dy, look.marks[i] ?? GREY, dark)).join('');
}

const TOUCH =
  'M-24 -44.6H24C23 -30 21 -20 19 -13C18 -10 16 -9 13 -9H-13C-16 -9 -18 -10 -19 -13C-21 -20 -23 -30 -24 -44.6Z';

function levelFace(d: Doc, look: ControllerLook): string {
  const dark = isDark(look.body);
  return (
    path(TOUCH, {
      fill: 'none',
      stroke: '#6aa8ff',
      strokeOpacity: 0.5,
      strokeWidth: 2.2,
      filter: d.blur(0.9),
    }) +
    path(TOUCH, {
      fill: d.lin([
        [0, shade(look.body, dark ? 0.1 : 0.03)],
        [1, shade(look.body, dark ? -0.02 : -0.06)],
      ]),
      stroke: '#5aa0ff',
      strokeOpacity: 0.6,
      strokeWidth: 0.7,
    }) +
    thumbStick(d, -24, 10, 12.3) +
    thumbStick(d, 24, 10, 12.3) +
    cross(d, -49, -18, look.body) +
    buttons(d, 49, -18, look) +
    rect(-34, -36, 2.6, 6.5, 1.3, { fill: '#b4b8be' }) +
    rect(31.4, -36, 2.6, 6.5, 1.3, { fill: '#b4b8be' }) +
    rect(-3, 14, 6, 3, 1.5, { fill: '#3a3c41' })
  );
}

function offsetFace(d: Doc, look: ControllerLook): string {
  const small = (x: number): string =>
    circle(x, -15, 2.7, { fill: '#3a3b3e' }) + circle(x, -15.4, 2.1, { fill: '#55575b' });
  return (
    ellipse(-24, 8.6, 16.5, 16, { fill: '#000000', opacity: 0.1 }) +
    thumbStick(d, -47, -18, 12.3) +
    thumbStick(d, 24, 8, 12.3) +
    cross(d, -24, 8, look.body) +
    buttons(d, 47, -18, look) +
    circle(0, -30, 6.8, { fill: '#000000', opacity: 0.3 }) +
    circle(0, -30, 6.2, {
      fill: d.rad(
        [
          [0, '#ffffff'],
          [1, '#cfd2d6'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    }) +
    small(-12) +
    small(12) +
    rect(-3.4, -8.4, 6.8, 3.6, 1.6, { fill: '#3a3b3e' })
  );
}

export function controllerArt(d: Doc, look: ControllerLook): string {
  const { body } = look;
  const dark = isDark(body);
  const shoulders = path('M-71 -38C-66 -55 -40 -57 -33 -48L-36 -38ZM71 -38C66 -55 40 -57 33 -48L36 -38Z', {
    fill: d.lin([
      [0, '#4b4d52'],
      [0.35, '#232427'],
      [1, '#141517'],
    ]),
  });
  const middle =
    look.sticks === 'level'
      ? path('M-30 -50H30C30 -20 26 0 24 14C22 24 16 28 0 28C-16 28 -22 24 -24 14C-26 0 -30 -20 -30 -50Z', {
          fill: INK,
        }) + path('M-40 30C-42 12 -24 -2 0 -2C24 -2 42 12 40 30Z', { fill: INK })
      : '';
  const inner = group(
    path(CONTROLLER_SHAPE, {
      fill: 'none',
      stroke: d.lin([
        [0, '#fff', dark ? 0.36 : 1],
        [0.5, '#fff', 0.1],
        [1, '#000', dark ? 0.5 : 0.34],
      ]),
      strokeWidth: 7,
      filter: d.blur(2.6),
    }) + middle,
    { clipPath: d.clip(CONTROLLER_SHAPE) },
  );
  const rim = path(CONTROLLER_SHAPE, {
    fill: 'none',
    stroke: d.diag([
      [0, '#fff', dark ? 0.5 : 0.9],
      [0.4, dark ? '#fff' : '#8d9299', dark ? 0.06 : 0.5],
      [1, dark ? '#fff' : '#7c8189', dark ? 0.18 : 0.7],
    ]),
    strokeWidth: 0.6,
  });
  return [
    shoulders,
    path(CONTROLLER_SHAPE, {
      fill: d.lin([
        [0, shade(body, dark ? 0.16 : 0.04)],
        [0.35, body],
        [0.7, shade(body, dark ? -0.03 : -0.07)],
        [1, shade(body, dark ? -0.1 : -0.2)],
      ]),
    }),
    path(CONTROLLER_SHAPE, {
      fill: d.rad(
        [
          [0, '#fff', dark ? 0.16 : 0.9],
          [0.5, '#fff', dark ? 0.04 : 0.25],
          [1, '#fff', 0],
        ],
        0.3,
        0.15,
        0.6,
      ),
    }),
    inner,
    rim,
    look.sticks === 'level' ? levelFace(d, look) : offsetFace(d, look),
  ].join('');
}

/** A controller standing on its grips, with its shadow; `x`, `y` is its middle. */
export function standingController(
  d: Doc,
  look: ControllerLook,
  x: number,
  y: number,
  scale: number,
): string {
  const foot = y + 56 * scale;
  return (
    ellipse(x, foot, 80 * scale, 6.5 * scale, {
      fill: '#2a2622',
      opacity: 0.34,
      filter: d.blur(9 * scale, 3 * scale),
    }) +
    [-70, 70]
      .map((dx) =>
        ellipse(x + dx * scale, foot + scale, 15 * scale, 2 * scale, {
          fill: '#1a1714',
          opacity: 0.5,
          filter: d.blur(2.6 * scale, 1.1 * scale),
        }),
      )
      .join('') +
    group(controllerArt(d, look), { transform: `translate(${x} ${y}) scale(${scale})` })
  );
}
