import type { Shade } from '../colours.ts';
import { at, type Doc } from '../lib/doc.ts';
import { glyph } from '../lib/icons.ts';
import { flash, lens, ringOf } from '../lib/lens.ts';
import { num, circle, group, path, rect, text } from '../lib/svg.ts';
import { wallpaper } from '../lib/wallpaper.ts';
import { backPanel, body } from './body.ts';
import { frontFace, phoneFront, type ScreenArt } from './front.ts';
import type { PhoneModel } from './model.ts';

/** A phone that folds across its middle; here it is open. The camera is drawn with the cover. */
export const FOLDABLE: PhoneModel = {
  w: 71.9,
  h: 165.1,
  r: 9.4,
  frame: 1.1,
  border: 3,
  thickness: 6.9,
  edge: 0.9,
  buttons: 'volume-first',
  antennas: true,
  cutout: 'punch',
  screen: 'calm',
  wallpaper: 'mesh',
  camera: 'single',
};

/** One half, and what is seen of the folded phone: squarer where the hinge is. */
export const HALF: PhoneModel = { ...FOLDABLE, h: 85.1, topRadius: 3.4, buttons: 'none', antennas: false };

const { w: W } = FOLDABLE;
const SPINE = 3.1;

/** From the centre of the half; the folded phone has its hinge at the top and its cameras at the bottom right. */
const LENSES = [
  { x: W / 2 - 28.8, y: HALF.h / 2 - 13.6, r: 6.1 },
  { x: W / 2 - 12.9, y: HALF.h / 2 - 13.6, r: 6.1 },
];
const FLASH = { x: W / 2 - 37.4, y: HALF.h / 2 - 8.4, r: 1.3 };

/** The cover screen: a folder with its tab at the lower left, leaving room for the cameras. */
const coverShape = (): string => {
  const left = -W / 2 + 4.4;
  const right = W / 2 - 4.4;
  const top = -HALF.h / 2 + 5;
  const bottom = HALF.h / 2 - 4.4;
  const step = bottom - 19.8;
  const r = 5.6;
  const tab = W / 2 - 46;
  return (
    `M${num(left + 3)} ${num(top)}H${num(right - 3)}Q${num(right)} ${num(top)} ${num(right)} ${num(top + 3)}` +
    `V${num(step - r)}Q${num(right)} ${num(step)} ${num(right - r)} ${num(step)}H${num(tab + 14.6)}` +
    `C${num(tab + 11)} ${num(step)} ${num(tab + 9.6)} ${num(step + 1.6)} ${num(tab + 8.2)} ${num(step + 4.4)}` +
    `L${num(tab + 3.2)} ${num(bottom - 4.6)}C${num(tab + 1.6)} ${num(bottom - 1.4)} ${num(tab - 0.4)} ${num(bottom)} ${num(tab - 3.6)} ${num(bottom)}` +
    `H${num(left + r)}Q${num(left)} ${num(bottom)} ${num(left)} ${num(bottom - r)}V${num(top + 3)}Q${num(left)} ${num(top)} ${num(left + 3)} ${num(top)}Z`
  );
};

const coverGlass = (d: Doc): string =>
  path(coverShape(), { fill: '#050506', stroke: '#050506', strokeWidth: 1.8, strokeLinejoin: 'round' }) +
  path(coverShape(), {
    fill: 'none',
    stroke: d.diag([at(0, '#fff', 0.4), at(0.3, '#fff', 0.06), at(0.7, '#fff', 0), at(1, '#fff', 0.22)]),
    strokeWidth: 1.5,
    opacity: 0.5,
  });

function coverScreen(d: Doc, art: ScreenArt): string {
  const x = -W / 2;
  const y = -HALF.h / 2;
  const area = { x: x + 4, y: y + 4, w: W - 8, h: HALF.h - 8 };
  const wedge = `M2 ${num(y)}H${num(W / 2)}V${num(HALF.h * 0.3)}Z`;
  const white = { fill: '#fff' };
  const content =
    wallpaper(d, area, 'mesh', art.palette, 9) +
    rect(area.x, area.y, area.w, area.h, 0, { fill: d.lin([at(0, '#000', 0.28), at(0.7, '#000', 0)]) }) +
    text(x + 10, y + 30, '09:41', 16.4, { ...white, fontWeight: 380, letterSpacing: -0.6 }) +
    text(x + 10.6, y + 37, 'Tue, 9 September', 3.6, { ...white, fillOpacity: 0.92, fontWeight: 520 }) +
    [0, 1]
      .map((i) => ({ cx: x + 14 + i * 10.4, cy: y + HALF.h - 14.6, sign: i === 0 ? 0 : 3 }))
      .map(
        ({ cx, cy, sign }) => circle(cx, cy, 4, { ...white, fillOpacity: 0.24 }) + glyph(cx, cy, 6.4, sign),
      )
      .join('') +
    path(wedge, { fill: d.lin([at(0, '#fff', 0.2), at(1, '#fff', 0.02)], 1, 0, 0.3, 0.8) });
  return coverGlass(d) + group(content, { clipPath: d.clip(coverShape()) });
}

/** `turn` -1 puts them where they are when the cover is seen upside down, without turning their light. */
const cameras = (d: Doc, c: Shade, turn: 1 | -1): string =>
  LENSES.map(({ x, y, r }, coat) => lens(d, turn * x, turn * y, r, ringOf(c.frame), { coat })).join('') +
  flash(d, turn * FLASH.x, turn * FLASH.y, FLASH.r);

/** The spine over the top edge of the folded phone: a polished tube between two knuckles. */
function spine(d: Doc, c: Shade): string {
  const top = -HALF.h / 2 - SPINE + 0.7;
  const height = SPINE + 3;
  const x = -W / 2 + 1.5;
  const w = W - 3;
  const tube = [
    at(0, c.frameDeep),
    at(0.07, c.frameLo),
    at(0.2, c.frameHi),
    at(0.3, c.frame),
    at(0.46, c.frameLo),
    at(0.56, c.frameDeep),
    at(1, c.frameDeep),
  ];
  const along = [
    at(0, '#000', 0.42),
    at(0.05, '#000', 0.05),
    at(0.3, '#fff', 0.26),
    at(0.6, '#fff', 0),
    at(0.95, '#000', 0.06),
    at(1, '#000', 0.45),
  ];
  const knuckle = (kx: number): string =>
    rect(kx, top + 0.5, 4.6, height, 1.2, {
      fill: d.lin([at(0, c.frameLo), at(0.16, c.frameHi), at(0.42, c.frame), at(0.56, c.frameDeep)]),
    }) + rect(kx < 0 ? kx + 4.6 : kx - 0.16, top + 0.5, 0.16, height, 0, { fill: c.frameDeep, opacity: 0.8 });
  return (
    rect(x, top, w, height, 2.3, { fill: d.lin(tube) }) +
    rect(x, top, w, height, 2.3, { fill: d.lin(along, 0, 0, 1, 0) }) +
    knuckle(x) +
    knuckle(x + w - 4.6)
  );
}

/** The line where the two halves of the closed phone meet at the lower edge. */
const closedEdge = (d: Doc, c: Shade): string =>
  rect(-W / 2 + 7, HALF.h / 2 - 0.5, W - 14, 1.15, 0.5, {
    fill: d.lin([at(0, c.frameDeep), at(0.5, c.frame), at(1, c.frameDeep)]),
  });

/** Folded, seen from the side of the cover screen. Origin: the centre of the half. */
export const folded = (d: Doc, c: Shade, art: ScreenArt): string =>
  spine(d, c) +
  closedEdge(d, c) +
  body(d, HALF, c) +
  backPanel(d, HALF, c) +
  coverScreen(d, art) +
  cameras(d, c, 1);

/** Height of the folded phone above the centre of its half. */
export const FOLDED_TOP = HALF.h / 2 + SPINE;

/** The soft valley of the screen over the hinge, and the hinge's ends in the frame. */
function crease(d: Doc): string {
  const { border } = FOLDABLE;
  const light = [
    at(0, '#fff', 0),
    at(0.3, '#fff', 0.1),
    at(0.46, '#000', 0.15),
    at(0.54, '#fff', 0.15),
    at(0.8, '#000', 0.05),
    at(1, '#000', 0),
  ];
  return rect(-W / 2 + border, -5, W - 2 * border, 10, 0, { fill: d.lin(light) });
}

function hingeEnds(d: Doc, c: Shade): string {
  const steel = [
    at(0, c.frameDeep),
    at(0.1, c.frame),
    at(0.3, c.frameHi),
    at(0.47, c.frameLo),
    at(0.5, '#08080a'),
    at(0.53, c.frameLo),
    at(0.7, c.frameHi),
    at(0.9, c.frame),
    at(1, c.frameDeep),
  ];
  return [-W / 2 - 0.12, W / 2 - FOLDABLE.frame - 0.1]
    .map((x) => rect(x, -4.6, FOLDABLE.frame + 0.22, 9.2, 0.4, { fill: d.lin(steel) }))
    .join('');
}

/** Screen and glass of the open phone, without its frame. */
export const openFace = (d: Doc, c: Shade, art: ScreenArt): string =>
  frontFace(d, FOLDABLE, c, art) + crease(d);

export const openFront = (d: Doc, c: Shade, art: ScreenArt): string =>
  phoneFront(d, FOLDABLE, c, art) + crease(d) + hingeEnds(d, c);

/** Open, from the back: the cover is dark and stands on its head, the hinge shows as a band across the middle. */
export function openBack(d: Doc, c: Shade): string {
  const band = [
    at(0, c.frameDeep),
    at(0.12, c.frameLo),
    at(0.3, c.frameHi),
    at(0.5, c.frame),
    at(0.75, c.frameLo),
    at(0.92, c.frame),
    at(1, c.frameDeep),
  ];
  const middle = -FOLDABLE.h / 4 - 0.6;
  const gloss = `M${num(-W * 0.1)} ${num(-HALF.h / 2)}H${num(W * 0.3)}L${num(-W * 0.1)} ${num(HALF.h / 2)}H${num(-W * 0.5)}Z`;
  const cover =
    group(coverGlass(d), { transform: 'rotate(180)' }) +
    group(path(gloss, { fill: d.lin([at(0, '#fff', 0.16), at(1, '#fff', 0.02)]) }), {
      clipPath: d.clip(turned(coverShape())),
    }) +
    cameras(d, c, -1);
  return (
    body(d, FOLDABLE, c, true) +
    backPanel(d, FOLDABLE, c) +
    group(cover, { transform: `translate(0 ${num(middle)})` }) +
    rect(-W / 2 + 0.5, -2.6, W - 1, 6, 0.5, { fill: '#000', opacity: 0.35, filter: d.blur(0.6) }) +
    rect(-W / 2 + 0.4, -3, W - 0.8, 6, 0.6, { fill: d.lin(band) }) +
    [-1, 1]
      .map((side) => rect(side * (W / 2 - 5.4) - 0.08, -3, 0.16, 6, 0, { fill: c.frameDeep, opacity: 0.7 }))
      .join('')
  );
}

/** A path of absolute M, H, V, L, Q and C commands, turned by half a turn around the origin. */
const turned = (shape: string): string =>
  shape.replace(/-?\d+(?:\.\d+)?/g, (value) => `${num(-Number(value))}`);
