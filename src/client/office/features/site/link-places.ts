import type { Category } from '#contract/catalog.ts';
import type { OfficeTextRow } from '#contract/texts-office.ts';
import { LINES } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { isActiveFor } from '#client/lib/categories.api.ts';

export interface LinkPlace {
  title: string;
  href: string;
  group: string;
}

const SHOP: readonly LinkPlace[] = [
  ['Home page', addresses.home()],
  ['Everything to buy', addresses.listing('buy')],
  ['On sale', `${addresses.listing('buy')}?on_sale=1`],
  ['Sell a device', addresses.finder('sell')],
  ['Everything to sell', addresses.listing('sell')],
  ['Repair a device', addresses.finder('repair')],
  ['Everything to repair', addresses.listing('repair')],
  ['Stores', addresses.stores()],
  ['Wishlist', addresses.wishlist()],
  ['Account', addresses.account()],
  ['Register a business', addresses.business()],
  ['For shop owners', addresses.pos()],
].map(([title = '', href = '']) => ({ title, href, group: 'Shop' }));

/** Everything that a link can be picked from by name, apart from products. */
export const linkPlaces = (categories: readonly Category[], texts: readonly OfficeTextRow[]): LinkPlace[] => [
  ...SHOP,
  ...texts
    .filter((text) => text.is_published)
    .map(({ title, path }) => ({ title, href: path, group: 'Page' })),
  ...categories.flatMap((category) =>
    LINES.filter((line) => isActiveFor(category, line)).map((line) => ({
      title: `${category.name}, ${line}`,
      href: addresses.listing(line, category.slug),
      group: 'Category',
    })),
  ),
];
