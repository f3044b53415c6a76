import { listingPageQuery, listingQuery, requests } from '#contract/first-calls.ts';
import type { CallName } from '#contract/calls.ts';
import { addresses, type Address } from '#rules/page/addresses.ts';
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
 * What the head says besides the title follows the visitor: browsers share and save the address that a page calls
 * its own. Answers are those that the page itself waits for.
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

async function tagsOf(address: Address, search: Place['search']): Promise<Tags> {
  switch (address.page) {
    case 'listing':
      return listingTags(address, search);
    case 'product': {
      const [product] = (await answer(requests.product(address.id))).result;
      if (!product) return {};
      return {
        canonical: addresses.product(address.line, product.Category.slug, product.slug, product.id),
        description: plainText(product.description, 160),
      };
    }
    case 'home':
      return {
        canonical: addresses.home(),
        description: (await answer(requests.page('home-page'))).result.meta_description,
      };
    case 'text':
      return {
        canonical: addresses.page(address.key),
        description: (await answer(requests.page(address.key))).result.meta_description,
      };
    case 'finder':
      return {
        canonical: addresses.finder(address.line),
        description: listingDescription({ line: address.line }),
      };
    case 'stores':
      return { canonical: addresses.stores() };
    case 'pos':
      return { canonical: addresses.pos() };
    default:
      return {};
  }
}

async function listingTags(
  { line, category, number }: Extract<Address, { page: 'listing' }>,
  search: Place['search'],
): Promise<Tags> {
  const filters = listingQuery(line, category, search);
  if (!filters) return {};
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
