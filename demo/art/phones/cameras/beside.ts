import type { CameraFamily, Layout } from './family.ts';
import { fromCorner, onBack, smallParts } from './parts.ts';

/** Adds small parts that sit on the glass, outside the island. */
export const beside = (family: CameraFamily, layout: Omit<Layout, 'lenses'>): CameraFamily => ({
  ...family,
  flat: (d, m, c) => family.flat(d, m, c) + fromCorner(m, smallParts(d, { lenses: [], ...layout })),
  raised: (d, m, c, view) =>
    onBack(view, m, 0.05, smallParts(d, { lenses: [], ...layout })) + family.raised(d, m, c, view),
});
