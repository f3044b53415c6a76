import type { Line } from '../catalog/lines.ts';
import { isLine } from '../catalog/lines.ts';
import { pricedSearch } from '../search/priced.ts';

/** Every address of the shop is spelled here, once: the client links by it, the server answers by it. */
export const ALL = 'All';

export const addresses = {
  home: () => '/',
  homeVariant: (variant: number) => `/home-${variant}`,
  /** With a business only what it offers. */
  listing: (line: Line, category: string = ALL, page = 1, businessId?: number) =>
    `/${line}/products/${category}/${page}${businessId === undefined ? '' : `?business=${businessId}`}`,
  businessListing: (businessId: number) => addresses.listing('buy', ALL, 1, businessId),
  /** Literally: the words as they were typed, none taken for a slip. Otherwise 'under £200' is a filter. */
  search: (line: Line, text: string, isLiteral = false) => {
    const all = `/${line}/products/${ALL}/1`;
    if (isLiteral) return `${all}?q=${encodeURIComponent(text)}&literal=1`;
    const { words, most } = line === 'sell' ? { words: text, most: undefined } : pricedSearch(text);
    if (most === undefined) return `${all}?q=${encodeURIComponent(text)}`;
    return `${all}?${words === '' ? '' : `q=${encodeURIComponent(words)}&`}max=${most}`;
  },
  finder: (line: 'sell' | 'repair') => `/${line}/product`,
  /** With a variation the page opens on it. */
  product: (line: Line, category: string, slug: string, id: number, variationId?: number) =>
    `/${line}/product/${category}/${slug}/${id}${variationId === undefined ? '' : `?variation=${variationId}`}`,
  stores: () => '/stores',
  compare: (ids: readonly number[] = []) => `/compare${ids.length === 0 ? '' : `?ids=${ids.join(',')}`}`,
  cart: (line: Line = 'buy') => `/${line}/cart`,
  checkout: (line: Line, cartId: string) => `/${line}/cart/checkouts/${cartId}/information`,
  /** An order, trade-in or repair, for whoever has the link. */
  track: (token: string) => `/track/${token}`,
  wishlist: () => '/wishlist',
  account: (part: AccountPart = 'profile') => (part === 'profile' ? '/account' : `/account/${part}`),
  /** The pages that the shop's mails lead to; the token is all they know. */
  confirmEmail: (token: string) => `/account/confirm?token=${token}`,
  resetPassword: (token: string) => `/account/reset?token=${token}`,
  vendor: () => '/vendor',
  admin: () => '/admin',
  pos: () => '/pos',
  design: () => '/design',
  page: (key: string) => (LEGAL_PAGES.has(key) ? `/${key}` : `/pages/${key}`),
};

export const ACCOUNT_PARTS = ['profile', 'addresses', 'security', 'alerts'] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** Pages of SPEC's route table live at the root; the site's other pages under /pages. */
const LEGAL_PAGES: ReadonlySet<string> = new Set(['terms-and-conditions', 'privacy-policy']);

export type Address =
  | { page: 'home'; variant: number | undefined }
  | { page: 'listing'; line: Line; category: string; number: number }
  | { page: 'finder'; line: 'sell' | 'repair' }
  | { page: 'product'; line: Line; category: string; slug: string; id: number }
  | { page: 'cart'; line: Line }
  | { page: 'checkout'; line: Line; cartId: string }
  | { page: 'account'; part: AccountPart }
  | PlainAddress
  | { page: 'text'; key: string };

/** Addresses that say everything by themselves. */
const PLAIN_ADDRESSES = {
  '/stores': 'stores',
  '/compare': 'compare',
  '/wishlist': 'wishlist',
  '/vendor': 'vendor',
  '/admin': 'admin',
  '/account/confirm': 'confirmEmail',
  '/account/reset': 'resetPassword',
  '/pos': 'pos',
  '/design': 'design',
} as const;
type PlainAddress = {
  [K in (typeof PLAIN_ADDRESSES)[keyof typeof PLAIN_ADDRESSES]]: { page: K };
}[(typeof PLAIN_ADDRESSES)[keyof typeof PLAIN_ADDRESSES]];

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const HOME_VARIANT = /^\/home-([1-4])$/;
const LISTING = new RegExp(`^/(\\w+)/products/(${ALL}|(?!all/)${SLUG})/([1-9]\\d{0,5})$`);
const PRODUCT = new RegExp(`^/(\\w+)/product/(${SLUG})/(${SLUG})/([1-9]\\d{0,9})$`);
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const CART = new RegExp(`^/(\\w+)/cart(?:/checkouts/(${UUID})/information)?$`);
const FINDER = /^\/(sell|repair)\/product$/;
const TEXT = new RegExp(`^/pages/(${SLUG})$`);
const MAX_ID = 2_147_483_647;

/** What an address shows; undefined for one that the shop doesn't have. */
export function matchAddress(pathname: string): Address | undefined {
  if (pathname === '/') return { page: 'home', variant: undefined };
  const page = Object.hasOwn(PLAIN_ADDRESSES, pathname)
    ? PLAIN_ADDRESSES[pathname as keyof typeof PLAIN_ADDRESSES]
    : undefined;
  if (page) return { page };
  const plain = pathname.slice(1);
  if (LEGAL_PAGES.has(plain)) return { page: 'text', key: plain };

  const home = HOME_VARIANT.exec(pathname);
  if (home) return { page: 'home', variant: Number(home[1]) };
  const finder = FINDER.exec(pathname);
  if (finder) return { page: 'finder', line: finder[1] === 'sell' ? 'sell' : 'repair' };
  const text = TEXT.exec(pathname);
  if (text?.[1] && !LEGAL_PAGES.has(text[1])) return { page: 'text', key: text[1] };
  return matchListing(pathname) ?? matchProduct(pathname) ?? matchCart(pathname) ?? matchAccount(pathname);
}

function matchCart(pathname: string): Address | undefined {
  const [, line = '', cartId] = CART.exec(pathname) ?? [];
  if (!isLine(line)) return undefined;
  return cartId === undefined ? { page: 'cart', line } : { page: 'checkout', line, cartId };
}

function matchAccount(pathname: string): Address | undefined {
  const part = ACCOUNT_PARTS.find((one) => addresses.account(one) === pathname);
  return part && { page: 'account', part };
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
