import type { MenuEntry } from '#contract/site.ts';

/** Whether what is under an entry stands in columns. */
export function hasColumns(entry: MenuEntry): boolean {
  return [entry.megaMenu, entry.megaMenuWithSub].some((list) => list && list.length > 0);
}

/** Whether something is under an entry, of whichever kind. */
export function hasPanel(entry: MenuEntry): boolean {
  return hasColumns(entry) || (entry.child?.length ?? 0) > 0;
}
