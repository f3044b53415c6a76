import { CHARGER_SHAPE, chargerArt, chargerTop } from '../charger.ts';
import { cableArt, coiled, hanked, loose as looseRun, tie } from '../cable.ts';
import { caseShape, clearCase, turnedCase } from '../clear-case.ts';
import { glassPane, glassShape, turnedPane } from '../glass.ts';
import { carton, laid, leaflet, sachet, type Thing } from '../parts/flat-lay.ts';
import { galleryPictures, type Product } from '../parts/gallery.ts';
import { plugFace } from '../plugs.ts';
import { colour } from '#demo/art/colours.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { floorShadow } from '#demo/art/lib/shadows.ts';
import { Camera } from '#demo/art/lib/space.ts';
import { group, path, scaled } from '#demo/art/lib/svg.ts';
import { phoneBack } from '#demo/art/phones/back.ts';
import { phoneFront } from '#demo/art/phones/front.ts';
import { PHONES } from '#demo/art/phones/models.ts';
import { turnedFront, turnedShadow } from '#demo/art/phones/turned.ts';

const PHONE = PHONES['iPhone 16'];
const SKY = { palette: 'sky', style: 'mesh' } as const;

const charger: Product = {
  brand: 'House',
  model: '20W USB-C fast charger (UK plug)',
  colours: ['White'],
  views: {
    hero: (d) => chargerArt(d, Camera.at(-26, 30, 12, 600, 660)),
    angle: (d) => chargerArt(d, Camera.at(-38, -40, 12, 600, 640)),
    front: (d) => chargerArt(d, Camera.at(-3, 0, 13.4, 600, 720)),
    back: (d) =>
      group(
        path(CHARGER_SHAPE, {
          fill: '#2a2118',
          opacity: 0.34,
          transform: 'translate(2.4 4)',
          filter: d.blur(3.4),
        }) + chargerTop(d),
        {
          transform: 'translate(600 590) scale(17)',
        },
      ),
    box: (d) =>
      laid(d, [
        {
          thing: carton(d, 74, 104, scaled(chargerTop(d), 0, -8, 1.05)),
          x: 420,
          y: 540,
          scale: 7.4,
          turn: -5,
        },
        { thing: { art: chargerTop(d), shape: CHARGER_SHAPE }, x: 860, y: 480, scale: 6.6, turn: 9 },
        { thing: leaflet(d), x: 830, y: 880, scale: 4.4, turn: -6, lift: 0.5 },
      ]),
  },
};

const cableColour = (base: string): string => (base === '#f1f1ee' ? '#f4f4f3' : base);

const cable: Product = {
  brand: 'House',
  model: 'USB-C to USB-C cable 2m (60W)',
  colours: ['White', 'Black'],
  views: {
    hero: (d, c) => scaled(cableArt(d, cableColour(c.base), coiled), 600, 590, 5),
    angle: (d, c) => scaled(cableArt(d, cableColour(c.base), looseRun), 600, 560, 5.9),
    front: (d, c) => scaled(plugFace(d, cableColour(c.base)), 600, 600, 62),
    back: (d, c) => scaled(cableArt(d, cableColour(c.base), hanked) + tie(d, '#4F46E5'), 600, 600, 5.8),
    box: (d, c) =>
      laid(d, [
        {
          thing: carton(d, 96, 130, scaled(cableArt(d, cableColour(c.base), coiled, []), 0, -10, 0.4)),
          x: 370,
          y: 540,
          scale: 5.6,
          turn: -4,
        },
        { thing: leaflet(d), x: 860, y: 850, scale: 4.4, turn: 7, lift: 0.5 },
      ]) + scaled(cableArt(d, cableColour(c.base), coiled), 880, 430, 3, 12),
  },
};

const phoneOnTable = (d: Doc, dark: string): Thing => ({
  art: phoneFront(d, PHONE, colour(dark), SKY),
  shape: caseShape(PHONE),
});

const glass: Product = {
  brand: 'House',
  model: 'Tempered-glass screen protector',
  colours: ['Clear'],
  views: {
    hero: (d) => {
      const camera = Camera.at(-8, -34, 5.6, 700, 590);
      return (
        turnedShadow(d, PHONE, camera) +
        turnedFront(d, PHONE, colour('Black'), camera, SKY) +
        turnedPane(d, camera, PHONE, 56)
      );
    },
    angle: (d) => {
      const camera = Camera.at(-10, 40, 5.9, 600, 590);
      return (
        turnedShadow(d, { ...PHONE, thickness: 1 }, camera, 0.5) +
        turnedPane(d, camera, PHONE, 0, true) +
        turnedPane(d, camera, PHONE, 14, true)
      );
    },
    front: (d) =>
      floorShadow(d, 600, 590 + 74 * 6.4, 72 * 6.4) +
      scaled(phoneFront(d, PHONE, colour('Black'), SKY), 600, 590, 6.4) +
      scaled(glassPane(d, PHONE), 646, 548, 6.4, 5),
    back: (d) => {
      const art = glassPane(d, PHONE, true);
      return group(
        path(glassShape(PHONE), {
          fill: '#2a2118',
          opacity: 0.18,
          transform: 'translate(2 4)',
          filter: d.blur(3),
        }) + art,
        {
          transform: 'translate(600 590) scale(6.6)',
        },
      );
    },
    box: (d) =>
      laid(d, [
        {
          thing: carton(d, 92, 170, scaled(glassPane(d, PHONE, true), 0, 0, 0.84)),
          x: 300,
          y: 500,
          scale: 4.9,
          turn: -5,
        },
        { thing: phoneOnTable(d, 'Black'), x: 690, y: 560, scale: 5, turn: 3 },
        { thing: sachet(d, '#c7d2fe'), x: 1000, y: 330, scale: 3.4, turn: 9, lift: 0.5 },
        { thing: sachet(d, '#a7e3c8'), x: 1010, y: 600, scale: 3.4, turn: -6, lift: 0.5 },
        { thing: leaflet(d), x: 900, y: 990, scale: 3.6, turn: -7, lift: 0.5 },
      ]) + scaled(glassPane(d, PHONE), 748, 520, 5, 10),
  },
};

/** A phone in the case, and beside it the case alone. */
function caseHero(d: Doc): string {
  const c = colour('Ultramarine');
  const s = 6.1;
  const offset = 46;
  const floor = 590 + (PHONE.h / 2) * s;
  return (
    floorShadow(d, 600 - (offset / 2) * s, floor, PHONE.w * s) +
    floorShadow(d, 600 + (offset / 2) * s, floor + 8, PHONE.w * s, 0.7) +
    scaled(phoneBack(d, PHONE, c) + clearCase(d, PHONE, { filled: true }), 600 - (offset / 2) * s, 590, s) +
    scaled(clearCase(d, PHONE), 600 + (offset / 2) * s, 598, s)
  );
}

const standing = (d: Doc, art: string, strength = 0.8): string =>
  floorShadow(d, 600, 588 + (PHONE.h / 2) * 6.4, PHONE.w * 6.4, strength) + scaled(art, 600, 588, 6.4);

const clear: Product = {
  brand: 'House',
  model: 'Clear MagSafe-compatible case',
  colours: ['Clear'],
  views: {
    hero: caseHero,
    angle: (d) => {
      const camera = Camera.at(-8, 34, 6.3, 600, 590);
      return turnedShadow(d, PHONE, camera, 0.7) + turnedCase(d, camera, PHONE);
    },
    front: (d) => standing(d, clearCase(d, PHONE, { inside: true })),
    back: (d) => standing(d, clearCase(d, PHONE)),
    box: (d) =>
      laid(d, [
        {
          thing: carton(d, 96, 176, scaled(clearCase(d, PHONE), 0, 0, 0.86)),
          x: 360,
          y: 560,
          scale: 5,
          turn: -5,
        },
        {
          thing: { art: clearCase(d, PHONE), shape: caseShape(PHONE) },
          x: 800,
          y: 540,
          scale: 5.2,
          turn: 4,
          strength: 0.1,
        },
        { thing: leaflet(d), x: 660, y: 1030, scale: 3.4, turn: -8, lift: 0.5 },
      ]),
  },
};

export const accessories = [charger, cable, glass, clear].flatMap(galleryPictures);
