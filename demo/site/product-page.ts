import { addresses } from '#rules/page/addresses.ts';
import { picture } from './content.ts';
import { rowsAt, section, type TemplateRowDraft } from './rows.ts';

/** What every page of a product that can be bought shows between its facts and its reviews. */
export const productPageRows: TemplateRowDraft[] = rowsAt('product-page', 'middle', [
  [
    section('text_editor_section', 1, {
      grid_col_value: 6,
      text_area_button_Data: [
        {
          text: '<h2>Looked at by a person</h2><p>Seventy-two checks, the same for every device. A machine measures, a person looks, and both sign the report that lies in the box.</p>',
          label: 'How we grade',
          url: addresses.page('grading'),
        },
      ],
    }),
    section('text_editor_section', 1, {
      grid_col_value: 6,
      promo_cards: [
        {
          ...picture('cards/promo', {
            title: 'iPhone 16 in ultramarine',
            button_label: 'See it',
            button_text_url: addresses.product('buy', 'iphone', 'iphone-16', 2),
          }),
          category: 'Phones',
          description: 'A colour for people who are tired of black.',
        },
      ],
    }),
  ],
  [
    section('text_editor_section', 1, {
      grid_col_value: 6,
      banner_cards: [
        picture('cards/banner', {
          title: 'Three lines, one bench',
          sub_title: 'Buy, sell and repair under one roof.',
          button_label: 'Find a store',
          button_text_url: addresses.stores(),
        }),
      ],
    }),
    section('text_editor_section', 1, {
      grid_col_value: 6,
      banner_cards: [
        {
          image_or_video: 'video_allow',
          video_type: 'cdn_url',
          vedio_flag: 'video_file',
          video: 'video/spin.webm',
          video_thamnail_image: 'video/spin-poster',
          title: 'See it from every side',
          sub_title: 'Everything on our shelves, in one list.',
          button_text_url: addresses.listing('buy'),
        },
      ],
    }),
  ],
]);
