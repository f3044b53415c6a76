import type { MenuEntry, MenuLink } from '#contract/site.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import type { Line } from '#rules/catalog/lines.ts';
import type { menus } from '#server/features/site/tables.ts';
import type { CategoryName } from '../catalogue.ts';
import { CATEGORIES } from '../catalogue.ts';
import { categoryRows } from '../categories.ts';

const ICONS: Readonly<Record<CategoryName, string>> = {
  Phones: 'smartphone',
  Tablets: 'tablet',
  Laptops: 'laptop',
  Watches: 'watch',
  Audio: 'headphones',
  Consoles: 'gamepad',
  Accessories: 'cable',
};

const FLAG = { buy: 'isActiveForBuy', sell: 'isActiveForSell', repair: 'isActiveForRepair' } as const;

function rootOf(name: CategoryName) {
  const root = categoryRows.find((row) => row.level === 0 && row.name === name);
  if (!root) throw new Error(`no category ${name}`);
  return root;
}

/** The children of a category that have products in this line. */
function childrenOf(name: CategoryName, line: Line): MenuLink[] {
  const { id } = rootOf(name);
  return categoryRows
    .filter((row) => row.parentId === id && row[FLAG[line]])
    .map((row) => ({ title: row.name, url: addresses.listing(line, row.slug) }));
}

const rootLink = (name: CategoryName, line: Line): MenuLink => ({
  title: name,
  url: addresses.listing(line, rootOf(name).slug),
  icon: ICONS[name],
});

/**
 * Entries that are not categories. Products are in the category menu; lines and stores are in the header itself. Each
 * name says where it leads.
 */
const mainMenu: MenuEntry[] = [
  { title: 'Deals', url: `${addresses.listing('buy')}?on_sale=1`, icon: 'percent' },
  { title: 'How we grade', url: addresses.page('grading'), icon: 'shield' },
  {
    title: 'Help',
    url: addresses.page('delivery'),
    icon: 'help',
    child: [
      { title: 'How it works', url: addresses.page('how-it-works'), icon: 'help' },
      { title: 'Delivery', url: addresses.page('delivery'), icon: 'truck' },
      { title: 'Returns', url: addresses.page('returns'), icon: 'undo' },
      { title: 'Warranty', url: addresses.page('warranty'), icon: 'shield' },
      { title: 'Contact us', url: addresses.page('contact'), icon: 'smartphone' },
      { title: 'About us', url: addresses.page('about'), icon: 'house' },
    ],
  },
  { title: 'Wishlist', url: addresses.wishlist(), icon: 'gift', key: 'user' },
  { title: 'My Account', url: addresses.account(), key: 'user' },
  { title: 'Sell with a business', url: addresses.business(), icon: 'store', key: 'user' },
  { title: 'Your business', url: officePaths.today('vendor'), icon: 'store', key: 'vendor' },
];

/** The category tree. Where a category is also sold or repaired, its mega menu has a column for that. */
function categoryEntry(name: CategoryName): MenuEntry {
  const buy = rootLink(name, 'buy');
  const services = (['sell', 'repair'] as const).flatMap((line) => {
    const child = childrenOf(name, line);
    const title = line === 'sell' ? 'Sell yours' : 'Have it repaired';
    return child.length === 0 ? [] : [{ title, url: addresses.listing(line, rootOf(name).slug), child }];
  });
  const child = childrenOf(name, 'buy');
  if (services.length === 0) return { ...buy, child };
  return { ...buy, megaMenu: [{ title: `Buy ${name.toLowerCase()}`, url: buy.url, child }, ...services] };
}

export const menuRows: (typeof menus.$inferInsert)[] = [
  { key: 'general_main_menu', title: 'Help and more', navigations: mainMenu },
  { key: 'general_left_menu', title: 'Categories', navigations: CATEGORIES.map(categoryEntry) },
];
