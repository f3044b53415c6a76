import type { SetName } from './section-kinds.ts';
import { loadSet } from './section-sets.ts';
import { FIRST_SET } from './section-slot.tsx';

/** Loads the code of the sections on the first screen, so that they stay in place when the page takes over. */
export const loadFirstSets = (screen: ParentNode): Promise<unknown> =>
  Promise.all(
    [...screen.querySelectorAll(`[${FIRST_SET}]`)].map((section) =>
      // Without it the page works, and the section comes later.
      loadSet(section.getAttribute(FIRST_SET) as SetName).catch(() => undefined),
    ),
  );
