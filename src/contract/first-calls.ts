import { ALL } from '#rules/page/addresses.ts';
import { homeKey } from '#rules/page/home-keys.ts';
import type { Grade } from '#rules/catalog/conditions.ts';
import { GRADES } from '#rules/catalog/conditions.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { lineCode } from '#rules/catalog/lines.ts';
import { searchedText } from '#rules/search/typed-text.ts';
import type { CallName, Input } from './calls.ts';
import type { PageSearch } from './search-keys.ts';

/**
 * The calls that the first view of an address makes. The server writes their answers into the page. The client builds
 * its queries with the same functions, so that it finds each answer there and fetches nothing.
 */
export interface CallRequest<N extends CallName> {
  name: N;
  params?: Input<N>['params'];
  query?: Input<N>['query'];
}

export type AnyCallRequest = { [N in CallName]: CallRequest<N> }[CallName];

function request<N extends CallName>(
  name: N,
  input: { params?: Input<N>['params']; query?: Input<N>['query'] } = {},
): CallRequest<N> {
  return { name, ...input };
}

export type ListingQuery = Input<'GET /no/auth/web/site/products'>['query'];
export type FilterQuery = Input<'GET /no/auth/web/site/products/filter'>['query'];

const published = { status: true, is_publish: true, is_active_for_web: true };

export const requests = {
  settings: () => request('GET /no/auth/web/site/settings/general'),
  leftMenu: () => request('GET /no/auth/web/site/menu', { query: { key: 'general_left_menu' } }),
  mainMenu: () => request('GET /no/auth/web/site/menu', { query: { key: 'general_main_menu' } }),
  categories: () => request('GET /no/auth/web/site/categories'),
  category: (id: number) => request('GET /no/auth/web/site/categories/{id}', { params: { id } }),
  /** The categories of the header's bar, for these ids. */
  navbar: (ids: readonly number[]) =>
    request('GET /market/one/navbar', { query: { where_in_col: 'id', where_in_value: ids.join(',') } }),
  page: (key: string) => request('GET /no/auth/web/site/pages/{key}', { params: { key } }),
  slider: () =>
    request('GET /no/auth/web/site/template/header/slider', {
      query: { page_key: 'header_slider', ...published },
    }),
  products: (query: ListingQuery) => request('GET /no/auth/web/site/products', { query }),
  /** Searches the whole shop. */
  search: (q: string) => request('GET /no/auth/web/site/search', { query: { q } }),
  filter: (query: FilterQuery) => request('GET /no/auth/web/site/products/filter', { query }),
  product: (id: number) => request('GET /no/auth/web/site/products/{id}', { params: { id } }),
  questions: (productId: number) =>
    request('GET /no/auth/web/site/questions', {
      query: { product_id: productId, order_by_col: 'sort_order', order_by: 'ASC' },
    }),
  advice: (id: number) => request('GET /no/auth/web/site/products/{id}/advice', { params: { id } }),
  stores: () => request('GET /no/auth/web/site/stores'),
  map: () => request('GET /no/auth/web/site/map'),
  prices: () => request('GET /no/auth/web/site/prices'),
  brands: () => request('GET /no/auth/web/site/brands'),
  business: (id: number) => request('GET /no/auth/web/site/businesses/{id}', { params: { id } }),
  /** The blocks that the page builder put at one position of a page. */
  blocks: (pageKey: string, position: BlockPosition) =>
    request('GET /no/auth/web/site/template/template/design', {
      query: { page_key: pageKey, key_section: 'website', section_position: position, ...published },
    }),
};

/** The calls for the frame around every page. */
export function shellCalls(): AnyCallRequest[] {
  return [requests.settings(), requests.leftMenu(), requests.mainMenu(), requests.categories()];
}

/** The calls of the category bar, once the categories are known. SPEC: only level 0 is shown. */
export function navbarCalls(categories: readonly { id: number; level: number }[]): AnyCallRequest[] {
  const ids = categories.filter(({ level }) => level === 0).map(({ id }) => id);
  return ids.length > 0 ? [requests.navbar(ids)] : [];
}

/**
 * The filters of the products call, from the query of an address. Unknown names and unreadable values are ignored, so
 * that old links and typing errors still show products. A search text that is too long is cut.
 */
export function listingQuery(line: Line, category: string, search: PageSearch): FilterQuery {
  const text = searchedText(search['q'] ?? '');
  return {
    is_active_for: String(lineCode(line)) as '1' | '2' | '3',
    category: category === ALL ? undefined : category,
    business: readId(search['business']),
    brand_ids: readIds(search['brands']),
    category_ids: readIds(search['categories']),
    conditions: readGrades(search['conditions']),
    min_price: readAmount(search['min']),
    max_price: readAmount(search['max']),
    in_stock: readFlag(search['in_stock']),
    on_sale: readFlag(search['on_sale']),
    terms: readTerms(search['terms']),
    q: text || undefined,
    literal: text ? readFlag(search['literal']) : undefined,
  };
}

/** Each reader returns undefined for a missing or unreadable value. */
function readIds(text = ''): number[] | undefined {
  return /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/.test(text) ? text.split(',').map(Number) : undefined;
}

function readId(text: string | undefined): number | undefined {
  const ids = readIds(text);
  return ids?.length === 1 ? ids[0] : undefined;
}

function readFlag(text: string | undefined): true | undefined {
  return text === '1' ? true : undefined;
}

function readAmount(text = ''): number | undefined {
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

function readGrades(text = ''): Grade[] | undefined {
  const names = [...new Set(text.split(','))];
  const grades = GRADES.filter((grade) => names.includes(grade));
  return grades.length === names.length ? grades : undefined;
}

/** `terms=Colour:Blue|Black;Storage:128GB` in an address. */
function readTerms(text = ''): Record<string, string[]> | undefined {
  const parts = text.split(';').map((part) => part.split(':'));
  const isReadable = parts.every(
    ([name, labels, ...rest]) => name && name !== '__proto__' && labels && rest.length === 0,
  );
  if (!isReadable) return undefined;
  return Object.fromEntries(parts.map(([name = '', labels = '']) => [name, labels.split('|')]));
}

/** The positions of page-builder blocks, from top to bottom. */
export const BLOCK_POSITIONS = ['top', 'middle', 'bottom', 'footer'] as const;
export type BlockPosition = (typeof BLOCK_POSITIONS)[number];

export const DESIGN_BLOCKS = 'design';

/** The blocks on every product page of the buy line. */
export const productBlocks = () => requests.blocks('product-page', 'middle');

export function listingPageQuery(
  filters: FilterQuery,
  page: number,
  sort: ListingQuery['sort'],
): ListingQuery {
  return { ...filters, page, sort: sort === 'featured' ? undefined : sort };
}

/** The choices in the device finder. Unreadable values are ignored. */
export interface FinderChoice {
  category: string | undefined;
  brand: number | undefined;
}

export function finderChoice(search: PageSearch): FinderChoice {
  const category = /^[a-z0-9]+(-[a-z0-9]+)*$/.exec(search['category'] ?? '')?.[0];
  return { category, brand: category === undefined ? undefined : readIds(search['brand'])?.[0] };
}

/** The text for the block above search results, with matches in the rest of the shop. None for a literal search. */
export function answeredSearch(filters: FilterQuery): string | undefined {
  return filters.literal || filters.business !== undefined ? undefined : filters.q;
}

function answeredCalls(filters: FilterQuery): AnyCallRequest[] {
  const text = answeredSearch(filters);
  return text === undefined ? [] : [requests.search(text)];
}

/** The first calls of a list: its products, its filters, and what belongs to a search or a business. */
export function listingCalls(
  filters: FilterQuery,
  page: number,
  sort: ListingQuery['sort'],
): AnyCallRequest[] {
  return [
    requests.products(listingPageQuery(filters, page, sort)),
    requests.filter(filters),
    ...answeredCalls(filters),
    ...businessCalls(filters),
  ];
}

/** The list of one business shows the business, its stores, and other sellers of the same products. */
function businessCalls(filters: FilterQuery): AnyCallRequest[] {
  if (filters.business === undefined) return [];
  return [requests.business(filters.business), requests.filter(anyBusiness(filters)), requests.stores()];
}

/** The same filters without the business. */
export function anyBusiness(filters: FilterQuery): FilterQuery {
  return { ...filters, business: undefined };
}

const MOST_MODELS = 100;

/** Queries for the brands of a category, and for the models of a brand. */
export const finderQueries = {
  brands: (line: Line, category: string): FilterQuery => ({
    is_active_for: String(lineCode(line)) as '1' | '2' | '3',
    category,
  }),
  models: (line: Line, category: string, brand: number): ListingQuery => ({
    ...finderQueries.brands(line, category),
    brand_ids: [brand],
    per_page: MOST_MODELS,
  }),
};

export function finderCalls(line: Line, { category, brand }: FinderChoice): AnyCallRequest[] {
  if (category === undefined) return [];
  const brands = requests.filter(finderQueries.brands(line, category));
  return brand === undefined
    ? [brands]
    : [brands, requests.products(finderQueries.models(line, category, brand))];
}

/** The last variant of the home page that has more than text and blocks. */
export const LAST_FURNISHED = 2;

export function homeCalls(variant: number | undefined): AnyCallRequest[] {
  const blocks = BLOCK_POSITIONS.map((position) => requests.blocks(homeKey(variant), position));
  const words = requests.page(homeKey(variant));
  if (variant !== undefined && variant > LAST_FURNISHED) return [words, ...blocks];
  return [words, requests.slider(), requests.prices(), requests.stores(), ...blocks];
}
