import { cracks, openedPhone } from './objects/opened-phone.ts';
import { mat, screw, screwdriver, spudger, sucker, tweezers } from './objects/tools.ts';
import { laid } from '#demo/art/devices/parts/flat-lay.ts';
import { colour } from '#demo/art/colours.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { group } from '#demo/art/lib/svg.ts';
import { phoneFront } from '#demo/art/phones/front.ts';
import { PHONES } from '#demo/art/phones/models.ts';

const PHONE = PHONES['iPhone 13'];
const SHAPE = squircle(-PHONE.w / 2, -PHONE.h / 2, PHONE.w, PHONE.h, PHONE.r);

const openedThing = (d: Doc): { readonly art: string; readonly shape: string } => ({
  art: openedPhone(d, PHONE, colour('Midnight', 'iPhone 13')),
  shape: SHAPE,
});

const screenThing = (d: Doc, cracked: boolean): { readonly art: string; readonly shape: string } => ({
  art:
    phoneFront(d, PHONE, colour('Midnight', 'iPhone 13'), {
      palette: 'sunset',
      style: 'petals',
      screen: 'lock',
    }) + (cracked ? cracks(d, PHONE) : ''),
  shape: SHAPE,
});

const SCREWS = [
  [66, 136],
  [76, 143],
  [68, 147],
  [80, 133],
] as const;

/** The bench from above, in mm around its middle: mat, opened phone, lifted screen, tools. */
export function benchScene(
  d: Doc,
  x: number,
  y: number,
  scale: number,
  turn: number,
  cracked = false,
): string {
  return group(
    laid(d, [
      { thing: mat(d), x: 0, y: 0, scale: 1, lift: 1.2 },
      { thing: openedThing(d), x: -38, y: -10, scale: 1.06, turn: -4, strength: 0.6 },
      { thing: screenThing(d, cracked), x: 50, y: -18, scale: 1, turn: 9, strength: 0.6 },
      { thing: screwdriver(d), x: -84, y: 92, scale: 0.76, turn: -7, lift: 0.6, strength: 0.5 },
      { thing: tweezers(d), x: 40, y: 82, scale: 0.56, turn: 20, lift: 0.5, strength: 0.4 },
    ]) + SCREWS.map(([a, b]) => screw(d, a - 60, b - 70, 1.8)).join(''),
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
  );
}

/** The tools alone, laid side by side. */
export function toolRow(d: Doc, x: number, y: number, scale: number): string {
  return group(
    laid(d, [
      { thing: screwdriver(d), x: -80, y: -34, scale: 1, turn: 6, lift: 0.7 },
      { thing: spudger(d), x: -76, y: 2, scale: 1.1, turn: -4, lift: 0.7 },
      { thing: tweezers(d), x: -60, y: 36, scale: 1.2, turn: 5, lift: 0.6 },
      { thing: sucker(d), x: 78, y: 24, scale: 0.9, turn: 0 },
    ]),
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}
