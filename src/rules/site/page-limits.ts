import { LEGAL_PAGES } from '../page/addresses.ts';
import { homeKey } from '../page/home-keys.ts';
import { HOME_VARIANTS } from './settings-fields.ts';

/** The limits of one page. */
export const MOST_ROWS = 60;
export const MOST_IN_ROW = 12;
export const MOST_PAGE_BYTES = 400_000;
export const MOST_PAGES = 500;
export const LONGEST_PAGE_KEY = 60;
export const LONGEST_PAGE_TITLE = 120;
export const LONGEST_META = 320;
export const LONGEST_PAGE_TEXT = 60_000;

/** The positions of rows on a page, from top to bottom. */
export const ROW_POSITIONS = ['slider', 'top', 'middle', 'bottom', 'footer'] as const;
export type RowPosition = (typeof ROW_POSITIONS)[number];

export const PAGE_KINDS = ['home', 'product', 'slider', 'own'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const HOME = ['top', 'middle', 'bottom', 'footer'] as const;

/** The pages that every shop has and that have rows. All other pages are the site's own. */
export const FIXED_PAGES = {
  'home-page': { kind: 'home', title: 'Home page 1, main storefront', path: '/home-1', positions: HOME },
  'home-2': { kind: 'home', title: 'Home page 2, buy only', path: '/home-2', positions: HOME },
  'home-3': { kind: 'home', title: 'Home page 3, plain', path: '/home-3', positions: HOME },
  'home-4': { kind: 'home', title: 'Home page 4, plain and wide', path: '/home-4', positions: HOME },
  header_slider: { kind: 'slider', title: 'Header slider', path: '/', positions: ['slider'] },
  'product-page': {
    kind: 'product',
    title: 'Product pages',
    path: '/buy/products/All/1',
    positions: ['middle'],
  },
} as const satisfies Record<
  string,
  { kind: PageKind; title: string; path: string; positions: readonly RowPosition[] }
>;
type FixedPage = keyof typeof FIXED_PAGES;

export const isFixedPage = (key: string): key is FixedPage => Object.hasOwn(FIXED_PAGES, key);

/** The keys of the home pages. Each has words and rows of its own. */
export const HOME_KEYS: readonly string[] = HOME_VARIANTS.map(homeKey);

/** The variant of the home page that a page of sections is; undefined for other pages. */
export const variantOf = (key: string): number | undefined =>
  HOME_VARIANTS.find((variant) => homeKey(variant) === key);

export const pageKindOf = (key: string): PageKind => (isFixedPage(key) ? FIXED_PAGES[key].kind : 'own');
export const positionsOf = (key: string): readonly RowPosition[] =>
  isFixedPage(key) ? FIXED_PAGES[key].positions : ['middle'];

/** Whether a position shows sections of a type. The header draws sliders only; everywhere else all types are drawn. */
export const showsSection = (position: string, type: string): boolean =>
  position !== 'slider' || type === 'carosel_image_section';

/** Names that no own page can take: they mean another page already. */
const TAKEN: readonly string[] = [homeKey(), ...Object.keys(FIXED_PAGES), 'design', ...LEGAL_PAGES];
export const isTakenKey = (key: string): boolean => TAKEN.includes(key) || /^home-\d$/.test(key);

/** The law, or the shop itself, needs these pages: their address stays, and they are not put in the archive. */
export const isNeededPage = (key: string): boolean => isTakenKey(key) || key === 'returns';

/** How many minutes a person counts as present after opening a page. */
export const PRESENT_MINUTES = 3;
export const PREVIEW_DAYS = 7;
/** The most that a first screen should weigh, in kilobytes of pictures on a phone. */
export const FIRST_SCREEN_KB = 400;
