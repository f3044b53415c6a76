import type { TemplateEntry } from '#contract/site.ts';

/** What each design of each section is, in words. */
const NAMES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  carosel_image_section: { 1: 'Slides beside their words', 2: 'Full-width banner with dots' },
  image_section: {
    1: 'Main carousel',
    2: 'Two-column banners',
    3: 'Full-width banners with an offer badge',
    4: 'Wide banner cards',
    5: 'Mosaic on twelve columns',
  },
  product_section: {
    1: 'Cards',
    2: 'Flash deals',
    3: 'New arrivals',
    4: 'Deal of the week, four at a time',
    5: 'Renders nothing',
    6: 'Best-selling cards',
    7: 'Best-selling cards with their places',
    8: 'Cards to buy from',
    9: 'Wide cards to buy from',
    10: 'One large card to buy from, and more beside it',
  },
  product_section_single: { 1: 'A single product' },
  categories_section: { 1: 'Image tiles', 2: 'Round avatars', 3: 'Cards', 4: 'Square tiles' },
  services_section: { 1: 'A strip', 2: 'Cards', 3: 'At most three, centred' },
  subscribtion_section: { 1: 'Newsletter placeholder' },
  text_scrolling_section: { 1: 'Scrolling text' },
  text_editor_section: { 1: 'Text with a button, promo card, banner card' },
  business_map_section: { 1: 'Stores on a map' },
};

export interface SectionName {
  /** The words of the wire: 'product_section, design 2'. */
  code: string;
  name: string;
}

/** Lists of products and categories stand in a grid unless they are told to move. */
const LISTS: readonly string[] = ['product_section', 'categories_section'];

export function sectionName(entry: TemplateEntry): SectionName {
  const { section_type: type, design } = entry;
  const value = design?.design_value ?? 1;
  const moves = entry.carousel === 'on' || entry.type === 'carousel';
  const name = NAMES[type]?.[value] ?? 'Unknown: renders nothing';
  return {
    code: `${type}, design ${value}`,
    name: moves && LISTS.includes(type) ? `${name}, in a carousel` : name,
  };
}
