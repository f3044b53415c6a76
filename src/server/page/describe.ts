import type { Category } from '#contract/catalog.ts';
import type { PageSearch } from '#contract/search-keys.ts';
import type { SitePage } from '#contract/site.ts';
import type { Address } from '#rules/page/addresses.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { listingDescription } from '#rules/presentation/listing-description.ts';
import { describeHome } from './describe-home.ts';
import { describeListing } from './describe-listing.ts';
import { describeComparison, describeProduct } from './describe-product.ts';
import { describePersonal } from './describe-personal.ts';
import { describePos } from './describe-pos.ts';
import type { Description, Found } from './description.ts';
import { storeFacts } from './facts/organization.ts';
import { plainText } from './html.ts';

/** undefined: the address is well-formed, yet nothing is there. */
export function describe(address: Address, found: Found, search: PageSearch): Description | undefined {
  switch (address.page) {
    case 'home':
      return describeHome(address, found, categoryLinks(found, 'buy'));
    case 'listing':
      return describeListing(address, found, search);
    case 'product':
      return found.product && describeProduct(address, found.product, search['variation'], found.origin);
    case 'compare':
      return describeComparison(found.compared ?? []);
    case 'text':
      return found.page && describeText(address.key, found.page);
    case 'stores':
      return describeStores(found);
    case 'finder':
      return describeFinder(address.line, found);
    case 'pos':
      return describePos();
    case 'cart':
    case 'checkout':
    case 'wishlist':
    case 'account':
    case 'confirmEmail':
    case 'resetPassword':
    case 'vendor':
    case 'admin':
    case 'design':
      return describePersonal(address, found.settings);
  }
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
