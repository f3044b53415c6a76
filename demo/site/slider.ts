import type { ImageFeature } from '#contract/sections/features.ts';
import { addresses } from '#rules/page/addresses.ts';
import { picture } from './content.ts';
import { rowsAt, section, type TemplateRowDraft } from './rows.ts';

const stone = '#ECEAE4';

/**
 * Devices in front of the folding screen, with a transparent background: for design 1, where text is beside the
 * picture.
 */
export const FOLD_SLIDES: ImageFeature[] = [
  picture('heroes/fold-buy', {
    title: 'Buy better. Sell fairly. Fix first.',
    sub_title: 'Checked devices, fair trade-in prices, and many repairs done within the hour.',
    button_label: 'Shop all devices',
    button_text_url: addresses.listing('buy'),
  }),
  picture('heroes/fold-sell', {
    title: 'Old phone. Fair price. Paid fast.',
    sub_title: 'A price in a minute, held for 14 days, paid the day after our check.',
    button_label: 'Price my device',
    button_text_url: addresses.finder('sell'),
  }),
  picture('heroes/fold-repair', {
    title: 'Cracked. Mended. Guaranteed.',
    sub_title: 'Fixed prices with the part and VAT included. You pay when it works.',
    button_label: 'See repair prices',
    button_text_url: addresses.finder('repair'),
  }),
];

/** Scenes with a calm left side: for design 2, where text lies on the picture. */
export const WIDE_SLIDES: ImageFeature[] = [
  picture('heroes/wide-buy', {
    title: 'Nearly new, for much less',
    sub_title: 'Checked on 72 points and guaranteed for a year.',
    button_label: 'Shop all devices',
    button_text_url: addresses.listing('buy'),
  }),
  picture('heroes/wide-sell', {
    title: 'Turn a drawer into money',
    sub_title: 'A price in a minute, held for 14 days.',
    button_label: 'Sell a device',
    button_text_url: addresses.finder('sell'),
  }),
  picture('heroes/wide-repair', {
    title: 'Many repairs within the hour',
    sub_title: 'The price on the page is the price you pay.',
    button_label: 'Repair a device',
    button_text_url: addresses.finder('repair'),
  }),
];

/** A rotating device, without text. */
export const FILM_SLIDE: ImageFeature = {
  image_or_video: 'video_allow',
  video_type: 'cdn_url',
  vedio_flag: 'video_file',
  video: 'video/spin.webm',
  video_thamnail_image: 'video/spin-poster',
  title: 'iPhone 17, in five colours',
  sub_title: 'New and sealed, from £799, or less with a trade-in.',
  button_text_url: addresses.product('buy', 'iphone', 'iphone-17', 1),
};

/** The slider at the top of the home page. */
export const sliderRows: TemplateRowDraft[] = rowsAt('header_slider', 'slider', [
  [
    section('carosel_image_section', 1, {
      container_type: 'container',
      bg_color_type: 'color',
      container_bg: stone,
      header_slider_section: { header_slider_data: FOLD_SLIDES },
    }),
  ],
]);
