import type { ImageFeature } from '#contract/sections/features.ts';
import type { SectionOf } from '#contract/sections/registry.ts';
import { addresses } from '#rules/page/addresses.ts';
import { formatPence } from '#rules/money/money.ts';
import { categoryRows } from '../categories.ts';
import { LARGEST_SAVING } from '../prices.ts';

/** Content that several sections show. */
export const ROOT_CATEGORIES: number[] = categoryRows.flatMap(({ id, level }) =>
  level === 0 && id ? [id] : [],
);

export const DEALS = [8, 48, 53, 59, 40, 5, 24, 10, 33, 56];
/** Deals of the demo shop end every third evening, however long ago it was filled. */
export const DEALS_END = { ends_at: '2026-11-01T23:59:00Z', ends_again_days: 3 } as const;
export const NEW_ARRIVALS = [1, 25, 28, 31, 38, 58, 51, 22, 46, 37];

/** A picture of the shop with its text and link. */
export function picture(image: string, words: Omit<ImageFeature, 'image'>): ImageFeature {
  return { image_or_video: 'image_allow', image_flag: 'file', image, ...words };
}

export const SERVICES: NonNullable<SectionOf<'services_section'>['services_items']> = [
  {
    icon: 'shield',
    title: '12-month warranty',
    description: 'On everything you bought, and on every repair.',
  },
  { icon: 'undo', title: '30-day returns', description: 'Bring it to a store for free, or post it.' },
  { icon: 'truck', title: 'Next-day delivery', description: 'Order by 4 PM, and it comes tomorrow.' },
  {
    icon: 'banknote',
    title: 'Fair trade-in',
    description: 'We never cut a price without a photo. If you don’t accept, it comes back free.',
  },
];

export const MOSAIC: ImageFeature[] = [
  picture('banners/mosaic-1', {
    title: 'iPhone 17, sealed, in five colours',
    sub_title: 'From £799, or less with a trade-in.',
    title_color: '#FFFFFF',
    sub_title_color: '#DCE0F5',
    button_label: 'See the colours',
    button_text_url: addresses.product('buy', 'iphone', 'iphone-17', 1),
    grid: { cols: 6, rows: 2 },
  }),
  picture('banners/mosaic-2', {
    title: 'MacBook Air',
    sub_title: 'From £369.',
    button_label: 'Shop',
    button_text_url: addresses.listing('buy', 'macbook'),
    grid: { cols: 3, rows: 1 },
  }),
  picture('banners/mosaic-3', {
    title: 'Quiet, please',
    sub_title: 'From £119.',
    button_label: 'Shop',
    button_text_url: addresses.listing('buy', 'audio'),
    grid: { cols: 3, rows: 1 },
  }),
  picture('banners/mosaic-4', {
    title: 'Consoles tested for two hours',
    sub_title: 'Opened, cleaned, and played until warm.',
    button_label: 'Shop consoles',
    button_text_url: addresses.listing('buy', 'consoles'),
    grid: { cols: 6, rows: 1 },
  }),
];

export const MAIN_BANNERS: ImageFeature[] = [
  picture('banners/main-1', {
    title: 'Nearly new, for much less',
    sub_title: 'Checked on 72 points and guaranteed for a year.',
    button_label: 'Shop phones',
    button_text_url: addresses.listing('buy', 'phones'),
  }),
  picture('banners/main-2', {
    title: 'Work with it, then switch off',
    sub_title: 'Laptops and headphones, tested for two hours.',
    button_label: 'Shop laptops',
    button_text_url: addresses.listing('buy', 'laptops'),
  }),
  picture('banners/main-3', {
    title: 'Ready for the next round',
    sub_title: 'Consoles, opened, cleaned, and played until they are warm.',
    button_label: 'Shop consoles',
    button_text_url: addresses.listing('buy', 'consoles'),
  }),
];

export const HALF_BANNERS: ImageFeature[] = [
  picture('banners/half-1', {
    title: 'Watches with a new strap',
    sub_title: 'Apple Watch and Galaxy Watch from £119.',
    button_label: 'Shop watches',
    button_text_url: addresses.listing('buy', 'watches'),
  }),
  picture('banners/half-2', {
    title: 'Hear less, listen more',
    sub_title: 'Noise cancelling from £119.',
    button_label: 'Shop audio',
    button_text_url: addresses.listing('buy', 'audio'),
  }),
];

export const OFFER_BANNER: ImageFeature = picture('banners/offer-1', {
  title: 'The autumn offers',
  sub_title: 'Phones, tablets and laptops, for less while they last.',
  title_color: '#FFFFFF',
  sub_title_color: '#DCE0F5',
  offer_badge: `Up to ${formatPence(LARGEST_SAVING)} off`,
  button_label: 'See all offers',
  button_text_url: `${addresses.listing('buy')}?on_sale=1`,
});

export const WIDE_CARDS: ImageFeature[] = [
  picture('banners/card-1', {
    title: 'Android, checked',
    sub_title: 'Galaxy and Pixel, with years of updates.',
    button_label: 'Shop phones',
    button_text_url: addresses.listing('buy', 'phones'),
  }),
  picture('banners/card-2', {
    title: 'Any box will do',
    sub_title: 'We send the label, you get the money.',
    button_label: 'Sell a device',
    button_text_url: addresses.finder('sell'),
  }),
  picture('banners/card-3', {
    title: 'Opened by people who know',
    sub_title: 'Screens, batteries, ports: many within the hour.',
    button_label: 'Repair a device',
    button_text_url: addresses.finder('repair'),
  }),
];

export const SCROLLING = [
  { title: 'Free tracked delivery over £40' },
  { title: '12-month warranty on every used device' },
  { title: 'Many repairs done within the hour' },
  { title: 'Trade-in prices held for 14 days' },
  { title: '30 days to change your mind' },
];
