import { addresses } from '#rules/page/addresses.ts';
import type { PageStarter } from '../pages-office-shapes.ts';
import { picture, rowsOf, section, type StarterGoods } from './pieces.ts';

const BUY = addresses.listing('buy');
const DEALS = `${BUY}?on_sale=1`;
const NEWEST = `${BUY}?sort=newest`;

export const PROMISES = section('services_section', 1, {
  services_items: [
    {
      icon: 'shield',
      title: '12-month warranty',
      description: 'On everything you buy, and on every repair.',
    },
    { icon: 'undo', title: '30-day returns', description: 'Bring it to a store for free, or post it.' },
    { icon: 'truck', title: 'Next-day delivery', description: 'Order by 4 PM, and it comes tomorrow.' },
    { icon: 'banknote', title: 'Fair trade-in', description: 'No price cut without a photo of the reason.' },
  ],
});

const CALM = { container_type: 'full_container', bg_color_type: 'color', container_bg: '#F6F5F2' } as const;

const heroes = section('image_section', 1, {
  image_items: [
    picture('banners/main-1', {
      title: 'Nearly new, for much less',
      sub_title: 'Checked on 72 points and guaranteed for a year.',
      button_label: 'Shop phones',
      button_text_url: BUY,
    }),
    picture('banners/main-2', {
      title: 'Work with it, then switch off',
      sub_title: 'Laptops and headphones, tested for two hours.',
      button_label: 'Shop all devices',
      button_text_url: BUY,
    }),
    picture('banners/main-3', {
      title: 'Ready for the next round',
      sub_title: 'Consoles, opened, cleaned, and played until they are warm.',
      button_label: 'See what is new',
      button_text_url: NEWEST,
    }),
  ],
});

const mosaic = section('image_section', 5, {
  image_items: [
    picture('banners/mosaic-1', {
      title: 'New and sealed',
      sub_title: 'The latest phones, or less with a trade-in.',
      title_color: '#FFFFFF',
      sub_title_color: '#DCE0F5',
      button_label: 'See what is new',
      button_text_url: NEWEST,
      grid: { cols: 6, rows: 2 },
    }),
    picture('banners/mosaic-2', {
      title: 'Laptops',
      sub_title: 'Light, quiet and checked.',
      button_label: 'Shop',
      button_text_url: BUY,
      grid: { cols: 3, rows: 1 },
    }),
    picture('banners/mosaic-3', {
      title: 'Quiet, please',
      sub_title: 'Headphones and earbuds.',
      button_label: 'Shop',
      button_text_url: BUY,
      grid: { cols: 3, rows: 1 },
    }),
    picture('banners/mosaic-4', {
      title: 'Consoles tested for two hours',
      sub_title: 'Opened, cleaned, and played until warm.',
      button_label: 'Shop consoles',
      button_text_url: BUY,
      grid: { cols: 6, rows: 1 },
    }),
  ],
});

const categories = (design: number, { categories: ids }: StarterGoods) =>
  section('categories_section', design, { title: 'Shop by category', categories_items: ids });
const bestSellers = (design: number, { best }: StarterGoods) =>
  section('product_section', design, {
    title: 'Best sellers',
    view_url: BUY,
    carousel: 'on',
    product_items: { ids: best },
  });
const arrivals = ({ newest }: StarterGoods) =>
  section('product_section', 3, {
    title: 'New Arrivals',
    view_url: NEWEST,
    carousel: 'on',
    product_items: { ids: newest },
  });
const newsletter = section('subscribtion_section', 1, { title: 'Price drops, once a week' });
const stores = section('business_map_section', 1, { title: 'Our Stores' });

/** One for each variant of the home page. */
export const homeStarters = (goods: StarterGoods): PageStarter[] => [
  {
    name: 'main-storefront',
    title: 'Main storefront',
    description:
      'Deals first, then categories, a mosaic and best sellers. For a shop that buys, sells and repairs.',
    kind: 'home',
    rows: rowsOf({
      top: [
        [
          section('product_section', 2, {
            title: 'Flash deals',
            view_url: DEALS,
            carousel: 'on',
            product_items: { ids: goods.deals },
          }),
        ],
        [categories(4, goods)],
      ],
      middle: [[mosaic], [bestSellers(6, goods)]],
      bottom: [[arrivals(goods)], [PROMISES]],
      footer: [
        [
          section('text_scrolling_section', 1, {
            ...CALM,
            text_scrolling: [
              { title: 'Free tracked delivery on most orders' },
              { title: 'A price for your old device in a minute' },
              { title: 'Many repairs done within the hour' },
            ],
          }),
        ],
        [newsletter],
      ],
    }),
  },
  {
    name: 'buy-only',
    title: 'Buy only',
    description: 'Large banners, round categories and lists to buy from. For a shop that only sells.',
    kind: 'home',
    rows: rowsOf({
      top: [[heroes], [categories(2, goods)]],
      middle: [
        [
          section('product_section', 8, {
            title: 'Ready to go',
            view_url: BUY,
            carousel: 'on',
            product_items: { ids: goods.best },
          }),
        ],
        [
          section('image_section', 2, {
            image_items: [
              picture('banners/half-1', {
                title: 'Watches with a new strap',
                sub_title: 'Checked, charged and ready.',
                button_label: 'Shop watches',
                button_text_url: BUY,
              }),
              picture('banners/half-2', {
                title: 'Hear less, listen more',
                sub_title: 'Noise cancelling for less.',
                button_label: 'Shop audio',
                button_text_url: BUY,
              }),
            ],
          }),
        ],
      ],
      bottom: [[arrivals(goods)], [PROMISES]],
      footer: [[newsletter]],
    }),
  },
  {
    name: 'quiet',
    title: 'Quiet',
    description: 'A few square categories, one list and the promises. For a shop whose words come first.',
    kind: 'home',
    rows: rowsOf({
      top: [[categories(4, goods)]],
      middle: [[bestSellers(6, goods)]],
      bottom: [[PROMISES]],
    }),
  },
  {
    name: 'window',
    title: 'Shop window',
    description: 'Pictures first, then what is new, and the way to the stores.',
    kind: 'home',
    rows: rowsOf({
      top: [[mosaic]],
      middle: [
        [
          section('product_section', 10, {
            title: 'Our choice',
            view_url: BUY,
            product_items: { ids: goods.best.slice(0, 5) },
          }),
        ],
        [categories(3, goods)],
      ],
      bottom: [[arrivals(goods)], [stores]],
      footer: [[PROMISES]],
    }),
  },
];
