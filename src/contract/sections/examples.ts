import { addresses } from '#rules/page/addresses.ts';
import { OWN_PICTURES } from '#rules/site/section-files.ts';
import type { ImageFeature } from './features.ts';
import { isSectionType, SECTIONS, type Section, type SectionDefinition, type SectionOf } from './registry.ts';

/** Content of the shop that a new section can show. A new shop has none. */
export interface ShopContent {
  productIds: readonly number[];
  /** Those without a parent. */
  categoryIds: readonly number[];
  now: Date;
}

const all = addresses.listing('buy');
const WEEK_MS = 7 * 24 * 3_600_000;

const WORDS: readonly { title: string; sub_title: string; button_label: string; button_text_url: string }[] =
  [
    {
      title: 'Nearly new, for much less',
      sub_title: 'Checked, graded and guaranteed.',
      button_label: 'Shop all devices',
      button_text_url: all,
    },
    {
      title: 'Your old one is worth something',
      sub_title: 'A price in a minute, held while you post it.',
      button_label: 'Get a price',
      button_text_url: addresses.finder('sell'),
    },
    {
      title: 'Mended, not replaced',
      sub_title: 'The price and the time before you book.',
      button_label: 'Book a repair',
      button_text_url: addresses.finder('repair'),
    },
  ];

/** How many pictures with words on them: one for each line. */
const pictures = (count: number, more: Partial<ImageFeature> = {}): ImageFeature[] =>
  WORDS.slice(0, count).map((words, index) => ({
    image_or_video: 'image_allow',
    image_flag: 'file',
    image: OWN_PICTURES[index] ?? OWN_PICTURES[0],
    ...words,
    ...more,
  }));

/** Each with its size in the mosaic. */
const MOSAIC: readonly NonNullable<ImageFeature['grid']>[] = [
  { cols: 6, rows: 2 },
  { cols: 6, rows: 1 },
  { cols: 6, rows: 1 },
];

export const SERVICES: NonNullable<SectionOf<'services_section'>['services_items']> = [
  { icon: 'shield', title: 'Guaranteed', description: 'On everything you bought, and on every repair.' },
  { icon: 'undo', title: 'Easy returns', description: 'Bring it to a store, or post it.' },
  { icon: 'truck', title: 'Tracked delivery', description: 'You see where it is, from door to door.' },
  { icon: 'banknote', title: 'Fair trade-in', description: 'You know the price before you send anything.' },
];

export const SENTENCES = [
  { title: 'Every device is checked before it is sold' },
  { title: 'Sell the old one, save on the next' },
  { title: 'Repairs with the price before you book' },
];

type Content<T extends keyof typeof SECTIONS> = Omit<SectionOf<T>, 'section_type' | 'design'>;
type Example<T extends keyof typeof SECTIONS> = (design: number, shop: ShopContent) => Content<T>;

const IMAGES_OF: Readonly<Record<number, Content<'image_section'>>> = {
  1: { image_items: pictures(3) },
  2: { image_items: pictures(2) },
  3: { container_type: 'full_container', image_items: pictures(1, { offer_badge: 'This week' }) },
  4: { image_items: pictures(3) },
  5: { image_items: pictures(3).map((one, index) => ({ ...one, grid: MOSAIC[index] })) },
};

const COUNTDOWN: readonly number[] = [2, 4];
/** Designs that look best in motion. */
const CAROUSELS: readonly number[] = [2, 3, 6, 9];
const MOST_EXAMPLES = 10;

/** The content of a new section of each type. It looks finished, and is meant to be changed. */
const EXAMPLES: { [T in keyof typeof SECTIONS]: Example<T> } = {
  carosel_image_section: (design) => ({
    title: 'Offers',
    bg_color_type: 'color',
    container_bg: '#F6F5F2',
    ...(design === 2 && { container_type: 'full_container' }),
    header_slider_section: { header_slider_data: pictures(3) },
  }),
  image_section: (design) => IMAGES_OF[design] ?? { image_items: pictures(3) },
  product_section: (design, { productIds, categoryIds, now }) => ({
    view_url: all,
    ...(CAROUSELS.includes(design) && { carousel: 'on' }),
    ...(COUNTDOWN.includes(design) && {
      ends_at: new Date(now.getTime() + WEEK_MS).toISOString(),
      ends_again_days: 7,
    }),
    product_items:
      productIds.length > 0
        ? { ids: productIds.slice(0, MOST_EXAMPLES) }
        : { category_ids: categoryIds.slice(0, 1) },
  }),
  product_section_single: (_design, { productIds }) => ({
    product_item_single: productIds.slice(0, 1),
  }),
  categories_section: (_design, { categoryIds }) => ({
    type: 'grid',
    view_url: all,
    categories_items: categoryIds.slice(0, 6),
  }),
  services_section: (design) => ({
    services_items: design === 3 ? SERVICES.slice(0, 3) : SERVICES,
    ...(design !== 1 && { bg_color_type: 'color', container_bg: '#F6F5F2' }),
  }),
  subscribtion_section: () => ({ title: 'Price drops, once a week' }),
  text_scrolling_section: () => ({ container_type: 'full_container', text_scrolling: SENTENCES }),
  text_editor_section: () => ({
    text_area_button_Data: [
      {
        text: '<h2>Repair first</h2><p>A new battery costs a tenth of a new phone and adds two years to the old one. Ask us before you replace it.</p>',
        label: 'See repair prices',
        url: addresses.finder('repair'),
      },
    ],
  }),
  business_map_section: () => ({ view_url: addresses.stores() }),
};

/** A new section in this design, with content to begin from. A type without an example begins empty. */
export function exampleOf(type: string, design: number, shop: ShopContent): Section {
  const content = isSectionType(type)
    ? (EXAMPLES as Record<string, (design: number, shop: ShopContent) => object>)[type]?.(design, shop)
    : undefined;
  return { section_type: type, design: { design_value: design }, ...content } as Section;
}

/** All designs that show something, by type, in the order of the registry. */
export const shownDesigns = (definitions: Readonly<Record<string, SectionDefinition>> = SECTIONS) =>
  Object.entries(definitions).flatMap(([type, { designs }]) =>
    Object.entries(designs)
      .filter(([, design]) => !design.isEmpty)
      .map(([value, design]) => ({ type, design: Number(value), title: design.title })),
  );
