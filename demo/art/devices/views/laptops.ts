import { CHARGER_SHAPE, chargerTop } from '../charger.ts';
import { cableArt, coiled } from '../cable.ts';
import { laptopArt, lidOutside, lidShape } from '../laptop.ts';
import { LAPTOPS, type LaptopModel, type LaptopName } from '../laptop-models.ts';
import { corners, fitted } from '../parts/fit.ts';
import { carton, laid, leaflet } from '../parts/flat-lay.ts';
import { SQUARE, galleryPictures, type Draw, type Product } from '../parts/gallery.ts';
import type { Vec } from '#demo/art/lib/space.ts';
import { scaled } from '#demo/art/lib/svg.ts';

/** The corners of the open laptop: deck and the upper edge of the lid. */
function reach({ w, depth, lid, thick }: LaptopModel, lean: number): Vec[] {
  const angle = (lean * Math.PI) / 180;
  const top = -thick / 2 - Math.cos(angle) * lid;
  const back = -depth / 2 - Math.sin(angle) * lid;
  return [...corners(w, thick, depth), [-w / 2, top, back], [w / 2, top, back]];
}

const from =
  (model: LaptopModel, pitch: number, yaw: number, lean: number): Draw =>
  (d, c) =>
    laptopArt(d, fitted(pitch, yaw, reach(model, lean), { ...SQUARE, at: [0.5, 0.5] }), model, c, lean);

const inTheBox =
  (model: LaptopModel): Draw =>
  (d, c) => {
    const s = 2.1;
    const closed = { art: lidOutside(d, model, c), shape: lidShape(model) };
    const picture = scaled(lidOutside(d, model, c), 0, 0, 0.72);
    return (
      laid(d, [
        {
          thing: carton(d, model.w * 1.1, model.lid * 1.16, picture),
          x: 430,
          y: 330,
          scale: s * 0.92,
          turn: -3,
        },
        { thing: closed, x: 740, y: 640, scale: s, turn: 4, lift: 1.6 },
        { thing: { art: chargerTop(d), shape: CHARGER_SHAPE }, x: 260, y: 780, scale: 4, turn: -9 },
        { thing: leaflet(d), x: 990, y: 990, scale: 3.4, turn: -7, lift: 0.5 },
      ]) + scaled(cableArt(d, '#f4f4f3', coiled), 480, 980, 2.3, -6)
    );
  };

const MAKERS: Readonly<Record<LaptopName, { readonly brand: string; readonly colours: readonly string[] }>> =
  {
    'MacBook Air 13-inch (M4)': { brand: 'Apple', colours: ['Sky Blue', 'Silver', 'Starlight', 'Midnight'] },
    'MacBook Air 13-inch (M2)': {
      brand: 'Apple',
      colours: ['Midnight', 'Starlight', 'Silver', 'Space Grey'],
    },
    'MacBook Air 13-inch (M1)': { brand: 'Apple', colours: ['Space Grey', 'Silver', 'Gold'] },
    'MacBook Pro 14-inch (M3 Pro)': { brand: 'Apple', colours: ['Space Black', 'Silver'] },
    'XPS 13 9315': { brand: 'Dell', colours: ['Sky', 'Umber'] },
    'ThinkPad T14 Gen 3': { brand: 'Lenovo', colours: ['Black'] },
    'EliteBook 840 G8': { brand: 'HP', colours: ['Silver'] },
    'Surface Laptop 5 13.5-inch': { brand: 'Microsoft', colours: ['Platinum', 'Matte Black', 'Sage'] },
    'Chromebook Plus 515': { brand: 'Acer', colours: ['Steel Grey'] },
  };

const isLaptop = (name: string): name is LaptopName => name in LAPTOPS;

export const laptops = Object.keys(LAPTOPS)
  .filter(isLaptop)
  .map((name): Product => {
    const model = LAPTOPS[name];
    return {
      ...MAKERS[name],
      model: name,
      views: {
        hero: from(model, -18, -26, 16),
        angle: from(model, -36, 30, 24),
        front: from(model, -7, 0, 14),
        back: from(model, -14, 152, 16),
        box: inTheBox(model),
      },
    };
  })
  .flatMap(galleryPictures);
