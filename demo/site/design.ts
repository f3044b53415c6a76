import type { ImageFeature } from '#contract/sections/features.ts';
import type { Section } from '#contract/sections/registry.ts';
import { addresses } from '#rules/page/addresses.ts';
import { categoryIdBySlug } from '../categories.ts';
import {
  DEALS,
  DEALS_END,
  HALF_BANNERS,
  MAIN_BANNERS,
  MOSAIC,
  NEW_ARRIVALS,
  OFFER_BANNER,
  ROOT_CATEGORIES,
  SCROLLING,
  SERVICES,
  WIDE_CARDS,
  picture,
} from './content.ts';
import { BEST_SELLERS } from '../ranks.ts';
import { rowsAt, section, type Content, type TemplateRowDraft } from './rows.ts';
import { FILM_SLIDE, FOLD_SLIDES, WIDE_SLIDES } from './slider.ts';

/** The page that shows every section in every design: examples for people who build pages. */
const PAGE = 'design';
const all = addresses.listing('buy');

const product = (design: number, content: Content<'product_section'>) => [
  section('product_section', design, { title: `Products, design ${design}`, view_url: all, ...content }),
];
const plain = { ids: BEST_SELLERS };

const products: Section[][] = [
  product(1, { product_items: plain }),
  product(1, { title: 'Products, design 1, carousel', carousel: 'on', product_items: { ids: NEW_ARRIVALS } }),
  product(2, {
    carousel: 'on',
    ...DEALS_END,
    product_items: { ids: DEALS, on_sale: true },
  }),
  product(3, { carousel: 'on', product_items: { ids: NEW_ARRIVALS } }),
  product(4, { ...DEALS_END, product_items: { ids: DEALS } }),
  product(5, { product_items: plain }),
  product(6, { carousel: 'on', product_items: plain }),
  product(7, { product_items: plain }),
  product(8, { product_items: { category_ids: [categoryIdBySlug('iphone')] } }),
  product(9, {
    carousel: 'on',
    view_url: '',
    product_items: { category_ids: [categoryIdBySlug('consoles')] },
  }),
  product(10, { product_items: { category_ids: [categoryIdBySlug('laptops')] } }),
  [section('product_section_single', 1, { title: 'One product', product_item_single: [3] })],
];

/** The number of categories that fills the rows of a design. */
const FULL_ROWS: Readonly<Record<number, number>> = { 1: 4, 2: 6, 3: 5, 4: 6 };

const categories: Section[][] = [1, 2, 3, 4].flatMap((design) =>
  (['carousel', 'grid'] as const).map((type) => [
    section('categories_section', design, {
      title: `Categories, design ${design}, ${type}`,
      type,
      categories_items: type === 'grid' ? ROOT_CATEGORIES.slice(0, FULL_ROWS[design]) : ROOT_CATEGORIES,
    }),
  ]),
);

const images: Section[][] = [
  [section('image_section', 1, { image_items: MAIN_BANNERS })],
  [section('image_section', 2, { image_items: HALF_BANNERS })],
  [section('image_section', 3, { container_type: 'full_container', image_items: [OFFER_BANNER] })],
  [section('image_section', 4, { image_items: WIDE_CARDS })],
  [section('image_section', 5, { image_items: MOSAIC })],
];

const services: Section[][] = [1, 2, 3].map((design) => [
  section('services_section', design, {
    title: `Services, design ${design}`,
    services_items: SERVICES,
    bg_color_type: design === 2 ? 'image' : 'color',
    ...(design === 2 ? { bg_image: 'backgrounds/soft-1' } : { container_bg: '#F6F5F2' }),
  }),
]);

const words: Section[][] = [
  [section('subscribtion_section', 1, { title: 'Price drops, once a week' })],
  [section('text_scrolling_section', 1, { container_type: 'full_container', text_scrolling: SCROLLING })],
  [
    section('text_editor_section', 1, {
      title: 'Text with a button',
      grid_col_value: 6,
      text_area_button_Data: [
        {
          text: '<h2>Repair first</h2><p>A new battery costs a tenth of a new phone and adds two years to the old one. Ask us before you replace it.</p>',
          label: 'See repair prices',
          url: addresses.finder('repair'),
        },
      ],
    }),
    section('text_editor_section', 1, {
      title: 'Text alone',
      grid_col_value: 6,
      text_area_button_Data: [
        { text: '<h2>Only words</h2><p>A block without a label and an address shows no button.</p>' },
      ],
    }),
  ],
  [section('business_map_section', 1, { title: 'Our Stores', view_url: addresses.stores() })],
  [
    section('text_editor_section', 1, {
      grid_col_value: 6,
      promo_cards: [
        picture('cards/promo', {
          title: 'iPhone 16 in ultramarine',
          button_label: 'See it',
          button_text_url: addresses.product('buy', 'iphone', 'iphone-16', 2),
        }),
      ].map((card) => ({
        ...card,
        category: 'Phones',
        description: 'A colour for people who are tired of black.',
      })),
    }),
    section('text_editor_section', 1, {
      grid_col_value: 6,
      banner_cards: [
        picture('cards/banner', {
          title: 'Three lines, one bench',
          sub_title: 'Buy, sell and repair under one roof.',
          button_text_url: all,
        }),
      ],
    }),
  ],
];

/** The second and third of three slides share a column. */
const asHalf = (slide: ImageFeature, index: number) =>
  index === 0 ? slide : { ...slide, grid_col_value: 6 };

const carousels: Section[][] = [
  [
    section('carosel_image_section', 1, {
      title: 'Slider, design 1',
      bg_color_type: 'color',
      container_bg: '#F6F5F2',
      header_slider_section: { header_slider_data: [FILM_SLIDE, ...FOLD_SLIDES.map(asHalf)] },
    }),
  ],
  [
    section('carosel_image_section', 2, {
      title: 'Slider, design 2',
      container_type: 'full_container',
      bg_color_type: 'image',
      bg_image: 'backgrounds/soft-2',
      header_slider_section: { header_slider_data: WIDE_SLIDES },
    }),
  ],
];

export const designRows: TemplateRowDraft[] = [
  ...rowsAt(PAGE, 'top', [...carousels, ...images]),
  ...rowsAt(PAGE, 'middle', products),
  ...rowsAt(PAGE, 'bottom', [...categories, ...services]),
  ...rowsAt(PAGE, 'footer', words),
];
