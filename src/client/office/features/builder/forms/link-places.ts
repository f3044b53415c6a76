import type { Category } from '#contract/catalog.ts';
import { LINES } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { isActiveFor } from '#client/lib/categories.api.ts';

export interface Place {
  title: string;
  href: string;
  group: 'Address' | 'Page' | 'Category' | 'Product';
}

const LISTINGS = { buy: 'Everything to buy', sell: 'Everything to sell', repair: 'Everything to repair' };

const page = (title: string, href: string): Place => ({ title, href, group: 'Page' });

const PAGES: readonly Place[] = [
  page('Home page', addresses.home()),
  ...LINES.map((line) => page(LISTINGS[line], addresses.listing(line))),
  page('On sale', `${addresses.listing('buy')}?on_sale=1`),
  page('Sell a device', addresses.finder('sell')),
  page('Repair a device', addresses.finder('repair')),
  page('Stores', addresses.stores()),
  page('Terms and conditions', addresses.page('terms-and-conditions')),
  page('Privacy policy', addresses.page('privacy-policy')),
];

/** The pages and categories whose name has this text, pages first. */
export function placesFor(
  text: string,
  own: readonly { title: string; href: string }[],
  categories: readonly Category[],
): Place[] {
  const asked = text.trim().toLowerCase();
  const all: Place[] = [
    ...PAGES,
    ...own.map(({ title, href }) => page(title, href)),
    ...categories.flatMap((category) =>
      LINES.filter((line) => isActiveFor(category, line)).map((line) => ({
        title: `${category.name}, ${line}`,
        href: addresses.listing(line, category.slug),
        group: 'Category' as const,
      })),
    ),
  ];
  return all.filter(({ title, href }) => title.toLowerCase().includes(asked) || href.includes(asked || '/'));
}
