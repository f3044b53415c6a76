import { CHARGER_SHAPE, chargerTop } from '../charger.ts';
import { cableArt, coiled } from '../cable.ts';
import { fitted, corners } from '../parts/fit.ts';
import { carton, chargingDisc, laid, leaflet } from '../parts/flat-lay.ts';
import { TALL, galleryPictures, type Draw, type Product } from '../parts/gallery.ts';
import { watchFlat, type WatchSide } from '../watch-flat.ts';
import { LOOP, watchStanding } from '../watch-standing.ts';
import { STRAPS, WATCHES, type WatchModel, type WatchName } from '../watch-models.ts';
import { shadesOf, type Shade } from '#demo/art/colours.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { footShadow } from '#demo/art/lib/shadows.ts';
import { roundOutline } from '#demo/art/lib/solid.ts';
import type { Vec } from '#demo/art/lib/space.ts';
import { ellipse, scaled } from '#demo/art/lib/svg.ts';

export function strapOf(name: string): Shade {
  const base = STRAPS[name];
  if (!base) throw new Error(`No strap goes with the colour "${name}": add it to watch-models.ts`);
  return shadesOf(base, base, 'plastic');
}

const half = (watch: WatchModel): number => (watch.shape === 'round' ? 66 : watch.h / 2 + 47);

const open =
  (watch: WatchModel, side: WatchSide): Draw =>
  (d, c, name) => {
    const s = (TALL.height * 0.82) / 2 / half(watch);
    return (
      ellipse(618, 826, 150, 590, { fill: '#2a2622', opacity: 0.15, filter: d.blur(40) }) +
      scaled(watchFlat(d, watch, c, strapOf(name), side), watch.shape === 'square' ? 592 : 600, 800, s)
    );
  };

/** The closed watch stands on the lowest part of its strap. */
function standing(d: Doc, watch: WatchModel, c: Shade, strap: Shade, pitch: number, yaw: number): string {
  const middle: Vec = [0, 0, -watch.thick / 2 - 21];
  const camera = fitted(
    pitch,
    yaw,
    [...corners(watch.strap, 2 * LOOP.high + 3, 2 * LOOP.deep, middle), ...corners(44, 48, watch.thick)],
    {
      ...TALL,
      fill: [0.76, 0.7],
    },
  );
  const foot = roundOutline(1, 40).map(({ at }): Vec => [
    at[0] * watch.strap * 0.52,
    LOOP.high + 2,
    middle[2] + at[1] * 16,
  ]);
  return footShadow(d, camera, foot, 16) + watchStanding(d, camera, watch, c, strap);
}

const turned =
  (watch: WatchModel, pitch: number, yaw: number): Draw =>
  (d, c, name) =>
    standing(d, watch, c, strapOf(name), pitch, yaw);

const inTheBox =
  (watch: WatchModel): Draw =>
  (d, c, name) => {
    const strap = strapOf(name);
    const art = watchFlat(d, watch, c, strap);
    const shape = squircle(-15, -half(watch), 30, half(watch) * 2, 8);
    return (
      laid(d, [
        {
          thing: carton(d, 70, 176, scaled(watchFlat(d, watch, c, strap), 0, 0, 0.98)),
          x: 320,
          y: 640,
          scale: 6.2,
          turn: -4,
        },
        { thing: { art, shape }, x: 760, y: 650, scale: 7, turn: 5 },
        { thing: { art: chargerTop(d), shape: CHARGER_SHAPE }, x: 1030, y: 380, scale: 3.5, turn: 9 },
        { thing: leaflet(d), x: 330, y: 1390, scale: 4, turn: -6, lift: 0.5 },
      ]) +
      scaled(cableArt(d, '#f4f4f3', coiled, []), 900, 1330, 2.4, 8) +
      laid(d, [{ thing: chargingDisc(d), x: 1060, y: 1440, scale: 5, turn: 0, lift: 0.7 }])
    );
  };

const MAKERS: Readonly<Record<WatchName, { readonly brand: string; readonly colours: readonly string[] }>> = {
  'Watch Series 10': { brand: 'Apple', colours: ['Jet Black', 'Rose Gold', 'Silver'] },
  'Watch SE (2nd gen)': { brand: 'Apple', colours: ['Midnight', 'Starlight', 'Silver'] },
  'Watch Ultra 2': { brand: 'Apple', colours: ['Natural Titanium', 'Black Titanium'] },
  'Galaxy Watch7': { brand: 'Samsung', colours: ['Green', 'Cream', 'Silver'] },
};

const isWatch = (name: string): name is WatchName => name in WATCHES;

export const watches = Object.keys(WATCHES)
  .filter(isWatch)
  .map((name): Product => {
    const watch = WATCHES[name];
    return {
      ...MAKERS[name],
      model: name,
      canvas: TALL,
      views: {
        hero: open(watch, 'front'),
        angle: turned(watch, -9, -34),
        front: turned(watch, -7, 0),
        back: open(watch, 'back'),
        box: inTheBox(watch),
      },
    };
  })
  .flatMap(galleryPictures);
