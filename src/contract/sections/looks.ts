import { designOf, type Section, type SectionType, type ShownDesign } from './registry.ts';

/**
 * Things of one kind that a design shows below each other, on a phone of 390 pixels. A picture over the full width is
 * fetched in a larger file than one over half of it.
 */
export interface Pieces {
  /** The height of one, in pixels. */
  height: number;
  /** How wide its picture is. */
  picture: 'full' | 'half';
  /** How many are side by side. Default: one. */
  across?: number;
}

/** A picture or video with words. */
export interface PictureLook extends Pieces {
  /** All below each other, or one at a time, or cells of a mosaic, whose height is that of one row. */
  shows: 'all' | 'one' | 'mosaic';
  /** What is behind the words: the left half of the picture, or the background of the section. */
  wordsOn: 'picture' | 'background';
}

export interface ProductLook extends Pieces {
  /** The first card, if it is larger than the others. */
  first?: Pieces;
  /** The height of the carousel, which is one row. Without it, the design is never one. */
  carousel?: number;
}

export interface CategoryLook extends Pieces {
  /** The height of the carousel. */
  carousel: number;
  /** Which picture of a category: the one that fills its frame, or the one without a background. */
  shape: 'filled' | 'cut-out';
}

/** Words without pictures. */
export interface WordsLook {
  /** The height of all, or of one thing of its list, in pixels. */
  height: number;
  /** Its words, in the shop’s ink, are on the background of the section. Others have a ground of their own. */
  isOnBackground: boolean;
}

/** Texts, whose height follows from their length, and cards on a ground of their own. */
export interface TextLook {
  text: { least: number; line: number; charactersInLine: number };
  /** A card has words above its picture. */
  promo_cards: Pieces & { words: number };
  banner_cards: Pieces & { words: number };
  wordsOn: 'card';
}

interface LookOf {
  carosel_image_section: PictureLook;
  image_section: PictureLook;
  product_section: ProductLook;
  product_section_single: ProductLook;
  categories_section: CategoryLook;
  services_section: WordsLook;
  subscribtion_section: WordsLook;
  text_scrolling_section: WordsLook;
  text_editor_section: TextLook;
  business_map_section: WordsLook;
}

const slide = { shows: 'one', height: 560, picture: 'full' } as const;
const banner = { shows: 'all', height: 460, picture: 'full', wordsOn: 'picture' } as const;
const card = { height: 330, across: 2, picture: 'half', carousel: 430 } as const;
/** Its picture is fetched in the large file. */
const largeCard = { ...card, picture: 'full' } as const;
const spotlight = { first: { height: 560, picture: 'full' }, height: 200, picture: 'half' } as const;
const tile = { height: 230, across: 2, carousel: 360 } as const;

/**
 * How high and wide each design is on a phone, and what is behind its words: the check before publishing reckons with
 * it. This is not in the registry, since the shop loads the registry and needs none of it. The compiler asks for an
 * entry for each design of the registry that shows something.
 */
const LOOKS: { readonly [T in SectionType]: Readonly<Record<ShownDesign<T>, LookOf[T]>> } = {
  carosel_image_section: {
    1: { ...slide, wordsOn: 'background' },
    2: { ...slide, wordsOn: 'picture' },
  },
  image_section: {
    1: { ...banner, shows: 'one' },
    2: banner,
    3: banner,
    4: banner,
    5: { ...banner, shows: 'mosaic', height: 252 },
  },
  product_section: {
    1: card,
    2: card,
    3: largeCard,
    4: card,
    6: card,
    7: largeCard,
    8: card,
    9: card,
    10: spotlight,
  },
  product_section_single: { 1: spotlight },
  categories_section: {
    1: { ...tile, picture: 'full', shape: 'cut-out' },
    2: { ...tile, picture: 'half', shape: 'filled' },
    3: { ...tile, picture: 'full', shape: 'filled' },
    4: { ...tile, picture: 'half', shape: 'cut-out' },
  },
  services_section: {
    1: { height: 90, isOnBackground: true },
    2: { height: 170, isOnBackground: false },
    3: { height: 170, isOnBackground: true },
  },
  subscribtion_section: { 1: { height: 300, isOnBackground: false } },
  text_scrolling_section: { 1: { height: 64, isOnBackground: true } },
  text_editor_section: {
    1: {
      text: { least: 110, line: 24, charactersInLine: 40 },
      promo_cards: { words: 230, height: 270, picture: 'full' },
      banner_cards: { words: 0, height: 350, picture: 'full' },
      wordsOn: 'card',
    },
  },
  business_map_section: { 1: { height: 300, isOnBackground: false } },
};

const BY_DESIGN: { readonly [T in SectionType]: Readonly<Record<number, LookOf[T]>> } = LOOKS;

/** The look of a section; undefined if its design is unknown or shows nothing. */
export function lookOf<S extends Section>(section: S): LookOf[S['section_type']] | undefined {
  const design = designOf(section);
  const type: S['section_type'] = section.section_type;
  return design && BY_DESIGN[type][design.value];
}
