import { cableArt, coiled, hanked } from '../cable.ts';
import { closedCase, facingLeft, facingRight, openCase, standingBud } from '../earbuds.ts';
import { HEADPHONE_REACH, headphonesArt } from '../headphones.ts';
import { fitted } from '../parts/fit.ts';
import { carton, laid, leaflet, sachet, type Thing } from '../parts/flat-lay.ts';
import { SQUARE, galleryPictures, type Draw, type Product } from '../parts/gallery.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { Camera } from '#demo/art/lib/space.ts';
import { circle, path, rect, scaled } from '#demo/art/lib/svg.ts';

/** Case and buds side by side and not symmetrical: two buds in a row look like a face. */
export const budsBesideCase = (d: Doc, camera: Camera): string =>
  closedCase(d, camera, { at: [-11, 0, 0], yaw: 0 }) +
  standingBud(d, camera, facingLeft(-30), [19.5, 3, 15]) +
  standingBud(d, camera, facingRight(22), [36, 3, 14]);

/** Silicone tips in three sizes on their card. */
function tips(d: Doc): Thing {
  const shape = squircle(-30, -13, 60, 26, 3);
  const tip = (x: number, r: number): string =>
    circle(x, 0, r, {
      fill: d.rad(
        [
          [0, '#ffffff'],
          [0.7, '#eceef0'],
          [1, '#b9bdc4'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    }) +
    circle(x, 0, r * 0.42, {
      fill: d.rad([
        [0, '#3a3d43'],
        [1, '#6a6e76'],
      ]),
    });
  return {
    shape,
    art:
      path(shape, { fill: '#ffffff' }) +
      [
        [-20, 4.4],
        [-7, 5.4],
        [7, 6.4],
        [21, 7.4],
      ]
        .map(([x = 0, r = 1]) => tip(x, r))
        .join(''),
  };
}

function earbuds(model: string, turn: number): Product {
  const views: Record<'hero' | 'angle' | 'front' | 'back' | 'box', Draw> = {
    hero: (d) => budsBesideCase(d, Camera.at(-9, 0, 11.2, 566, 560)),
    angle: (d) => openCase(d, Camera.at(-16, 0, 13.4, 600, 700), [0, 0, 0], -turn),
    front: (d) => {
      const camera = Camera.at(-6, 0, 21, 600, 480);
      return (
        standingBud(d, camera, facingLeft(-35), [-12, 0, 0]) +
        standingBud(d, camera, facingRight(48), [13, 1, 4])
      );
    },
    back: (d) => closedCase(d, Camera.at(-10, 0, 14.6, 600, 590), { at: [0, 0, 0], yaw: turn, side: 'back' }),
    box: (d) =>
      laid(d, [
        { thing: carton(d, 96, 104, ''), x: 350, y: 430, scale: 6, turn: -4 },
        { thing: leaflet(d), x: 330, y: 940, scale: 4, turn: 6, lift: 0.5 },
        { thing: tips(d), x: 880, y: 270, scale: 5, turn: 5, lift: 0.5 },
      ]) +
      budsBesideCase(d, Camera.at(-9, 0, 4.4, 350, 430)) +
      budsBesideCase(d, Camera.at(-9, 0, 6.2, 850, 610)) +
      scaled(cableArt(d, '#f4f4f3', coiled), 800, 980, 2.4, 4),
  };
  return { brand: 'Apple', model, colours: ['White'], views };
}

/** The oval zipped case of the headphones, from above. */
function travelCase(d: Doc, colour: string): Thing {
  const shape = squircle(-88, -104, 176, 208, 74);
  return {
    shape,
    art:
      path(shape, {
        fill: d.diag([
          [0, '#5b5e64'],
          [0.4, '#414348'],
          [1, '#292b2f'],
        ]),
      }) +
      path(squircle(-84, -100, 168, 200, 70), { fill: 'none', stroke: '#15161a', strokeWidth: 2.4 }) +
      path(squircle(-84, -100, 168, 200, 70), {
        fill: 'none',
        stroke: '#8d9097',
        strokeWidth: 0.9,
        strokeDasharray: '1.4 1.4',
      }) +
      rect(-9, -107, 18, 9, 3, { fill: colour }) +
      path(squircle(-60, -76, 120, 152, 48), {
        fill: 'none',
        stroke: '#ffffff',
        strokeOpacity: 0.08,
        strokeWidth: 1.4,
      }),
  };
}

const seen =
  (pitch: number, yaw: number): Draw =>
  (d, c) =>
    headphonesArt(d, fitted(pitch, yaw, HEADPHONE_REACH, { ...SQUARE, fill: [0.86, 0.82] }), c);

const headphones: Product = {
  brand: 'Sony',
  model: 'WH-1000XM5',
  colours: ['Black', 'Silver', 'Midnight Blue'],
  views: {
    hero: seen(-6, -30),
    angle: seen(-14, 52),
    front: seen(-3, 0),
    back: seen(-4, 86),
    box: (d, c) =>
      laid(d, [
        { thing: travelCase(d, '#4F46E5'), x: 330, y: 440, scale: 3.1, turn: -8, lift: 1.6 },
        { thing: leaflet(d), x: 980, y: 1000, scale: 3.6, turn: -6, lift: 0.5 },
        { thing: sachet(d, '#d9dce1'), x: 1010, y: 240, scale: 3.4, turn: 8, lift: 0.5 },
      ]) +
      scaled(cableArt(d, '#2b2c2e', hanked), 350, 970, 3) +
      headphonesArt(
        d,
        fitted(-8, -34, HEADPHONE_REACH, { ...SQUARE, fill: [0.52, 0.56], at: [0.69, 0.52] }),
        c,
      ),
  },
};

export const audio = [
  earbuds('AirPods Pro 3', 28),
  earbuds('AirPods Pro 2 (USB-C)', -26),
  headphones,
].flatMap(galleryPictures);
