import type { MenuEntry } from '#contract/site.ts';

/** Whether an entry's sub-entries are in columns. */
export function hasColumns(entry: MenuEntry): boolean {
  return [entry.megaMenu, entry.megaMenuWithSub].some((list) => list && list.length > 0);
}

/** Whether an entry has sub-entries of any kind. */
export function hasPanel(entry: MenuEntry): boolean {
  return hasColumns(entry) || (entry.child?.length ?? 0) > 0;
}
