import { recordOf, type Address, type AddressOf, type PublicPage } from '#contract/pages.ts';
import { listingPageQuery, listingQuery, requests } from '#contract/first-calls.ts';
import type { CallName } from '#contract/calls.ts';
import { addresses } from '#rules/page/addresses.ts';
import { homeKey } from '#rules/page/home-keys.ts';
import { listingDescription } from '#rules/presentation/listing-description.ts';
import { plainText } from '#rules/page/plain-text.ts';
import { readSort } from '#rules/catalog/sorts.ts';
import { queryFor } from '#client/lib/api.ts';
import type { Place } from '#client/lib/place.ts';
import { queryClient } from '#client/lib/query-client.ts';

interface Tags {
  /** Path of the one address that the content lives at. */
  canonical?: string;
  description?: string;
}

let asked: Place | undefined;

/**
 * Updates the head (except the title) after navigation, since browsers share and save the canonical address. It uses
 * the page's own answers.
 */
export async function followHead(place: Place): Promise<void> {
  asked = place;
  for (const old of document.querySelectorAll('[rel=canonical],[name=description],[name=robots]'))
    old.remove();
  const { canonical, description } = place.address ? await tagsOf(place.address, place.search) : {};
  if (asked !== place) return;
  if (canonical !== undefined) add('link', { rel: 'canonical', href: location.origin + canonical });
  if (description !== undefined) add('meta', { name: 'description', content: description });
}

type TagsOf<A extends Address> = (address: A, search: Place['search']) => Tags | Promise<Tags>;

const TAGS: { [K in PublicPage]: TagsOf<AddressOf<K>> } = {
  home: async ({ variant }) => ({
    canonical: addresses.home(),
    description: (await answer(requests.page(homeKey(variant)))).result.meta_description,
  }),
  listing: listingTags,
  async product({ id, line }) {
    const [product] = (await answer(requests.product(id))).result;
    if (!product) return {};
    return {
      canonical: addresses.product(line, product.Category.slug, product.slug, product.id),
      description: plainText(product.description, 160),
    };
  },
  text: async ({ key }) => ({
    canonical: addresses.page(key),
    description: (await answer(requests.page(key))).result.meta_description,
  }),
  finder: ({ line }) => ({ canonical: addresses.finder(line), description: listingDescription({ line }) }),
  stores: () => ({ canonical: addresses.stores() }),
  pos: () => ({ canonical: addresses.pos() }),
  compare: () => ({}),
};

/** No tags for a personal page. */
function tagsOf(address: Address, search: Place['search']): Tags | Promise<Tags> {
  if (recordOf(address).title !== undefined) return {};
  return (TAGS[address.page as PublicPage] as TagsOf<Address>)(address, search);
}

async function listingTags(
  { line, category, number }: AddressOf<'listing'>,
  search: Place['search'],
): Promise<Tags> {
  const filters = listingQuery(line, category, search);
  const [list, business, categories] = await Promise.all([
    answer(requests.products(listingPageQuery(filters, number, readSort(search['sort'])))),
    filters.business === undefined ? undefined : answer(requests.business(filters.business)),
    answer(requests.categories()),
  ]);
  return {
    canonical: addresses.listing(line, category, number, filters.business),
    description: listingDescription({
      line,
      category: categories.result.find(({ slug }) => slug === category)?.name,
      searched: list.search?.corrected ?? filters.q,
      business: business?.result.business_name,
    }),
  };
}

function answer<N extends CallName>(request: { name: N; params?: unknown; query?: unknown }) {
  return queryClient.ensureQueryData(queryFor(request));
}

function add(element: 'link' | 'meta', attributes: Record<string, string>): void {
  const tag = document.createElement(element);
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  document.head.append(tag);
}
