import {
  cardFields,
  BUTTON,
  FEWEST_COLUMNS,
  imageFields,
  LINE,
  slideFields,
  TITLE,
  type SliderCell,
} from './features.ts';
import type { Field, Fields, ValuesOf } from './fields.ts';

/** One look of a section. */
export interface Design {
  /** Its name in the page builder. */
  title: string;
  /** The heading of a section without a title. SPEC section 9 names two of them, with this spelling. */
  heading?: string;
  /** The most items outside a carousel. */
  shows?: number;
  /** Its products have an add-to-cart button. */
  buys?: true;
  /** SPEC section 2: renders nothing. */
  isEmpty?: true;
}

export interface SectionDefinition {
  title: string;
  /** Fills its background to the edges, and shows no heading. */
  isBare?: true;
  /** By `design.design_value`. */
  designs: Readonly<Record<number, Design>>;
  fields: Fields;
}

/** The most products in a section. The listing shows all. */
export const MOST_PRODUCTS = 24;
const MOST_CATEGORIES = 24;

const heading = {
  title: { kind: 'text', label: 'Title', most: TITLE },
  view_url: { kind: 'link', label: '"View all" leads to' },
} as const satisfies Fields;

/**
 * Every section type of SPEC section 2, with its designs and fields under their API names. Pages, schemas, `/design`
 * and the page builder read this. To add a design, start here. How high it is on a phone is in `looks.ts`.
 */
export const SECTIONS = {
  carosel_image_section: {
    title: 'Slider',
    isBare: true,
    designs: {
      1: { title: 'Slides beside their words' },
      2: { title: 'Full-width banner with dots' },
    },
    fields: {
      title: { kind: 'text', label: 'Name, for screen readers', most: TITLE, standard: 'Offers' },
      header_slider_section: {
        kind: 'group',
        label: 'Slides',
        fields: {
          header_slider_data: { kind: 'list', label: 'Slides', of: slideFields, most: 12, required: true },
        },
      },
    },
  },
  image_section: {
    title: 'Pictures',
    designs: {
      1: { title: 'Main carousel' },
      2: { title: 'Two-column banners' },
      3: { title: 'Full-width banners with an offer badge' },
      4: { title: 'Wide banner cards' },
      5: { title: 'Mosaic on twelve columns' },
    },
    fields: {
      ...heading,
      image_items: { kind: 'list', label: 'Pictures', of: imageFields, most: 12 },
    },
  },
  product_section: {
    title: 'Products',
    designs: {
      1: { title: 'Cards', heading: 'Products' },
      2: { title: 'Flash deals', heading: 'Flash Deals' },
      3: { title: 'New arrivals', heading: 'New Arrivals' },
      4: { title: 'Deal of the week, four at a time', heading: 'Deal of the Week' },
      5: { title: 'Renders nothing', isEmpty: true },
      6: { title: 'Best-selling cards', heading: 'Top Saled Items', shows: 4 },
      7: { title: 'Best-selling cards with their places', heading: 'Top Saled Items', shows: 4 },
      8: { title: 'Cards to buy from', heading: 'Products', buys: true },
      9: { title: 'Wide cards to buy from', heading: 'Products', buys: true },
      10: {
        title: 'One large card to buy from, and more beside it',
        heading: 'Products',
        buys: true,
        shows: 5,
      },
    },
    fields: {
      ...heading,
      carousel: { kind: 'choice', label: 'Layout', options: { off: 'Grid', on: 'Carousel' } },
      ends_at: { kind: 'date', label: 'The offer ends' },
      ends_again_days: {
        kind: 'number',
        label: 'Days after which the offer comes again',
        least: 1,
        most: 365,
      },
      product_items: {
        kind: 'group',
        label: 'Products',
        fields: {
          ids: { kind: 'products', label: 'Picked one by one', most: MOST_PRODUCTS },
          category_ids: { kind: 'categories', label: 'Of these categories', most: MOST_CATEGORIES },
          on_sale: { kind: 'yes-no', label: 'Only what is on sale' },
        },
      },
    },
  },
  product_section_single: {
    title: 'Single product',
    designs: { 1: { title: 'A single product', heading: 'Our choice' } },
    fields: {
      ...heading,
      product_item_single: { kind: 'products', label: 'Product', most: MOST_PRODUCTS },
    },
  },
  categories_section: {
    title: 'Categories',
    designs: {
      1: { title: 'Image tiles', heading: 'Categories' },
      2: { title: 'Round avatars', heading: 'Categories' },
      3: { title: 'Cards', heading: 'Categories' },
      4: { title: 'Square tiles', heading: 'Categories' },
    },
    fields: {
      ...heading,
      type: { kind: 'choice', label: 'Layout', options: { grid: 'Grid', carousel: 'Carousel' } },
      categories_items: { kind: 'categories', label: 'Categories', most: MOST_CATEGORIES },
    },
  },
  services_section: {
    title: 'Services',
    designs: {
      1: { title: 'A strip' },
      2: { title: 'Cards' },
      3: { title: 'At most three, centred', shows: 3 },
    },
    fields: {
      ...heading,
      services_items: {
        kind: 'list',
        label: 'Services',
        most: 12,
        of: {
          icon: { kind: 'icon', label: 'Icon', required: true },
          title: { kind: 'text', label: 'Title', most: TITLE, required: true },
          description: { kind: 'text', label: 'Description', most: LINE, required: true },
        },
      },
    },
  },
  subscribtion_section: {
    title: 'Newsletter',
    designs: { 1: { title: 'Newsletter placeholder', heading: 'Newsletter' } },
    fields: heading,
  },
  text_scrolling_section: {
    title: 'Scrolling text',
    isBare: true,
    designs: { 1: { title: 'Scrolling text' } },
    fields: {
      text_scrolling: {
        kind: 'list',
        label: 'Sentences',
        most: 20,
        of: { title: { kind: 'text', label: 'Sentence', most: TITLE, required: true } },
      },
    },
  },
  text_editor_section: {
    title: 'Text and cards',
    designs: { 1: { title: 'Text with a button, promo card, banner card' } },
    fields: {
      ...heading,
      text_area_button_Data: {
        kind: 'list',
        label: 'Texts with a button',
        most: 6,
        of: {
          text: { kind: 'rich-text', label: 'Text', most: 20_000, required: true },
          label: { kind: 'text', label: 'Words on the button', most: BUTTON },
          url: { kind: 'link', label: 'The button leads to' },
        },
      },
      promo_cards: { kind: 'list', label: 'Promo cards', of: cardFields, most: 6 },
      banner_cards: { kind: 'list', label: 'Banner cards', of: cardFields, most: 6 },
    },
  },
  business_map_section: {
    title: 'Stores',
    designs: { 1: { title: 'Stores on a map', heading: 'Our Stores' } },
    fields: heading,
  },
} as const satisfies Record<string, SectionDefinition>;

export type SectionType = keyof typeof SECTIONS;
export const SECTION_TYPES = Object.keys(SECTIONS) as SectionType[];

/** SPEC section 2: the position and background fields of every section. */
export const frameFields = {
  grid_col_value: { kind: 'number', label: 'Columns of 12', least: FEWEST_COLUMNS, most: 12, standard: 12 },
  container_type: {
    kind: 'choice',
    label: 'Width',
    options: { container: 'The column of the page', full_container: 'From edge to edge' },
  },
  bg_color_type: {
    kind: 'choice',
    label: 'Background',
    options: { color: 'A colour', image: 'A picture', url: 'A picture of another site' },
  },
  bg_image: { kind: 'picture', label: 'Background picture' },
  container_bg: { kind: 'colour', label: 'Background colour' },
} as const satisfies Fields;

export type SectionFrame = ValuesOf<typeof frameFields>;

/** A section of one type, as in the API. A stored section may have an unknown design. */
export type SectionOf<T extends SectionType> = {
  [K in T]: { section_type: K; design?: { design_value: number } | undefined } & SectionFrame &
    ValuesOf<(typeof SECTIONS)[K]['fields']>;
}[T];
export type Section = SectionOf<SectionType>;

type Designs<T extends SectionType> = (typeof SECTIONS)[T]['designs'];

/** The designs of a section type that show something. */
export type ShownDesign<T extends SectionType> = {
  [D in keyof Designs<T>]: Designs<T>[D] extends { isEmpty: true } ? never : D;
}[keyof Designs<T>];

const FIRST_DESIGN = 1;

export function isSectionType(type: unknown): type is SectionType {
  return typeof type === 'string' && Object.hasOwn(SECTIONS, type);
}

/** The design of a section; undefined if it is unknown. */
export function designOf({ section_type: type, design }: Section): (Design & { value: number }) | undefined {
  const value = design?.design_value ?? FIRST_DESIGN;
  // A client may be older than the server and get a type that it doesn't know.
  const designs: SectionDefinition['designs'] = isSectionType(type) ? SECTIONS[type].designs : {};
  const known = Object.hasOwn(designs, value) ? designs[value] : undefined;
  return known && { ...known, value };
}

/** Whether sections of a type fill their background to the edges, and show no heading. */
export const isBare = (type: SectionType): boolean => 'isBare' in SECTIONS[type];

/** The heading of a section: its own, or that of its design. */
export function headingOf(section: Section): string | undefined {
  return ('title' in section && section.title) || designOf(section)?.heading;
}

type Values = Readonly<Record<string, unknown>>;

const isOfMany = ({ kind }: Field) =>
  kind === 'list' || kind === 'group' || kind === 'products' || kind === 'categories';

const holds = (field: Field, value: unknown): boolean =>
  field.kind === 'group' ? holdsAny(field.fields, value as Values) : Array.isArray(value) && value.length > 0;

const holdsAny = (fields: Fields, values: Values = {}): boolean =>
  Object.entries(fields).some(([name, field]) => isOfMany(field) && holds(field, values[name]));

/** Whether a section has something to show: one that is a list of things has none if the list is empty. */
export function hasContent(section: Section): boolean {
  const fields: Fields = SECTIONS[section.section_type].fields;
  return !Object.values(fields).some(isOfMany) || holdsAny(fields, section);
}

/** The slides of a slider; none for other sections. */
export function slidesOf(section: Section | undefined): readonly SliderCell[] {
  return section?.section_type === 'carosel_image_section'
    ? (section.header_slider_section?.header_slider_data ?? [])
    : [];
}
