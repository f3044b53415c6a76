import { addresses } from '#rules/addresses.ts';
import { rowsAt, section, type TemplateRowDraft } from './rows.ts';

const cream = '#F6F5F2';

/** What stands at the top of the home page: design 1 beside its words, design 2 as a banner. */
export const sliderRows: TemplateRowDraft[] = rowsAt('header_slider', 'slider', [
  [
    section('carosel_image_section', 1, {
      container_type: 'container',
      bg_color_type: 'color',
      container_bg: cream,
      header_slider_section: {
        header_slider_data: [
          {
            image_or_video: 'image_allow',
            image_flag: 'file',
            image: 'heroes/fold-buy',
            title: 'Buy better. Sell fairly. Fix first.',
            sub_title: 'Checked devices, fair trade-in prices, and most repairs done within the hour.',
            button_label: 'Shop all devices',
            button_text_url: addresses.listing('buy'),
          },
          {
            image_or_video: 'image_allow',
            image_flag: 'file',
            image: 'heroes/fold-sell',
            title: 'Old phone. Fair price. Paid fast.',
            sub_title: 'A price in a minute, held for 14 days, paid the day after our check.',
            button_label: 'Price my device',
            button_text_url: addresses.finder('sell'),
          },
          {
            image_or_video: 'image_allow',
            image_flag: 'file',
            image: 'heroes/fold-repair',
            title: 'Cracked. Mended. Guaranteed.',
            sub_title: 'Fixed prices with the part and VAT included. You pay when it works.',
            button_label: 'See repair prices',
            button_text_url: addresses.finder('repair'),
          },
        ],
      },
    }),
  ],
  [
    section('carosel_image_section', 2, {
      container_type: 'container',
      bg_color_type: 'color',
      container_bg: '#FFFFFF',
      header_slider_section: {
        header_slider_data: [
          {
            image_or_video: 'video_allow',
            video_type: 'cdn_url',
            vedio_flag: 'video_file',
            video: 'video/spin.webm',
            video_thamnail_image: 'video/spin-poster',
            title: 'iPhone 17, in five colours',
            sub_title: 'New and sealed, from £799, or less with a trade-in.',
            button_label: 'See the colours',
            button_text_url: addresses.product('buy', 'iphone', 'iphone-17', 1),
          },
          {
            image_or_video: 'image_allow',
            image_flag: 'file',
            image: 'heroes/wide-sell',
            title: 'Turn a drawer into money',
            sub_title: 'A price in a minute, held for 14 days.',
            button_label: 'Sell a device',
            button_text_url: addresses.finder('sell'),
          },
          {
            image_or_video: 'image_allow',
            image_flag: 'file',
            image: 'heroes/wide-repair',
            title: 'Most repairs within the hour',
            sub_title: 'The price on the page is the price you pay.',
            button_label: 'Repair a device',
            button_text_url: addresses.finder('repair'),
          },
        ],
      },
    }),
  ],
]);
