import type { SectionType } from './registry.ts';

/** Conditions on neighbouring fields, each with the choices that the field must have. All must hold. */
type Condition = Readonly<Record<string, readonly string[]>>;

/**
 * When a field of the registry counts, and how the page builder asks for it. This is not in the registry,
 * since the shop loads the registry and needs none of it. A field without an entry is always asked for.
 */
export interface FieldUse {
  /** Only these designs of the section show it. */
  designs?: readonly number[];
  /** The field counts only while one of these holds. */
  when?: readonly Condition[];
  /** It does not count while this field beside it is filled in. */
  unless?: string;
  /**
   * A picture or video is typed as a URL while one of these holds; otherwise it is chosen from the library.
   */
  isAddress?: readonly Condition[];
  /** Only categories without a parent are shown. */
  isTopLevel?: true;
  /** The name of one entry of a list. */
  one?: string;
  /** Help below the field: what happens. */
  hint?: string;
  /** The fields of a group, or of each thing in a list. */
  within?: FieldUses;
}
export type FieldUses = Readonly<Record<string, FieldUse>>;

const ALWAYS: readonly Condition[] = [{}];
const NO_DESIGN: readonly number[] = [];
const isPicture: Condition = { image_or_video: ['image_allow'] };
const isVideo: Condition = { image_or_video: ['video_allow'] };
const isVideoFile: Condition = { ...isVideo, video_type: ['cdn_url'] };

const media: FieldUses = {
  image_flag: { when: [isPicture] },
  image_url: { when: [{ ...isPicture, image_flag: ['url'] }], isAddress: ALWAYS },
  image: { when: [{ ...isPicture, image_flag: ['file'] }] },
  video_type: { when: [isVideo] },
  vedio_flag: { when: [isVideoFile] },
  video_url: {
    when: [
      { ...isVideo, video_type: ['youtube_url'] },
      { ...isVideoFile, vedio_flag: ['video_url'] },
    ],
    isAddress: ALWAYS,
  },
  video: { when: [{ ...isVideoFile, vedio_flag: ['video_file'] }] },
  video_thamnail_image: { when: [isVideo] },
};

/** A slide or card is no cell of the mosaic, and has no badge. */
const withoutMosaic: FieldUses = { grid: { designs: NO_DESIGN }, offer_badge: { designs: NO_DESIGN } };
const withoutCategory: FieldUses = { ...media, ...withoutMosaic };

const COUNTDOWN = [2, 4];

/** The fields around the content of every section. */
const frame: FieldUses = {
  bg_image: {
    when: [{ bg_color_type: ['image', 'url'] }],
    isAddress: [{ bg_color_type: ['url'] }],
  },
  container_bg: { when: [{ bg_color_type: ['color'] }] },
  grid_col_value: { hint: 'Sections beside each other share a row. On a phone each fills it.' },
};

const USES: Partial<Record<SectionType, FieldUses>> = {
  carosel_image_section: {
    header_slider_section: {
      within: {
        header_slider_data: {
          one: 'Slide',
          within: {
            ...media,
            ...withoutMosaic,
            grid_col_value: { hint: 'Narrow ones share a slide with the next.' },
          },
        },
      },
    },
  },
  image_section: {
    image_items: { one: 'Picture', within: { ...media, grid: { designs: [5] } } },
  },
  product_section: {
    carousel: { designs: [1, 2, 3, 6, 7, 8, 9, 10] },
    ends_at: { designs: COUNTDOWN, hint: 'The heading counts down to it.' },
    ends_again_days: { designs: COUNTDOWN, hint: 'Empty: it ends once.' },
    product_items: {
      within: { category_ids: { unless: 'ids', hint: 'New products appear by themselves.' } },
    },
  },
  categories_section: { categories_items: { isTopLevel: true } },
  services_section: { services_items: { one: 'Service' } },
  text_scrolling_section: { text_scrolling: { one: 'Sentence' } },
  text_editor_section: {
    text_area_button_Data: { one: 'Text' },
    promo_cards: {
      one: 'Promo card',
      within: {
        ...withoutCategory,
        sub_title: { designs: NO_DESIGN },
        sub_title_color: { designs: NO_DESIGN },
      },
    },
    banner_cards: {
      one: 'Banner card',
      within: { ...withoutCategory, category: { designs: NO_DESIGN }, description: { designs: NO_DESIGN } },
    },
  },
};

/** How the fields of a section are asked for, with those of its frame. */
export const usesOf = (type: string): FieldUses => ({
  ...frame,
  ...(Object.hasOwn(USES, type) && USES[type as SectionType]),
});
