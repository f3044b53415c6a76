import { cableArt, hanked } from '../cable.ts';
import { CHARGER_SHAPE, chargerTop } from '../charger.ts';
import { dockArt, handheldBack, handheldFront, type HandheldLook } from '../handheld.ts';
import { HANDHELD_PC_SHAPE, carryCase, handheldPcBack, handheldPcFront } from '../handheld-pc.ts';
import { corners, fitted } from '../parts/fit.ts';
import { laid, leaflet } from '../parts/flat-lay.ts';
import { SQUARE, galleryPictures, type Product } from '../parts/gallery.ts';
import { outlineOf } from '../parts/path-outline.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { floorShadow, footShadow } from '#demo/art/lib/shadows.ts';
import { edgeProfile, outline, solid } from '#demo/art/lib/solid.ts';
import type { Camera, Vec } from '#demo/art/lib/space.ts';
import { group, scaled } from '#demo/art/lib/svg.ts';

const SWITCH = { tablet: '#2a2b2e', w: 242, h: 102, side: 35, screen: [154, 87] } as const;

/** How a colour name of the catalogue is spread over the two controllers. */
const LOOKS: Readonly<Record<string, HandheldLook>> = {
  White: { ...SWITCH, left: '#f0f0ee', right: '#f0f0ee' },
  'Neon Red/Blue': { ...SWITCH, left: '#ff4b3e', right: '#12b4e6' },
};
const LARGE: HandheldLook = {
  left: '#2d2e31',
  right: '#2d2e31',
  tablet: '#2a2b2e',
  w: 272,
  h: 116,
  side: 38,
  screen: [178, 101],
  rings: ['#2fb4e8', '#f4583f'],
};
const lookOf = (name: string): HandheldLook => LOOKS[name] ?? LARGE;

const straight = (d: Doc, art: string, w: number, h: number, x = 600, y = 590): string => {
  const s = (SQUARE.width * 0.86) / w;
  return floorShadow(d, x, y + (h / 2) * s, w * s * 0.92) + scaled(art, x, y, s);
};

/** The handheld as three solids (the controllers and the tablet between them) with its face on top. */
function turnedHandheld(d: Doc, camera: Camera, look: HandheldLook): string {
  const { w, h, side, tablet } = look;
  const foot = outline(w * 0.96, 16, 8, 9).map(({ at }): Vec => [at[0], h / 2, at[1]]);
  const block = (x: number, width: number, r: number, base: string): string =>
    solid(camera, outline(width, h, r, 42), edgeProfile(14, 3, 8), base, {
      surface: 'plastic',
      centre: [x, 0, 0],
    });
  const ends = [-1, 1].map((k) => ({
    depth: camera.see([k, 0, 0])[2],
    art: block(k * (w / 2 - side / 2 - 5), side + 10, 22, k < 0 ? look.left : look.right),
  }));
  const [far, near] = ends.toSorted((a, b) => a.depth - b.depth);
  return (
    footShadow(d, camera, foot, 14) +
    (far?.art ?? '') +
    block(0, w - 2 * side + 1, 2, tablet) +
    (near?.art ?? '') +
    group(handheldFront(d, look), { transform: camera.face([0, 0, 7]) })
  );
}

function turnedPc(d: Doc, camera: Camera): string {
  const foot = outline(250, 20, 8, 9).map(({ at }): Vec => [at[0], 56, at[1]]);
  return (
    footShadow(d, camera, foot, 14) +
    solid(camera, outlineOf(HANDHELD_PC_SHAPE), edgeProfile(26, 6, 12), '#2e2f31', { surface: 'plastic' }) +
    group(handheldPcFront(d), { transform: camera.face([0, 0, 12.4]) })
  );
}

function docked(d: Doc, look: HandheldLook): string {
  const s = 3.5;
  const dock = look.left === '#f0f0ee' ? '#dedfde' : '#2d2e31';
  return (
    floorShadow(d, 470, 445 + 52 * s, 172 * s) +
    scaled(dockArt(d, dock), 470, 445, s) +
    floorShadow(d, 640, 730 + (look.h / 2) * 3.75, look.w * 3.6) +
    scaled(handheldFront(d, look), 640, 730, (SQUARE.width * 0.76) / look.w)
  );
}

function handheld(model: string, colours: readonly string[]): Product {
  return {
    brand: 'Nintendo',
    model,
    colours,
    views: {
      hero: (d, _c, name) => docked(d, lookOf(name)),
      angle: (d, _c, name) => {
        const look = lookOf(name);
        return turnedHandheld(
          d,
          fitted(-14, -32, corners(look.w, look.h, 14), { ...SQUARE, fill: [0.84, 0.7] }),
          look,
        );
      },
      front: (d, _c, name) => straight(d, handheldFront(d, lookOf(name)), lookOf(name).w, lookOf(name).h),
      back: (d, _c, name) => straight(d, handheldBack(d, lookOf(name)), lookOf(name).w, lookOf(name).h),
      box: (d, _c, name) => {
        const look = lookOf(name);
        const shape = squircle(-look.w / 2, -look.h / 2, look.w, look.h, 22);
        const dock = look.left === '#f0f0ee' ? '#dedfde' : '#2d2e31';
        return (
          laid(d, [
            {
              thing: { art: dockArt(d, dock), shape: squircle(-86, -52, 172, 104, 9) },
              x: 400,
              y: 270,
              scale: 2.9,
              turn: -4,
              lift: 1.6,
            },
            { thing: { art: handheldFront(d, look), shape }, x: 620, y: 640, scale: 3.4, turn: 4, lift: 1.4 },
            { thing: { art: chargerTop(d), shape: CHARGER_SHAPE }, x: 980, y: 300, scale: 3.8, turn: 9 },
            { thing: leaflet(d), x: 930, y: 1000, scale: 3.6, turn: -7, lift: 0.5 },
          ]) + scaled(cableArt(d, '#2b2c2e', hanked), 390, 990, 2.7, -4)
        );
      },
    },
  };
}

const pc: Product = {
  brand: 'Valve',
  model: 'Steam Deck OLED',
  colours: ['Black'],
  views: {
    hero: (d) =>
      floorShadow(d, 560, 440 + 74 * 2.9, 900) +
      scaled(carryCase(d), 560, 440, 2.9) +
      floorShadow(d, 630, 760 + 58 * 3.3, 900) +
      scaled(handheldPcFront(d), 630, 760, 3.3),
    angle: (d) => turnedPc(d, fitted(-14, 30, corners(298, 122, 26), { ...SQUARE, fill: [0.86, 0.7] })),
    front: (d) => straight(d, handheldPcFront(d), 298, 116),
    back: (d) => straight(d, handheldPcBack(d), 298, 116),
    box: (d) =>
      laid(d, [
        {
          thing: { art: carryCase(d), shape: squircle(-160, -74, 320, 148, 58) },
          x: 520,
          y: 290,
          scale: 2.5,
          turn: -4,
          lift: 2,
        },
        {
          thing: { art: handheldPcFront(d), shape: HANDHELD_PC_SHAPE },
          x: 640,
          y: 680,
          scale: 2.9,
          turn: 4,
          lift: 1.8,
        },
        { thing: { art: chargerTop(d), shape: CHARGER_SHAPE }, x: 1030, y: 360, scale: 3.4, turn: 9 },
        { thing: leaflet(d), x: 950, y: 1020, scale: 3.4, turn: -7, lift: 0.5 },
      ]) + scaled(cableArt(d, '#2b2c2e', hanked), 400, 1010, 2.6, -4),
  },
};

export const handhelds = [
  handheld('Switch 2', ['Black']),
  handheld('Switch OLED', ['White', 'Neon Red/Blue']),
  pc,
].flatMap(galleryPictures);
