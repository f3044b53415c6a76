import type { SetName } from './section-kinds.ts';
import { loadSet } from './section-sets.ts';
import { FIRST_SET } from './section-slot.tsx';

/** Loads the code of the sections on the first screen, so that they stay in place when the page takes over. */
export const loadFirstSets = (screen: HTMLElement): Promise<unknown> =>
  Promise.all(
    [...screen.querySelectorAll(`[${FIRST_SET}]`)].map((section) =>
      loadSet(section.getAttribute(FIRST_SET) as SetName),
    ),
  );
