import { ACCOUNT_PARTS, ALL, LEGAL_PAGES, addresses } from '#rules/page/addresses.ts';
import type { AccountPart } from '#rules/page/addresses.ts';
import { readCompared } from '#rules/catalog/comparison.ts';
import { LINES } from '#rules/catalog/lines.ts';
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

/** All that both ends know of a page; `A` is what its path says. */
interface PageRecord<A extends object> {
  read: ReadPath<A>;
  /** The search keys that change what it shows first, always in the same order. */
  keys?: readonly SearchKey[];
  /**
   * The calls of its first view. None where everything depends on who is looking: that is asked for once the page is
   * there. Undefined where the search asks for something that can't be read.
   */
  calls?(address: A, search: PageSearch): AnyCallRequest[] | undefined;
  /** Its sections make calls of their own, which the server answers inside the page too. */
  hasSections?: boolean;
  /** What it is about. For another thing it starts afresh, for another view of the same it goes on. */
  thing?(address: A): string | number;
  /** What it shows always and others may have to be let in for: a map, or the form for a card. */
  shows?: 'maps' | 'cards';
  /** Its paths that are there whatever the shop sells, for the sitemap. */
  standing?: readonly string[];
  /** Its path opens something: it is kept nowhere, and every such path has the same page. */
  sameAs?: string;
  /** Of a page for the person in front of it, which no search engine lists. All others have a head in `page`. */
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
/** Lower case has another meaning: `all` is the name of no category. */
const category = (text: string) =>
  text === ALL ? text : text === ALL.toLowerCase() ? undefined : slug(text);
const variant = (text: string) => wholeNumber(4)(/^home-(.+)$/.exec(text)?.[1] ?? '');
const legalPage = oneOf(LEGAL_PAGES);
const otherPage = (text: string) => (legalPage(text) ? undefined : slug(text));
/** As the shop's mails write it; whether it is good, the server says. */
const SHORTEST_TOKEN = 20;
const trackToken = (text: string) =>
  text.length >= SHORTEST_TOKEN && /^[\da-z_]{1,80}$/.test(text) ? text : undefined;
const part = oneOf(ACCOUNT_PARTS.filter((one) => one !== 'profile'));

/**
 * Every page of the shop, once. A new one is a record here; the compiler then asks for its component in
 * `src/client/pages.tsx` and, where it is not personal, for its head on the server and in the client.
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
      return filters && listingCalls(filters, address.number, readSort(search['sort']));
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
        // What is sold or repaired may be brought to a store.
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
  resetPassword: personal('Choose a new password', exactly('/account/reset', {})),
  vendor: personal('Your business', exactly('/vendor', {})),
  admin: personal('Administration', exactly('/admin', {})),
  design: personal('Every section in every design', exactly('/design', {}), {
    calls: () => BLOCK_POSITIONS.map((position) => requests.blocks(DESIGN_BLOCKS, position)),
  }),
};

export type PageName = keyof typeof PAGES;
/** What an address shows: its page, and what its path says to it. */
export type AddressOf<K extends PageName> = K extends PageName
  ? { page: K } & NonNullable<ReturnType<(typeof PAGES)[K]['read']>>
  : never;
export type Address = AddressOf<PageName>;
/** Pages that say something to everybody, and so have a head of their own. */
export type PublicPage = {
  [K in PageName]: (typeof PAGES)[K] extends { title: string } ? never : K;
}[PageName];

export const recordOf = ({ page: name }: Pick<Address, 'page'>): PageRecord<object> => PAGES[name];

const names = Object.keys(PAGES) as PageName[];

/** What an address shows; undefined for one that the shop doesn't have. */
export function matchAddress(pathname: string): Address | undefined {
  const parts = pathname.split('/');
  for (const name of names) {
    const said: object | undefined = PAGES[name].read(parts);
    if (said) return { page: name, ...said } as Address;
  }
  return undefined;
}

/** undefined: the search of the address asks for something that can't be read. */
export function firstCalls(address: Address, search: PageSearch): AnyCallRequest[] | undefined {
  const record = recordOf(address);
  return record.calls ? record.calls(address, search) : [];
}

export const standingPaths = (): string[] => names.flatMap((name) => recordOf({ page: name }).standing ?? []);

/** What the client draws for an address: a device to sell or to repair is another component than one to buy. */
export type View = PageName | 'sellProduct' | 'repairProduct';

export function viewOf(address: Address): View {
  if (address.page !== 'product' || address.line === 'buy') return address.page;
  return address.line === 'sell' ? 'sellProduct' : 'repairProduct';
}
