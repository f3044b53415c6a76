import type { Suggestions } from '#contract/catalog.ts';
import { addresses } from '#rules/addresses.ts';
import { LINE_NAMES, lineFromCode, LINES, type Line } from '#rules/lines.ts';
import { formatCount, formatPounds } from '#client/lib/format.ts';
import { withSearch } from '#client/lib/place.ts';

export interface SuggestionRow {
  href: string;
  label: string;
  line: Line;
  /** Below the label, beside the dot of the line: which line it is in, where names alone are the same. */
  below?: string;
  /** Below the label, with no line to it. */
  text?: string;
  /** A short text at the end of the row. */
  aside?: string;
  /** The name of a picture, null for the stand-in; none for rows of text. */
  picture?: string | null;
  /** What stands before a row of text, where it is not of a line. */
  icon?: 'page' | 'store';
}

export interface SuggestionGroup {
  title: string;
  rows: SuggestionRow[];
}

type Found = Suggestions & { text: string };
type Product = Suggestions['products'][number];

const LINE_SEARCH: Record<Line, string> = {
  buy: 'Devices to buy',
  sell: 'Devices to sell',
  repair: 'Repairs',
};

const NEAREST: Record<Line, string> = {
  buy: 'Nearest to buy',
  sell: 'Nearest to sell',
  repair: 'Nearest to repair',
};

const PLACES: Record<Suggestions['places'][number], { label: string; href: string }> = {
  cart: { label: 'Your cart', href: addresses.cart() },
  account: { label: 'Your account', href: addresses.account() },
  wishlist: { label: 'Your wishlist', href: addresses.wishlist() },
  compare: { label: 'Compare devices', href: addresses.compare() },
  deals: { label: 'Deals', href: withSearch(addresses.listing('buy'), { on_sale: '1' }) },
  stores: { label: 'Find a store', href: addresses.stores() },
  sell: { label: 'What is my device worth?', href: addresses.finder('sell') },
  repair: { label: 'Find your repair', href: addresses.finder('repair') },
};

/** Where a repair is ticked already on arrival. */
function productHref(product: Product): string {
  const line = lineFromCode(product.is_active_for);
  const page = addresses.product(line, product.category_slug, product.slug, product.id);
  return withSearch(page, { fault: product.fault?.values.join(',') });
}

export function priceWords(
  product: Pick<Product, 'price' | 'has_price_range' | 'fault' | 'is_active_for'>,
): string {
  const line = lineFromCode(product.is_active_for);
  if (product.fault) return product.fault.price === null ? 'after a look' : formatPounds(product.fault.price);
  if (line === 'sell') return `up to ${formatPounds(product.price)}`;
  const isLowest = product.has_price_range || line === 'repair';
  return isLowest ? `from ${formatPounds(product.price)}` : formatPounds(product.price);
}

export function productRow(product: Product): SuggestionRow {
  const line = lineFromCode(product.is_active_for);
  const { fault } = product;
  return {
    href: productHref(product),
    label: product.title,
    line,
    // What nobody can price yet is no repair of a part.
    below: [fault && fault.price !== null ? `${fault.label} repair` : LINE_NAMES[line], fault?.time]
      .filter(Boolean)
      .join(' · '),
    aside: priceWords(product),
    picture: product.image,
  };
}

/** What the search answered, as rows in the order in which arrows walk them. Empty groups are left out. */
export function suggestionGroups(found: Found): SuggestionGroup[] {
  const groups = found.order.flatMap((group) => GROUPS[group](found));
  return [...groups, ...everything(found)].filter((group) => group.rows.length > 0);
}

const GROUPS: Record<Suggestions['order'][number], (found: Found) => SuggestionGroup[]> = {
  products: productGroups,
  categories: ({ categories }) => [
    {
      title: 'Categories',
      rows: categories.map(({ name, slug, line }) => ({
        href: addresses.listing(line, slug),
        label: line === 'buy' ? name : `${LINE_NAMES[line]} ${name}`,
        line,
      })),
    },
  ],
  brands: ({ brands }) => [
    {
      title: 'Brands',
      rows: brands.map(({ id, name, line }) => ({
        href: withSearch(addresses.listing(line), { brands: String(id) }),
        label: name,
        line,
      })),
    },
  ],
  stores: ({ stores }) => [
    {
      title: 'Stores',
      rows: stores.map(({ id, name, address, hours }) => ({
        href: withSearch(addresses.stores(), { store: String(id) }),
        label: name,
        line: 'buy',
        text: `${address} · ${hours}`,
        icon: 'store',
      })),
    },
  ],
  pages: ({ pages }) => [
    {
      title: 'Help',
      rows: pages.map(({ key, title, text }) => ({
        href: addresses.page(key),
        label: title,
        line: 'buy',
        text,
        icon: 'page',
      })),
    },
  ],
  places: ({ places }) => [
    { title: 'Go to', rows: places.map((place) => ({ ...PLACES[place], line: 'buy', icon: 'page' })) },
  ],
};

const MOST_ANSWER_ROWS = 4;
const MOST_ANSWERS = 3;

/** Beside the results of one line: all but what these show themselves, and not more than fits above them. */
export function answerGroups(found: Found, line: Line): SuggestionGroup[] {
  // Who asked for this line and finds something in it wants to see that first; links lead to the others.
  const isServed = found.line === line && found.totals.some((one) => one.line === line && one.total > 0);
  const products = isServed
    ? []
    : found.products.filter(({ is_active_for: code }) => lineFromCode(code) !== line);
  const shown = { ...found, products };
  const groups = found.order.flatMap((group) => GROUPS[group](shown));
  return [...otherSpellings(found), ...groups]
    .map(({ title, rows }) => ({ title, rows: rows.slice(0, MOST_ANSWER_ROWS) }))
    .filter(({ rows }) => rows.length > 0)
    .slice(0, MOST_ANSWERS);
}

/** Products that follow each other under one heading: by line where one was asked for, or where they are only near. */
function productGroups({ products, line }: Found): SuggestionGroup[] {
  const titleOf = (product: Product) => {
    const own = lineFromCode(product.is_active_for);
    if (product.near) return NEAREST[own];
    return line || products.some(({ near }) => near) ? LINE_SEARCH[own] : 'Devices';
  };
  const groups: SuggestionGroup[] = [];
  for (const product of products) {
    const title = titleOf(product);
    const last = groups.at(-1);
    if (last?.title === title) last.rows.push(productRow(product));
    else groups.push({ title, rows: [productRow(product)] });
  }
  return groups;
}

/** The results of each line that has any; where none has, what is near, or else other ways on. */
function everything(found: Found): SuggestionGroup[] {
  const meant = found.corrected ?? found.text;
  const totals = found.totals.filter(({ total }) => total > 0);
  if (totals.length > 0) {
    const rows = totals.map(({ line, total }) => ({
      href: addresses.search(line, meant),
      label: LINE_SEARCH[line],
      line,
      aside: formatCount(total),
    }));
    return [{ title: `Everything for “${meant}”`, rows }];
  }
  if (foundNothing(found)) return otherWays(found);
  if (found.products.length === 0) return [];
  const rows = LINES.map((line) => ({ href: addresses.search(line, meant), label: LINE_SEARCH[line], line }));
  return [{ title: `Near “${meant}”`, rows }];
}

const searches = (title: string, texts: readonly string[]): SuggestionGroup => ({
  title,
  rows: texts.map((text) => ({ href: addresses.search('buy', text), label: text, line: 'buy' })),
});

const otherSpellings = ({ instead }: Found) => [searches('Did you mean', instead?.spellings ?? [])];

function otherWays(found: Found): SuggestionGroup[] {
  return [
    ...otherSpellings(found),
    searches('Popular searches', found.instead?.popular ?? []),
    {
      title: 'Look through a line',
      rows: LINES.map((line) => ({ href: addresses.listing(line), label: LINE_SEARCH[line], line })),
    },
  ];
}

/** Where a search leads: where the words ask to go, else into the visitor's line, unless only another has something. */
export function lineToSearch(here: Line, found: Pick<Suggestions, 'line' | 'totals'> | undefined): Line {
  if (found?.line) return found.line;
  const has = (line: Line) => found?.totals.some((one) => one.line === line && one.total > 0) ?? false;
  return has(here) ? here : (LINES.find(has) ?? here);
}

export function foundNothing(found: Suggestions): boolean {
  return found.instead !== null;
}
