import type { CSSProperties } from 'react';

/** Boxes in full rows: two on a phone. The boxes of a shorter last row are wider. */
export const FILLED_ROWS =
  'flex flex-wrap gap-(--gap) [--across:2] [--gap:0.75rem] *:flex-[1_0_calc((100%-(var(--across)-1)*var(--gap))/var(--across)-0.5px)] w650:[--across:var(--across-tablet)] w960:[--across:var(--across-desk)]';

/** How many boxes in a row: the maximum, or fewer if that makes the rows more equal. */
export function acrossOf(count: number, most: { tablet: number; desk: number }): CSSProperties {
  const across = (widest: number) => Math.ceil(count / Math.max(1, Math.ceil(count / widest)));
  return { '--across-tablet': across(most.tablet), '--across-desk': across(most.desk) } as CSSProperties;
}
