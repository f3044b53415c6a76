import { blackTower } from '#demo/art/devices/console-box.ts';
import { finConsole } from '#demo/art/devices/console-fin.ts';
import { chargerArt } from '#demo/art/devices/charger.ts';
import { handheldFront, type HandheldLook } from '#demo/art/devices/handheld.ts';
import { HEADPHONE_REACH, headphonesArt } from '#demo/art/devices/headphones.ts';
import { laptopArt } from '#demo/art/devices/laptop.ts';
import { LAPTOPS, type LaptopName } from '#demo/art/devices/laptop-models.ts';
import { corners } from '#demo/art/devices/parts/fit.ts';
import { budsBesideCase } from '#demo/art/devices/views/audio.ts';
import { strapOf } from '#demo/art/devices/views/watches.ts';
import { LOOP, watchStanding } from '#demo/art/devices/watch-standing.ts';
import { WATCHES, type WatchName } from '#demo/art/devices/watch-models.ts';
import { parcel, PARCEL } from './objects/parcel.ts';
import { colour } from '#demo/art/colours.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { paletteFor } from '#demo/art/palette-choice.ts';
import type { PaletteName } from '#demo/art/lib/palettes.ts';
import { floorShadow, footShadow } from '#demo/art/lib/shadows.ts';
import { roundOutline } from '#demo/art/lib/solid.ts';
import { Camera, apply, multiply, rotateX, rotateY, type Vec } from '#demo/art/lib/space.ts';
import { scaled } from '#demo/art/lib/svg.ts';
import { PHONES, type PhoneName } from '#demo/art/phones/models.ts';
import { turnedBack, turnedFront, turnedShadow } from '#demo/art/phones/turned.ts';
import { TABLETS } from '#demo/art/tablets/models.ts';
import { tabletBack, tabletFront } from '#demo/art/tablets/views.ts';

/** The place of a thing in a scene: the middle of its foot, and its height, in canvas pixels. */
export interface Spot {
  readonly x: number;
  readonly foot: number;
  readonly high: number;
  readonly yaw?: number;
  readonly pitch?: number;
}

/** A camera under which these points are `high` tall and stand on `foot` around `x`. */
function standing(points: readonly Vec[], { x, foot, high, yaw = 0, pitch = -8 }: Spot): Camera {
  const rotation = multiply(rotateX(pitch), rotateY(yaw));
  const seen = points.map((point) => apply(rotation, point));
  const ys = seen.map((point) => point[1]);
  const xs = seen.map((point) => point[0]);
  const bottom = Math.max(...ys);
  const scale = high / (bottom - Math.min(...ys));
  return new Camera(
    rotation,
    scale,
    x - ((Math.min(...xs) + Math.max(...xs)) / 2) * scale,
    foot - bottom * scale,
  );
}

interface PhoneSpot extends Spot {
  readonly back?: boolean;
  readonly palette?: PaletteName;
}

export function phone(d: Doc, name: PhoneName, colourName: string, spot: PhoneSpot): string {
  const model = PHONES[name];
  const c = colour(colourName, name);
  const camera = standing(corners(model.w, model.h, model.thickness), spot);
  const art = spot.back
    ? turnedBack(d, model, c, camera)
    : turnedFront(d, model, c, camera, { palette: spot.palette ?? paletteFor(c, name), screen: 'lock' });
  return turnedShadow(d, model, camera) + art;
}

export function tablet(
  d: Doc,
  name: keyof typeof TABLETS,
  colourName: string,
  { x, foot, high, back = false }: PhoneSpot,
): string {
  const model = TABLETS[name];
  const c = colour(colourName, name);
  const s = high / model.h;
  const art = back ? tabletBack(d, model, c) : tabletFront(d, model, c, { palette: paletteFor(c, name) });
  return floorShadow(d, x, foot, model.w * s) + scaled(art, x, foot - high / 2, s);
}

export function laptop(d: Doc, name: LaptopName, colourName: string, spot: Spot): string {
  const model = LAPTOPS[name];
  const { w, depth, lid, thick } = model;
  const lean = 16;
  const angle = (lean * Math.PI) / 180;
  const top: Vec[] = [-1, 1].map((k): Vec => [
    (k * w) / 2,
    -thick / 2 - Math.cos(angle) * lid,
    -depth / 2 - Math.sin(angle) * lid,
  ]);
  return laptopArt(
    d,
    standing([...corners(w, thick, depth), ...top], { pitch: -18, ...spot }),
    model,
    colour(colourName, name),
    lean,
  );
}

export function watch(d: Doc, name: WatchName, colourName: string, spot: Spot): string {
  const model = WATCHES[name];
  const back = -model.thick / 2 - 21;
  const camera = standing(corners(44, 2 * LOOP.high + 3, 2 * LOOP.deep, [0, 0, back]), spot);
  const foot = roundOutline(1, 40).map(({ at }): Vec => [
    at[0] * model.strap * 0.52,
    LOOP.high + 2,
    back + at[1] * 16,
  ]);
  return (
    footShadow(d, camera, foot, camera.scale * 1.4) +
    watchStanding(d, camera, model, colour(colourName, name), strapOf(colourName))
  );
}

export const headphones = (d: Doc, colourName: string, spot: Spot): string =>
  headphonesArt(d, standing(HEADPHONE_REACH, { yaw: -30, ...spot }), colour(colourName));

/** Case and buds; `high` is the height of the case. */
export const buds = (d: Doc, { x, foot, high }: Spot): string =>
  budsBesideCase(d, Camera.at(-9, 0, high / 46, x, foot - high * 0.62));

export const fin = (d: Doc, spot: Spot, drive = true): string =>
  finConsole(d, standing(corners(104, 358, 206), { yaw: -36, ...spot }), drive);

export const tower = (d: Doc, spot: Spot): string =>
  blackTower(d, standing(corners(151, 301, 151), { yaw: -30, pitch: -16, ...spot }));

export const plug = (d: Doc, spot: Spot): string =>
  chargerArt(d, standing(corners(46, 72, 46, [0, -21, 0]), { yaw: 30, pitch: -26, ...spot }));

export const NEON: HandheldLook = {
  left: '#ff4b3e',
  right: '#12b4e6',
  tablet: '#2a2b2e',
  w: 242,
  h: 102,
  side: 35,
  screen: [154, 87],
};

/** A handheld seen straight; `high` is its height. */
export const handheld = (d: Doc, { x, foot, high }: Spot, look = NEON): string => {
  const s = high / look.h;
  return floorShadow(d, x, foot, look.w * s * 0.92) + scaled(handheldFront(d, look), x, foot - high / 2, s);
};

export const box = (d: Doc, accent: string, spot: Spot): string =>
  parcel(d, standing(corners(PARCEL.w, PARCEL.h, PARCEL.depth), { yaw: -32, pitch: -24, ...spot }), accent);
