import { DEFAULT_BUTTON } from '#rules/presentation/feature.ts';
import type { Fields, ValuesOf } from './fields.ts';

/** Characters that fit into a title, a line below it and a button, on a phone. */
export const TITLE = 120;
export const LINE = 240;
export const BUTTON = 40;
/** Of twelve columns, the fewest in which words and cards can be read. */
export const FEWEST_COLUMNS = 3;

/** SPEC section 3: an image or video with text. Used for slides, banners and cells of the mosaic. */
export const featureFields = {
  image_or_video: {
    kind: 'choice',
    label: 'Shows',
    options: { image_allow: 'A picture', video_allow: 'A video' },
  },
  image_flag: {
    kind: 'choice',
    label: 'Picture from',
    options: { file: 'The media library', url: 'Another site' },
  },
  image_url: { kind: 'picture', label: 'Address of the picture' },
  image: { kind: 'picture', label: 'Picture' },
  video_type: {
    kind: 'choice',
    label: 'Video from',
    options: { cdn_url: 'A video file', youtube_url: 'YouTube' },
  },
  vedio_flag: {
    kind: 'choice',
    label: 'Video file from',
    options: { video_file: 'The media library', video_url: 'Another site' },
  },
  video_url: { kind: 'video', label: 'Address of the video' },
  video: { kind: 'video', label: 'Video' },
  video_thamnail_image: { kind: 'picture', label: 'Picture until the video plays' },
  title: { kind: 'text', label: 'Title', most: TITLE },
  sub_title: { kind: 'text', label: 'Line below the title', most: LINE },
  title_color: { kind: 'colour', label: 'Colour of the title' },
  sub_title_color: { kind: 'colour', label: 'Colour of the line' },
  button_label: { kind: 'text', label: 'Words on the button', most: BUTTON, standard: DEFAULT_BUTTON },
  button_text_url: { kind: 'link', label: 'The button leads to' },
} as const satisfies Fields;

/** SPEC section 2: banners have a badge, and the mosaic gives each picture its size. */
export const imageFields = {
  ...featureFields,
  offer_badge: { kind: 'text', label: 'Offer in a badge', most: BUTTON },
  grid: {
    kind: 'group',
    label: 'Size in the mosaic',
    fields: {
      cols: { kind: 'number', label: 'Columns of 12', least: FEWEST_COLUMNS, most: 12, standard: 6 },
      rows: { kind: 'number', label: 'Rows', least: 1, most: 4, standard: 1 },
    },
  },
} as const satisfies Fields;
export type ImageFeature = ValuesOf<typeof imageFields>;

/** One of the cells that a slide is made of. */
export const slideFields = {
  ...imageFields,
  grid_col_value: { kind: 'number', label: 'Columns of 12', least: FEWEST_COLUMNS, most: 12, standard: 12 },
} as const satisfies Fields;
export type SliderCell = ValuesOf<typeof slideFields>;

/** A promo card (title, category, description, button) or a banner card (image or video with words). */
export const cardFields = {
  ...imageFields,
  category: { kind: 'text', label: 'Category', most: BUTTON },
  description: { kind: 'text', label: 'Description', most: LINE },
} as const satisfies Fields;
export type ContentCard = ValuesOf<typeof cardFields>;
