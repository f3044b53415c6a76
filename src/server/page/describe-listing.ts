import type { AddressOf } from '#contract/pages.ts';
import type { Category, ProductCard } from '#contract/catalog.ts';
import { LISTING_KEYS, type PageSearch } from '#contract/search-keys.ts';
import { ALL, addresses } from '#rules/page/addresses.ts';
import { LINE_NAMES, lineFromCode, type Line } from '#rules/catalog/lines.ts';
import { listingDescription } from '#rules/presentation/listing-description.ts';
import { listingTitle } from '#rules/presentation/listing-title.ts';
import { searchedText } from '#rules/search/typed-text.ts';
import type { Description, Found } from './description.ts';
import { breadcrumbFacts } from './facts/schema-org.ts';

/** Query keys that filter the products. `business` is not one: each business has its own list. */
const CHOICES: ReadonlySet<string> = new Set(LISTING_KEYS.filter((key) => key !== 'business'));

export function describeListing(
  address: AddressOf<'listing'>,
  { list, business, categories, origin }: Found,
  asked: PageSearch,
): Description | undefined {
  const category = categories.find(({ slug }) => slug === address.category);
  if (!list || (!category && address.category !== ALL)) return undefined;
  const lastPage = Math.max(1, Math.ceil(list.total / list.per_page));
  if (address.number > lastPage) return undefined;

  const { line, number } = address;
  const search = { ...asked, q: searchedText(asked['q'] ?? '') };
  const shown = {
    line,
    category: category?.name,
    searched: list.search?.corrected ?? (search.q || undefined),
    business: business?.business_name,
    page: number,
  };
  const title = listingTitle(shown);
  const description = listingDescription(shown);
  const path = addresses.listing(line, address.category, number, business?.id);
  const crumbs = crumbsOf(line, category, categories);
  const choices = Object.entries(search).filter(([name, value]) => CHOICES.has(name) && value);
  return {
    head: {
      title,
      description,
      // The list of one business is its own page. Filters and searches would make endless pages of the same products.
      canonical: path,
      shared: choices.length === 0 ? undefined : `${path}${business ? '&' : '?'}${asQuery(choices)}`,
      isHidden: choices.length > 0,
      image: category?.category_image ?? undefined,
      facts: [breadcrumbFacts(crumbs, origin)],
    },
    plain: { title, text: description, links: list.data.map(cardLink) },
  };
}

const asQuery = (choices: [string, string][]) => new URLSearchParams(choices).toString();

function crumbsOf(line: Line, category: Category | undefined, categories: readonly Category[]) {
  const above = categories.find(({ id }) => id === category?.parent_id);
  const ofCategory = ({ name, slug }: Category) => ({ name, path: addresses.listing(line, slug) });
  return [
    { name: 'Home', path: '/' },
    { name: LINE_NAMES[line], path: addresses.listing(line) },
    ...(above ? [ofCategory(above)] : []),
    ...(category ? [ofCategory(category)] : []),
  ];
}

function cardLink(card: ProductCard) {
  const line = lineFromCode(card.is_active_for);
  return { name: card.title, path: addresses.product(line, card.Category.slug, card.slug, card.id) };
}
