import type { Shade } from '../../colours.ts';
import { mix } from '../../lib/colour.ts';
import { ringOf, type LensMetal } from '../../lib/lens.ts';
import type { CameraFamily, Layout } from './family.ts';
import { flatLenses, fromCorner, onBack, raisedLenses, smallParts } from './parts.ts';

/** Rings a little greyer than the frame: they are their own parts. */
const greyRing = (c: Shade): LensMetal => ringOf(mix(c.frame, c.dark ? '#808288' : '#9a9b9e', 0.25));

/** Lenses that stand directly on the glass. */
export const separate = (layout: Layout): CameraFamily => ({
  aside: 0.6,
  flat: (d, m, c) => fromCorner(m, flatLenses(d, layout, greyRing(c)) + smallParts(d, layout)),
  raised: (d, m, c, view) =>
    raisedLenses(d, view, m, layout, greyRing(c), 0) + onBack(view, m, 0.05, smallParts(d, layout)),
});

export const single = separate({
  lenses: [[13.4, 13.4, 6.6]],
  flashes: [[26.6, 13.4, 2.5]],
  microphones: [[22, 13.4]],
});

export const smallSingle = separate({
  lenses: [[11, 10.4, 4.6]],
  flashes: [[21.6, 10.4, 2.3]],
  microphones: [[17.4, 10.4]],
});

export const column = separate({
  lenses: [
    [13, 15, 6],
    [13, 31.5, 6],
    [13, 48, 6],
  ],
  flashes: [[25, 15.6, 2]],
});

export const thinColumn = separate({
  lenses: [
    [13, 14.6, 5.6],
    [13, 30, 5.6],
    [13, 44, 4.2],
  ],
  flashes: [[24.6, 14.6, 1.9]],
});

export const fiveLenses = separate({
  lenses: [
    [13.6, 15.4, 7],
    [13.6, 33.6, 7],
    [13.6, 51.8, 7],
    [30.6, 33.6, 5],
    [30.6, 20.6, 2.9],
  ],
  flashes: [[30.6, 46, 1.9]],
});
