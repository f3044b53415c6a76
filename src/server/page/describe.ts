import { recordOf, type Address, type AddressOf, type PublicPage } from '#contract/pages.ts';
import type { Category } from '#contract/catalog.ts';
import type { PageSearch } from '#contract/search-keys.ts';
import type { SitePage, SiteSettings } from '#contract/site.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { listingDescription } from '#rules/presentation/listing-description.ts';
import { describeHome } from './describe-home.ts';
import { describeListing } from './describe-listing.ts';
import { describeComparison, describeProduct } from './describe-product.ts';
import { describePos } from './describe-pos.ts';
import type { Description, Found } from './description.ts';
import { storeFacts } from './facts/organization.ts';
import { plainText } from './html.ts';

type Describe<A extends Address> = (address: A, found: Found, search: PageSearch) => Description | undefined;

/** The head of each public page. */
const HEADS: { [K in PublicPage]: Describe<AddressOf<K>> } = {
  home: (_address, found) => describeHome(found, categoryLinks(found, 'buy')),
  listing: describeListing,
  product: (address, { product, ...site }, search) =>
    product && describeProduct(address, product, search['variation'], site),
  compare: (_address, { compared = [] }) => describeComparison(compared),
  text: ({ key }, { page }) => page && describeText(key, page),
  stores: (_address, found) => describeStores(found),
  finder: ({ line }, found) => describeFinder(line, found),
  pos: describePos,
};

/** undefined: the address is well-formed, but there is nothing at it. */
export function describe(address: Address, found: Found, search: PageSearch): Description | undefined {
  const { title } = recordOf(address);
  if (title !== undefined) return describePersonal(title, found.settings);
  return (HEADS[address.page as PublicPage] as Describe<Address>)(address, found, search);
}

/** A personal page, or a page that search engines should not list. */
function describePersonal(title: string, { title: site }: SiteSettings): Description {
  return {
    head: { title, description: `${title} at ${site}.`, isHidden: true },
    plain: { title, text: 'This page needs scripts.', links: [{ name: site, path: addresses.home() }] },
  };
}

export function categoryLinks(found: Found, line: Line) {
  const isActive = (category: Category) => category[`is_active_for_${line}`];
  return found.categories
    .filter((category) => category.level === 0 && isActive(category))
    .map(({ name, slug }) => ({ name, path: addresses.listing(line, slug) }));
}

function describeText(key: string, page: SitePage): Description {
  return {
    head: { title: page.meta_title, description: page.meta_description, canonical: addresses.page(key) },
    plain: { title: page.title, text: plainText(page.page_description, 5_000), links: [] },
  };
}

function describeStores({ settings, stores = [], origin }: Found): Description {
  const title = `Find ${settings.title} Stores Near You`;
  const description = `Addresses and opening hours of ${stores.length} stores for buying, selling and repairs.`;
  const links = stores.map((store) => ({
    name: `${store.business_name}, ${store.business_address}, ${store.post_code}`,
    path: addresses.businessListing(store.business_id),
  }));
  return {
    head: {
      title,
      description,
      canonical: addresses.stores(),
      facts: storeFacts(stores, settings, origin),
    },
    plain: { title, text: description, links },
  };
}

function describeFinder(line: 'sell' | 'repair', found: Found): Description {
  const title = line === 'sell' ? 'Sell your device' : 'Repair your device';
  const description = listingDescription({ line });
  return {
    head: { title, description, canonical: addresses.finder(line) },
    plain: { title, text: description, links: categoryLinks(found, line) },
  };
}
