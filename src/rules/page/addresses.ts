import type { Line } from '../catalog/lines.ts';
import { pricedSearch } from '../search/priced.ts';

/** All addresses of the shop are built here. `src/contract/pages.ts` says which page each shows. */
export const ALL = 'All';

export const addresses = {
  home: () => '/',
  homeVariant: (variant: number) => `/home-${variant}`,
  /** With a business: only its products. */
  listing: (line: Line, category: string = ALL, page = 1, businessId?: number) =>
    `/${line}/products/${category}/${page}${businessId === undefined ? '' : `?business=${businessId}`}`,
  businessListing: (businessId: number) => addresses.listing('buy', ALL, 1, businessId),
  /** Literal: no spelling is corrected. Otherwise 'under £200' becomes a filter. */
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
  /** The page of an order, trade-in or repair, for the holder of the link. */
  track: (token: string) => `/track/${token}`,
  /** The same page, at the review of a bought item. */
  reviewOf: (token: string) => `/track/${token}#review`,
  /** The same page, where the messages about the order are. */
  messagesOf: (token: string) => `/track/${token}#messages`,
  /** An invoice, a credit note or a return label, for the holder of the order's link. */
  /** The QR code of a trade-in or a repair, as a picture. */
  qr: (number: string) => `/qr/${number.toLowerCase()}.svg`,
  paper: (token: string, name: string, ending: '' | '.pdf' = '') =>
    `/track/${token}/papers/${name.toLowerCase()}${ending}`,
  wishlist: () => '/wishlist',
  account: (part: AccountPart = 'profile') => (part === 'profile' ? '/account' : `/account/${part}`),
  /** Pages that mails link to. They know only the token. */
  confirmEmail: (token: string) => `/account/confirm?token=${token}`,
  invitation: (token: string) => `/account/invitation?token=${token}`,
  resetPassword: (token: string) => `/account/reset?token=${token}`,
  /** The page on which an owner registers a business, and changes it and its stores. */
  business: () => '/vendor/business',
  pos: () => '/pos',
  design: () => '/design',
  page: (key: string) => (LEGAL_PAGES.includes(key) ? `/${key}` : `/pages/${key}`),
};

export const ACCOUNT_PARTS = [
  'profile',
  'orders',
  'devices',
  'sold',
  'repairs',
  'credit',
  'addresses',
  'security',
  'alerts',
] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** Pages in SPEC's route table are at the root. The site's other pages are under /pages. */
export const LEGAL_PAGES: readonly string[] = ['terms-and-conditions', 'privacy-policy'];
