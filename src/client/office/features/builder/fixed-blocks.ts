import { LAST_FURNISHED } from '#contract/first-calls.ts';
import type { OfficePage } from '#contract/pages-office-shapes.ts';
import type { SiteSettings } from '#contract/site.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { variantOf, type RowPosition } from '#rules/site/page-limits.ts';
import type { Theme } from '#rules/site/settings-fields.ts';

/** A part of a page that is no section: its place and its look belong to the page. */
export interface FixedBlock {
  name: string;
  note: string;
  /** The page of the office where it is changed. */
  href?: string;
  /** Only who may change the settings of the site can open that page. */
  isOfSite?: true;
  /** It shows the words of the page, which the builder changes. */
  isWords?: true;
}

/** Fixed blocks by the position that they stand above; `end`: below all sections. */
export type FixedBlocks = Partial<Record<RowPosition | 'end', readonly FixedBlock[]>>;

type Shop = Pick<
  SiteSettings,
  'theme' | 'shows_left_menu' | 'is_active_for_buy' | 'is_active_for_sell' | 'is_active_for_repair'
>;

const ALWAYS = 'always here';
const WITH_BLOCKS: Theme = 'tech_retailer';

const slider: FixedBlock = {
  name: 'Header slider',
  note: 'A page of its own',
  href: officePaths.page('header_slider'),
};
const recent: FixedBlock = { name: 'Recently viewed', note: ALWAYS };
const words = (name: string): FixedBlock => ({ name, note: 'Words', isWords: true });
const ofTheme = (name: string): FixedBlock => ({
  name,
  note: 'By the theme',
  href: `${officePaths.settings()}#look`,
  isOfSite: true,
});
const when = (isShown: boolean, ...blocks: readonly FixedBlock[]) => (isShown ? blocks : []);

/** What visitors see on a page beside its sections. A home page has different blocks in each variant. */
export function fixedBlocks({ key, kind }: Pick<OfficePage, 'key' | 'kind'>, shop: Shop): FixedBlocks {
  if (kind === 'own')
    return { middle: [{ name: 'Title and text', note: 'Words', href: officePaths.text(key) }] };
  if (kind === 'product')
    return {
      middle: [{ name: 'The product', note: ALWAYS }],
      end: [{ name: 'Similar products', note: ALWAYS }, recent],
    };
  const variant = variantOf(key);
  if (variant === undefined) return {};
  if (variant > LAST_FURNISHED) return { top: [words('Title and text')] };
  if (variant === LAST_FURNISHED)
    return {
      top: [
        slider,
        ...when(shop.shows_left_menu, { name: 'Category menu', note: 'Menus', href: officePaths.menus() }),
      ],
      footer: [words('Text of the page')],
      end: [recent],
    };
  const hasExtras = shop.theme === WITH_BLOCKS;
  const sells = hasExtras && shop.is_active_for_buy;
  return {
    top: [slider, { name: 'Offer tiles', note: ALWAYS }],
    middle: [
      ...when(shop.is_active_for_repair, { name: 'Repair steps and slides', note: ALWAYS }),
      ...when(shop.is_active_for_sell, { name: 'Sell steps and slides', note: ALWAYS }),
    ],
    bottom: when(sells, ofTheme('Console promo')),
    footer: [
      ...when(hasExtras, ofTheme('About us')),
      { name: 'Our Stores', note: ALWAYS },
      ...when(sells, ofTheme('Brands')),
      words('Text of the page'),
    ],
    end: [recent],
  };
}
