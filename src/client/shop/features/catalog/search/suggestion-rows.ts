import type { Suggestions } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { LINE_NAMES, lineFromCode, type Line } from '#rules/catalog/lines.ts';
import { formatPounds } from '#client/lib/format.ts';
import { withSearch } from '#client/lib/place.ts';

export interface SuggestionRow {
  href: string;
  label: string;
  line: Line;
  /** The line, shown below the label with its dot, to tell equal names apart. */
  below?: string;
  /** Text below the label, without a line. */
  text?: string;
  /** A short text at the end of the row. */
  aside?: string;
  /** The name of a picture; null for the fallback; undefined for rows of text. */
  picture?: string | null;
  /** The icon before a row of text that belongs to no line. */
  icon?: 'page' | 'store';
}

export interface SuggestionGroup {
  title: string;
  rows: SuggestionRow[];
}

export type Found = Suggestions & { text: string };
type Product = Suggestions['products'][number];

export const LINE_SEARCH: Record<Line, string> = {
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
  orders: { label: 'Your orders', href: addresses.account('orders') },
  wishlist: { label: 'Your wishlist', href: addresses.wishlist() },
  compare: { label: 'Compare devices', href: addresses.compare() },
  deals: { label: 'Deals', href: withSearch(addresses.listing('buy'), { on_sale: '1' }) },
  pos: { label: 'Point of sale for your shop', href: addresses.pos() },
  stores: { label: 'Find a store', href: addresses.stores() },
  sell: { label: 'What is my device worth?', href: addresses.finder('sell') },
  repair: { label: 'Find your repair', href: addresses.finder('repair') },
};

/** The address of a product. The found fault of a repair is preselected. */
function productHref(product: Product): string {
  const line = lineFromCode(product.is_active_for);
  const page = addresses.product(line, product.category_slug, product.slug, product.id);
  return withSearch(page, { fault: product.fault?.values.join(',') });
}

export function priceWords(
  product: Pick<Product, 'price' | 'has_price_range' | 'fault' | 'is_active_for'>,
): string {
  const line = lineFromCode(product.is_active_for);
  if (product.fault)
    return product.fault.price === null ? 'on inspection' : formatPounds(product.fault.price);
  if (line === 'sell') return `${formatPounds(product.price)} like new`;
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
    // A fault without a price is not named as a repair.
    below: [fault && fault.price !== null ? `${fault.label} repair` : LINE_NAMES[line], fault?.time]
      .filter(Boolean)
      .join(' · '),
    aside: priceWords(product),
    picture: product.image,
  };
}

export const GROUPS: Record<Suggestions['order'][number], (found: Found) => SuggestionGroup[]> = {
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

/** Groups neighbouring products under one heading: by line, if a line was requested or they are only similar. */
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

export const searches = (title: string, texts: readonly string[]): SuggestionGroup => ({
  title,
  rows: texts.map((text) => ({ href: addresses.search('buy', text), label: text, line: 'buy' })),
});

export const otherSpellings = ({ instead }: Found) => [searches('Did you mean', instead?.spellings ?? [])];
