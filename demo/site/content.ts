import type { ImageFeature, TemplateEntry } from '#contract/site.ts';
import { addresses } from '#rules/addresses.ts';
import { buyDevice } from '../catalogue.ts';
import { categoryRows } from '../categories.ts';

/** Things that several sections show. */
export const ROOT_CATEGORIES: number[] = categoryRows.flatMap(({ id, level }) =>
  level === 0 && id ? [id] : [],
);

export const DEALS = [8, 48, 53, 59, 40, 5, 24, 10, 33, 56];
export const BEST_SELLERS = [6, 24, 51, 54, 39, 47, 19, 33];
export const NEW_ARRIVALS = [1, 25, 28, 31, 38, 58, 51, 22, 46, 37];

export const productAddress = (id: number, category: string, slug: string) =>
  addresses.product('buy', category, slug, id);

/** A picture of the shop with its words and its way on. */
export function picture(image: string, words: Omit<ImageFeature, 'image'>): ImageFeature {
  return { image_or_video: 'image_allow', image_flag: 'file', image, ...words };
}

export const SERVICES: NonNullable<TemplateEntry['services_items']> = [
  {
    icon: 'shield',
    title: '12-month warranty',
    description: 'On everything you bought, and on every repair.',
  },
  { icon: 'undo', title: '30-day returns', description: 'Changed your mind? The label is free and tracked.' },
  { icon: 'truck', title: 'Next-day delivery', description: 'Order by 4 PM. Free over £40.' },
  {
    icon: 'banknote',
    title: 'Fair trade-in',
    description: 'No cut without a photo. Silence means a free return.',
  },
];

export const MOSAIC: ImageFeature[] = [
  picture('banners/mosaic-1', {
    title: 'iPhone 17, sealed, in five colours',
    sub_title: 'From £799, or less with a trade-in.',
    title_color: '#FFFFFF',
    sub_title_color: '#DCE0F5',
    button_label: 'See the colours',
    button_text_url: productAddress(1, 'iphone', 'iphone-17'),
    grid: { cols: 6, rows: 2 },
  }),
  picture('banners/mosaic-2', {
    title: 'MacBook Air, from £369',
    sub_title: 'Laptops',
    button_label: 'Shop',
    button_text_url: addresses.listing('buy', 'macbook'),
    grid: { cols: 3, rows: 1 },
  }),
  picture('banners/mosaic-3', {
    title: 'Quiet, from £119',
    sub_title: 'Audio',
    button_label: 'Shop',
    button_text_url: addresses.listing('buy', 'audio'),
    grid: { cols: 3, rows: 1 },
  }),
  picture('banners/mosaic-4', {
    title: 'Consoles tested for two hours',
    sub_title: 'Play',
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
    title: 'Turn a drawer into money',
    sub_title: 'A price in a minute, held for 14 days.',
    button_label: 'Sell a device',
    button_text_url: addresses.finder('sell'),
  }),
  picture('banners/main-3', {
    title: 'Cracked screen? Back by lunch.',
    sub_title: 'Fixed prices, part and VAT included.',
    button_label: 'Repair a device',
    button_text_url: addresses.finder('repair'),
  }),
];

export const HALF_BANNERS: ImageFeature[] = [
  picture('banners/half-1', {
    title: 'Tablets for the sofa',
    sub_title: 'iPad from £199.',
    button_label: 'Shop tablets',
    button_text_url: addresses.listing('buy', 'tablets'),
  }),
  picture('banners/half-2', {
    title: 'Watches with a new strap',
    sub_title: 'Apple Watch from £119.',
    button_label: 'Shop watches',
    button_text_url: addresses.listing('buy', 'watches'),
  }),
];

export const OFFER_BANNER: ImageFeature = picture('banners/offer-1', {
  title: 'Sony WH-1000XM5',
  sub_title: 'The quiet that frequent flyers swear by.',
  offer_badge: '£40 off',
  button_label: 'Get the offer',
  button_text_url: productAddress(buyDevice('Sony', 'WH-1000XM5').id, 'headphones', 'sony-wh-1000xm5'),
});

export const WIDE_CARDS: ImageFeature[] = [
  picture('banners/card-1', {
    title: 'Galaxy, every series',
    sub_title: 'S, Z and A',
    button_text_url: addresses.listing('buy', 'samsung-galaxy'),
  }),
  picture('banners/card-2', {
    title: 'Pixel',
    sub_title: 'Seven years of updates',
    button_text_url: addresses.listing('buy', 'google-pixel'),
  }),
  picture('banners/card-3', {
    title: 'The small things',
    sub_title: 'Chargers, cables, cases',
    button_text_url: addresses.listing('buy', 'accessories'),
  }),
];

export const SCROLLING = [
  { title: 'Free tracked delivery over £40' },
  { title: '12-month warranty on every used device' },
  { title: 'Most repairs done within the hour' },
  { title: 'Trade-in prices held for 14 days' },
  { title: '30 days to change your mind' },
];
