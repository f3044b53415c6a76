import { safeHref } from './safe-href.ts';

/** The limits of a menu. Headers, drawers and footers have no room for more. */
export const MENU_LIMITS = {
  title: 60,
  url: 500,
  menuTitle: 60,
  footerText: 300,
  /** Entries of the first level. */
  top: 30,
  /** Entries below one entry. */
  inside: 40,
  /** All of a menu together. */
  all: 300,
  footerColumns: 4,
} as const;

/** The menus of the shop. The columns of the footer are stored as one more menu. */
export const MENU_KEYS = ['general_main_menu', 'general_left_menu', 'general_footer_menu'] as const;
export type MenuKey = (typeof MENU_KEYS)[number];

/** The icons that content can name. */
export const MENU_ICONS = [
  'banknote',
  'cable',
  'gamepad',
  'gift',
  'headphones',
  'help',
  'house',
  'laptop',
  'percent',
  'pin',
  'shield',
  'smartphone',
  'store',
  'tablet',
  'tag',
  'truck',
  'undo',
  'watch',
  'wrench',
] as const;

/** Entries that only open the entries below them lead nowhere. */
export const NO_LINK = '#';

export const UNSAFE_LINK = 'must be a page of the shop, a web address, an email or a phone number';
export const LEADS_NOWHERE = 'Choose where it leads';
export const SAME_TITLE = 'Another entry beside it has this name';

/** The error of an entry's link; undefined if it is valid. */
export function menuLinkError(url: string): string | undefined {
  const text = url.trim();
  if (text === '') return LEADS_NOWHERE;
  if (text.length > MENU_LIMITS.url) return `must be at most ${MENU_LIMITS.url} characters`;
  if (text === NO_LINK) return undefined;
  return safeHref(text) === NO_LINK || /\s/.test(text) ? UNSAFE_LINK : undefined;
}

interface Entry {
  title: string;
  url: string;
  icon?: string | undefined;
}

const LISTS = ['child', 'megaMenu', 'megaMenuWithSub'] as const;
/** The entries below an entry, list by list. */
export const listsIn = (entry: object): [(typeof LISTS)[number], Entry[]][] =>
  LISTS.flatMap((name) => {
    const list = (entry as Partial<Record<string, Entry[]>>)[name];
    return list && list.length > 0 ? [[name, list] as [typeof name, Entry[]]] : [];
  });

/** How many entries there are, at any depth. */
export const countEntries = (entries: readonly object[]): number =>
  entries.reduce<number>(
    (count, entry) => count + 1 + listsIn(entry).reduce((sum, [, list]) => sum + countEntries(list), 0),
    0,
  );

/** The errors of all entries, by the path of the field: `0.child.2.title`. */
export function menuErrors(entries: readonly Entry[], path = ''): Record<string, string> {
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const at = `${path}${index}`;
    const title = entry.title.trim().toLowerCase();
    if (seen.has(title)) errors[`${at}.title`] = SAME_TITLE;
    seen.add(title);
    const lists = listsIn(entry);
    if (lists.length === 0 && entry.url.trim() === NO_LINK) errors[`${at}.url`] = LEADS_NOWHERE;
    for (const [name, list] of lists) Object.assign(errors, menuErrors(list, `${at}.${name}.`));
  }
  return errors;
}
