import type { Line } from './lines.ts';
import { isLine } from './lines.ts';

/** Every address of the shop is spelled here, once: the client links by it, the server answers by it. */
export const ALL = 'All';

export const addresses = {
  home: () => '/',
  homeVariant: (variant: number) => `/home-${variant}`,
  listing: (line: Line, category: string = ALL, page = 1) => `/${line}/products/${category}/${page}`,
  businessListing: (businessId: number) => `/buy/products/${ALL}/1?business=${businessId}`,
  search: (line: Line, text: string) => `/${line}/products/${ALL}/1?q=${encodeURIComponent(text)}`,
  finder: (line: 'sell' | 'repair') => `/${line}/product`,
  /** With a variation the page opens on it. */
  product: (line: Line, category: string, slug: string, id: number, variationId?: number) =>
    `/${line}/product/${category}/${slug}/${id}${variationId === undefined ? '' : `?variation=${variationId}`}`,
  stores: () => '/stores',
  compare: (ids: readonly number[] = []) => `/compare${ids.length === 0 ? '' : `?ids=${ids.join(',')}`}`,
  page: (key: string) => (LEGAL_PAGES.has(key) ? `/${key}` : `/pages/${key}`),
};

/** Pages of SPEC's route table live at the root; the site's other pages under /pages. */
const LEGAL_PAGES: ReadonlySet<string> = new Set(['terms-and-conditions', 'privacy-policy']);

export type Address =
  | { page: 'home'; variant: number | undefined }
  | { page: 'listing'; line: Line; category: string; number: number }
  | { page: 'finder'; line: 'sell' | 'repair' }
  | { page: 'product'; line: Line; category: string; slug: string; id: number }
  | { page: 'stores' }
  | { page: 'compare' }
  | { page: 'text'; key: string };

const SLUG = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*';
const HOME_VARIANT = /^\/home-([1-4])$/;
const LISTING = new RegExp(`^/(\\w+)/products/(${SLUG})/([1-9]\\d{0,5})$`);
const PRODUCT = new RegExp(`^/(\\w+)/product/(${SLUG})/(${SLUG})/([1-9]\\d{0,9})$`);
const FINDER = /^\/(sell|repair)\/product$/;
const TEXT = new RegExp(`^/pages/(${SLUG})$`);
const MAX_ID = 2_147_483_647;

/** What an address shows; undefined for one that the shop doesn't have. */
export function matchAddress(pathname: string): Address | undefined {
  if (pathname === '/') return { page: 'home', variant: undefined };
  if (pathname === '/stores') return { page: 'stores' };
  if (pathname === '/compare') return { page: 'compare' };
  const plain = pathname.slice(1);
  if (LEGAL_PAGES.has(plain)) return { page: 'text', key: plain };

  const home = HOME_VARIANT.exec(pathname);
  if (home) return { page: 'home', variant: Number(home[1]) };
  const finder = FINDER.exec(pathname);
  if (finder) return { page: 'finder', line: finder[1] === 'sell' ? 'sell' : 'repair' };
  const text = TEXT.exec(pathname);
  if (text?.[1] && !LEGAL_PAGES.has(text[1])) return { page: 'text', key: text[1] };
  return matchListing(pathname) ?? matchProduct(pathname);
}

function matchListing(pathname: string): Address | undefined {
  const [, line = '', category = '', number = ''] = LISTING.exec(pathname) ?? [];
  return isLine(line) ? { page: 'listing', line, category, number: Number(number) } : undefined;
}

function matchProduct(pathname: string): Address | undefined {
  const [, line = '', category = '', slug = '', id = ''] = PRODUCT.exec(pathname) ?? [];
  if (!isLine(line) || Number(id) > MAX_ID) return undefined;
  return { page: 'product', line, category, slug, id: Number(id) };
}
