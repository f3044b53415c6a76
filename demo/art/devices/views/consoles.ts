import { cableArt, hanked } from '../cable.ts';
import {
  SMALL_BLACK,
  SMALL_SHAPE,
  SMALL_WHITE,
  TOWER_SHAPE,
  blackTower,
  smallBox,
  smallLying,
  towerLying,
} from '../console-box.ts';
import { FIN_SHAPE, finConsole, finLying } from '../console-fin.ts';
import {
  BLACK_OFFSET_PAD,
  CONTROLLER_SHAPE,
  WHITE_OFFSET_PAD,
  WHITE_PAD,
  controllerArt,
  standingController,
  type ControllerLook,
} from '../controller.ts';
import { corners, fitted } from '../parts/fit.ts';
import { laid, leaflet, type Thing } from '../parts/flat-lay.ts';
import { SQUARE, galleryPictures, type Draw, type Product } from '../parts/gallery.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import type { Camera, Vec } from '#demo/art/lib/space.ts';
import { scaled } from '#demo/art/lib/svg.ts';

type Body = (d: Doc, camera: Camera) => string;

interface Shape {
  readonly size: readonly [w: number, h: number, depth: number];
  readonly body: Body;
  readonly pad: ControllerLook;
}

const points = ([w, h, depth]: Shape['size']): Vec[] => corners(w, h, depth);

/** The console a little to the left, its controller before it on the right. */
const withController =
  ({ size, body, pad }: Shape, pitch: number, yaw: number): Draw =>
  (d) =>
    body(d, fitted(pitch, yaw, points(size), { ...SQUARE, fill: [0.56, 0.8], at: [0.4, 0.48] })) +
    standingController(d, pad, 850, 905, 2.5);

const alone =
  ({ size, body }: Shape, pitch: number, yaw: number): Draw =>
  (d) =>
    body(d, fitted(pitch, yaw, points(size), { ...SQUARE, fill: [0.7, 0.82] }));

const inTheBox =
  (thing: (d: Doc) => Thing, pad: ControllerLook): Draw =>
  (d) =>
    laid(d, [
      { thing: thing(d), x: 340, y: 560, scale: 2.5, turn: -5, lift: 2 },
      {
        thing: { art: controllerArt(d, pad), shape: CONTROLLER_SHAPE },
        x: 860,
        y: 350,
        scale: 3.1,
        turn: 8,
        lift: 1.6,
      },
      { thing: leaflet(d), x: 960, y: 1000, scale: 3.6, turn: -7, lift: 0.5 },
    ]) + scaled(cableArt(d, '#2b2c2e', hanked), 850, 740, 2.7, -6);

function fin(model: string, drive: boolean): Product {
  const shape: Shape = {
    size: [104, 358, 206],
    body: (d, camera) => finConsole(d, camera, drive),
    pad: WHITE_PAD,
  };
  return {
    brand: 'Sony',
    model,
    colours: ['White'],
    views: {
      hero: withController(shape, -8, -36),
      angle: alone(shape, -14, 42),
      front: alone(shape, -3, 0),
      back: alone(shape, -10, 148),
      box: inTheBox((d) => ({ art: finLying(d, drive), shape: FIN_SHAPE }), WHITE_PAD),
    },
  };
}

const tower: Shape = { size: [151, 301, 151], body: blackTower, pad: BLACK_OFFSET_PAD };
const black: Product = {
  brand: 'Microsoft',
  model: 'Xbox Series X',
  colours: ['Black'],
  views: {
    hero: withController(tower, -18, -30),
    angle: alone(tower, -34, 38),
    front: alone(tower, -6, 0),
    back: alone(tower, -16, 150),
    box: inTheBox((d) => ({ art: towerLying(d), shape: TOWER_SHAPE }), BLACK_OFFSET_PAD),
  },
};

const SMALL_SIZE: Shape['size'] = [151, 275, 65];
/** The look that a colour name means, out of two. */
const smallLook = (name: string): { readonly look: typeof SMALL_WHITE; readonly pad: ControllerLook } =>
  name === 'Carbon Black'
    ? { look: SMALL_BLACK, pad: BLACK_OFFSET_PAD }
    : { look: SMALL_WHITE, pad: WHITE_OFFSET_PAD };

const smallView =
  (rear: boolean, place: (shape: Shape) => Draw): Draw =>
  (d, c, name) => {
    const { look, pad } = smallLook(name);
    return place({ size: SMALL_SIZE, body: (doc, camera) => smallBox(doc, camera, look, rear), pad })(
      d,
      c,
      name,
    );
  };

const small: Product = {
  brand: 'Microsoft',
  model: 'Xbox Series S',
  colours: ['Robot White', 'Carbon Black'],
  views: {
    hero: smallView(false, (shape) => withController(shape, -14, 28)),
    angle: smallView(false, (shape) => alone(shape, -20, -40)),
    front: smallView(false, (shape) => alone(shape, -4, 0)),
    back: smallView(true, (shape) => alone(shape, -12, -118)),
    box: (d, c, name) => {
      const { look, pad } = smallLook(name);
      return inTheBox((doc) => ({ art: smallLying(doc, look), shape: SMALL_SHAPE }), pad)(d, c, name);
    },
  },
};

export const consoles = [
  fin('PlayStation 5 (slim, disc)', true),
  fin('PlayStation 5 (slim, digital)', false),
  black,
  small,
].flatMap(galleryPictures);
