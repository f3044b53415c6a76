import type { Suggestions } from '#contract/catalog.ts';
import { lineFromCode } from '#rules/lines.ts';
import { pence, poundsFromPence } from '#rules/money.ts';
import type { SearchTerm } from '#rules/search-word-readings.ts';
import { wordsOf } from '#rules/search-words.ts';
import type { Ask } from '../../db/connect.ts';
import type { FacetNames } from './facets.reads.ts';
import { ListingFilter } from './listing-filter.reads.ts';
import { pickProducts } from './listing-pick.reads.ts';
import { NEAREST_NAME } from './listing.reads.ts';
import type { Understood } from './search.reads.ts';
import { allTotals } from './search.reads.ts';

const MOST_PRODUCTS = 8;
const MOST_NAMES = 4;

type Suggested = Suggestions['products'][number];

/** Suggestions while typing: what the words find by now, whether the last is finished or not. */
export async function readSuggestions(
  ask: Ask,
  understood: Understood,
  line: string | undefined,
  names: FacetNames,
): Promise<Suggestions> {
  const { terms, corrected } = understood;
  const named = (name: string) => isNamed(wordsOf(name), terms);
  return {
    products: terms.length === 0 ? [] : await suggestProducts(ask, terms, line),
    categories: names.categories
      .filter(({ name }) => named(name))
      .slice(0, MOST_NAMES)
      .map(({ id, name, slug, url }) => ({ id, name, slug, line: lineOfUrl(url) })),
    brands: names.brands
      .filter(({ name }) => named(name))
      .slice(0, MOST_NAMES)
      .map(({ id, name, slug }) => ({ id, name, slug })),
    corrected,
    totals: allTotals(understood),
  };
}

/** Every word that was searched for is a word of the name, or the beginning of one. */
function isNamed(name: readonly string[], terms: readonly SearchTerm[]): boolean {
  return terms.length > 0 && terms.every(({ text }) => name.some((word) => word.startsWith(text)));
}

async function suggestProducts(
  ask: Ask,
  terms: readonly SearchTerm[],
  line: string | undefined,
): Promise<Suggested[]> {
  const filter = new ListingFilter();
  filter.base.line(line);
  filter.base.search(terms);
  const picked = pickProducts(filter, {
    mask: filter.every(),
    first: filter.exactly(),
    where: 'true',
    order: NEAREST_NAME,
    limit: MOST_PRODUCTS,
    offset: 0,
  });
  const rows = await ask<Omit<Suggested, 'price'> & { price: number }>(
    {
      text: `${picked}
     select p.id, p.name as title, p.slug, c.slug as category_slug, (card.card::jsonb ->> 'image') as image,
       p.line as is_active_for, l.price, (card.card::jsonb ->> 'has_price_range')::boolean as has_price_range
     from picked
     join listing l on l.product_id = picked.product_id
     join products p on p.id = picked.product_id
     join categories c on c.id = p.category_id
     join listing_cards card on card.product_id = p.id
     order by picked.rank, picked.place`,
    },
    filter.values,
  );
  return rows.map((row) => ({ ...row, price: poundsFromPence(pence(row.price)) }));
}

function lineOfUrl(url: string) {
  return lineFromCode(url.startsWith('/buy/') ? 1 : url.startsWith('/sell/') ? 2 : 3);
}
