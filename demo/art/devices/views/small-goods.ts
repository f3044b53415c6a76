import { adapterPins, adapterSocket } from '../travel-adapter.ts';
import { cableArt, coiled, looped } from '../cable.ts';
import { CHARGER_SHAPE, chargerArt, chargerTop } from '../charger.ts';
import { clothArt, foldedCloth } from '../cloth.ts';
import { kraftSleeve, laid } from '../parts/flat-lay.ts';
import { galleryPictures, type Product } from '../parts/gallery.ts';
import { Camera } from '#demo/art/lib/space.ts';
import { scaled } from '#demo/art/lib/svg.ts';

const WHITE = '#f4f4f3';
const MIST = '#7f9fc4';

/** USB-C at the left, Lightning at the right. */
const lightningCable: Product = {
  brand: 'House',
  model: 'USB-C to Lightning cable 1m',
  colours: ['White'],
  views: {
    hero: (d) => scaled(cableArt(d, WHITE, looped, ['usb-c', 'lightning']), 600, 640, 9.4),
    angle: (d) => scaled(cableArt(d, WHITE, coiled, ['lightning', 'usb-c']), 600, 590, 5),
  },
};

const cloth: Product = {
  brand: 'House',
  model: 'Microfibre cleaning cloth',
  colours: ['Blue'],
  views: {
    hero: (d) => scaled(clothArt(d, MIST), 600, 590, 6.6, -4),
    angle: (d) => scaled(foldedCloth(d, MIST), 590, 580, 10, 6),
  },
};

const adapter: Product = {
  brand: 'House',
  model: 'Travel adapter, UK to Europe',
  colours: ['White'],
  views: {
    hero: (d) =>
      adapterSocket(d, { x: 372, y: 464, scale: 8.6, yaw: 22 }) +
      adapterPins(d, { x: 834, y: 738, scale: 8.6, yaw: -34 }),
    angle: (d) => adapterPins(d, { x: 600, y: 590, scale: 12, yaw: -36 }),
  },
};

/** From a returned box: the adapter with the plain sleeve it is sent out in. */
const refurbishedCharger: Product = {
  brand: 'Apple',
  model: '20W USB-C power adapter, refurbished',
  colours: ['White'],
  views: {
    hero: (d) =>
      laid(d, [{ thing: kraftSleeve(d, 92, 100), x: 700, y: 440, scale: 6.8, turn: 5 }]) +
      chargerArt(d, Camera.at(-32, -34, 9.4, 430, 850)),
    angle: (d) =>
      laid(d, [
        { thing: kraftSleeve(d, 92, 100), x: 430, y: 560, scale: 6.6, turn: -5 },
        { thing: { art: chargerTop(d), shape: CHARGER_SHAPE }, x: 860, y: 640, scale: 8, turn: 8 },
      ]),
  },
};

export const smallGoods = [lightningCable, cloth, adapter, refurbishedCharger].flatMap(galleryPictures);
