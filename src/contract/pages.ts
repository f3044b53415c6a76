import { ACCOUNT_PARTS, ALL, LEGAL_PAGES, addresses } from '#rules/page/addresses.ts';
import type { AccountPart } from '#rules/page/addresses.ts';
import { readCompared } from '#rules/catalog/comparison.ts';
import { LINES, linesOn, type LinesOn } from '#rules/catalog/lines.ts';
import { readSort } from '#rules/catalog/sorts.ts';
import type { AnyCallRequest } from './first-calls.ts';
import {
  BLOCK_POSITIONS,
  DESIGN_BLOCKS,
  finderCalls,
  finderChoice,
  homeCalls,
  listingCalls,
  listingQuery,
  productBlocks,
  requests,
} from './first-calls.ts';
import { either, exactly, oneOf, path, slug, uuid, wholeNumber, type ReadPath } from './page-path.ts';
import type { PageSearch, SearchKey } from './search-keys.ts';
import { COMPARE_KEYS, FINDER_KEYS, LISTING_KEYS, PRODUCT_KEYS } from './search-keys.ts';

/** The facts about a page that server and client share. `A` is the content of its path. */
interface PageRecord<A extends object> {
  read: ReadPath<A>;
  /** The query keys that change its first view, in a fixed order. */
  keys?: readonly SearchKey[];
  /**
   * The calls of its first view. None if everything depends on the visitor: the client then fetches it. Undefined if
   * the query can't be read.
   */
  calls?(address: A, search: PageSearch): AnyCallRequest[] | undefined;
  /** Its sections make their own calls, which the server also answers inside the page. */
  hasSections?: boolean;
  /**
   * The id of the page's subject. When this changes, the page is mounted again; otherwise it keeps its state.
   */
  thing?(address: A): string | number;
  /** It always shows a map or a card form, for which the content policy must allow other hosts. */
  shows?: 'maps' | 'cards';
  /** Its fixed paths for the sitemap, which don't depend on products. */
  standing?: readonly string[];
  /** Its path holds a secret, so no cache keeps it. All such paths share the page of this address. */
  sameAs?: string;
  /** The title of a personal page, which search engines don't list. All other pages have a head in `page`. */
  title?: string;
}

type More<A extends object> = Omit<PageRecord<A>, 'read' | 'title'>;

const page = <A extends object>(read: ReadPath<A>, more: More<A> = {}) => ({ read, ...more });
const personal = <A extends object>(title: string, read: ReadPath<A>, more: More<A> = {}) => ({
  title,
  read,
  ...more,
});

const line = oneOf(LINES);
/** `All` means every category. `all` in lower case is not the name of a category. */
const category = (text: string) =>
  text === ALL ? text : text === ALL.toLowerCase() ? undefined : slug(text);
const variant = (text: string) => wholeNumber(4)(/^home-(.+)$/.exec(text)?.[1] ?? '');
const legalPage = oneOf(LEGAL_PAGES);
/** Home pages have addresses of their own. */
const otherPage = (text: string) =>
  legalPage(text) || /^home-(page|\d)$/.test(text) ? undefined : slug(text);
/** The form of a token in mails. The server checks whether it is valid. */
const SHORTEST_TOKEN = 20;
const trackToken = (text: string) =>
  text.length >= SHORTEST_TOKEN && /^[\da-z_]{1,80}$/.test(text) ? text : undefined;
const previewToken = (text: string) =>
  text.length >= SHORTEST_TOKEN && /^[\da-f]{1,400}$/.test(text) ? text : undefined;
const part = oneOf(ACCOUNT_PARTS.filter((one) => one !== 'profile'));

/**
 * Every page of the shop, once. A new page is a record here. The compiler then asks for its component in
 * `src/client/pages.tsx` and, if it is not personal, for its head on the server and in the client.
 */
export const PAGES = {
  home: page(
    either<{ variant: number | undefined }>(
      exactly('/', { variant: undefined }),
      path('/:variant', { variant }),
    ),
    {
      calls: (address) => homeCalls(address.variant),
      hasSections: true,
      standing: [addresses.home()],
    },
  ),
  listing: page(path('/:line/products/:category/:number', { line, category, number: wholeNumber(999_999) }), {
    keys: LISTING_KEYS,
    calls(address, search) {
      const filters = listingQuery(address.line, address.category, search);
      return listingCalls(filters, address.number, readSort(search['sort']));
    },
    thing: (address) => `${address.line} ${address.category}`,
    standing: LINES.map((one) => addresses.listing(one)),
  }),
  finder: page(path('/:line/product', { line: oneOf(['sell', 'repair']) }), {
    keys: FINDER_KEYS,
    calls: (address, search) => finderCalls(address.line, finderChoice(search)),
    standing: [addresses.finder('sell'), addresses.finder('repair')],
  }),
  product: page(
    path('/:line/product/:category/:slug/:id', { line, category: slug, slug, id: wholeNumber() }),
    {
      keys: PRODUCT_KEYS,
      calls: (address) => [
        requests.product(address.id),
        requests.questions(address.id),
        requests.advice(address.id),
        // Devices to sell or repair may be brought to a store.
        address.line === 'buy' ? productBlocks() : requests.stores(),
      ],
      thing: (address) => address.id,
    },
  ),
  stores: page(exactly('/stores', {}), {
    calls: () => [requests.stores(), requests.map()],
    shows: 'maps',
    standing: [addresses.stores()],
  }),
  pos: page(exactly('/pos', {}), { standing: [addresses.pos()] }),
  text: page(either(path('/:key', { key: legalPage }), path('/pages/:key', { key: otherPage })), {
    calls: (address) => [requests.page(address.key)],
    hasSections: true,
    thing: (address) => address.key,
  }),
  compare: page(exactly('/compare', {}), {
    keys: COMPARE_KEYS,
    calls: (_address, search) => readCompared(search['ids'])?.map(requests.product),
  }),
  cart: personal('Your cart', path('/:line/cart', { line }), { thing: (address) => address.line }),
  checkout: personal('Checkout', path('/:line/cart/checkouts/:cartId/information', { line, cartId: uuid }), {
    thing: (address) => address.cartId,
  }),
  track: personal('Your order', path('/track/:token', { token: trackToken }), {
    thing: (address) => address.token,
    sameAs: addresses.track('0'.repeat(SHORTEST_TOKEN)),
    shows: 'cards',
  }),
  wishlist: personal('Your wishlist', exactly('/wishlist', {})),
  account: personal(
    'Your account',
    either<{ part: AccountPart }>(exactly('/account', { part: 'profile' }), path('/account/:part', { part })),
  ),
  confirmEmail: personal('Confirm your email', exactly('/account/confirm', {})),
  invitation: personal('Your invitation', exactly('/account/invitation', {})),
  resetPassword: personal('Choose a new password', exactly('/account/reset', {})),
  business: personal('Your business', exactly('/vendor/business', {})),
  preview: personal('Preview', path('/preview/:id', { id: wholeNumber() }), {
    thing: (address) => address.id,
    sameAs: '/preview/1',
  }),
  pagePreview: personal('Preview', path('/page-preview/:token', { token: previewToken }), {
    thing: (address) => address.token,
    sameAs: `/page-preview/${'0'.repeat(SHORTEST_TOKEN)}`,
  }),
  canvas: personal('Canvas', exactly('/canvas', {})),
  sitePreview: personal('Preview', exactly('/preview/site', {})),
  design: personal('Every section in every design', exactly('/design', {}), {
    calls: () => BLOCK_POSITIONS.map((position) => requests.blocks(DESIGN_BLOCKS, position)),
  }),
};

export type PageName = keyof typeof PAGES;
/** An address: its page, and the content of its path. */
export type AddressOf<K extends PageName> = K extends PageName
  ? { page: K } & NonNullable<ReturnType<(typeof PAGES)[K]['read']>>
  : never;
export type Address = AddressOf<PageName>;
/** Public pages, which have their own head. */
export type PublicPage = {
  [K in PageName]: (typeof PAGES)[K] extends { title: string } ? never : K;
}[PageName];

export const recordOf = ({ page: name }: Pick<Address, 'page'>): PageRecord<object> => PAGES[name];

const names = Object.keys(PAGES) as PageName[];

/** The page of an address; undefined if the shop has none. */
export function matchAddress(pathname: string): Address | undefined {
  const parts = pathname.split('/');
  for (const name of names) {
    const said: object | undefined = PAGES[name].read(parts);
    if (said) return { page: name, ...said } as Address;
  }
  return undefined;
}

/** undefined: the query of the address can't be read. */
export function firstCalls(address: Address, search: PageSearch): AnyCallRequest[] | undefined {
  const record = recordOf(address);
  return record.calls ? record.calls(address, search) : [];
}

export const standingPaths = (): string[] => names.flatMap((name) => recordOf({ page: name }).standing ?? []);

/** The client's component for a path. Products have a different one in each line. */
export type View = PageName | 'sellProduct' | 'repairProduct';

/** Whether a page shows something of a line that is off. Its cart can still be emptied. */
export const isOfLineOff = (address: Address, site: LinesOn): boolean =>
  'line' in address &&
  address.page !== 'cart' &&
  address.page !== 'checkout' &&
  !linesOn(site).includes(address.line);

export function viewOf(address: Address): View {
  if (address.page !== 'product' || address.line === 'buy') return address.page;
  return address.line === 'sell' ? 'sellProduct' : 'repairProduct';
}
