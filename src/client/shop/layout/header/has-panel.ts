import type { MenuEntry } from '#contract/site.ts';

/** Whether something is under an entry, of whichever kind. */
export function hasPanel(entry: MenuEntry): boolean {
  return [entry.child, entry.megaMenu, entry.megaMenuWithSub].some((list) => list && list.length > 0);
}
