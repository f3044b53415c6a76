import { addresses } from '#rules/page/addresses.ts';
import { DEALS, DEALS_END, MOSAIC, NEW_ARRIVALS, ROOT_CATEGORIES, SCROLLING, SERVICES } from './content.ts';
import { BEST_SELLERS } from '../ranks.ts';
import { rowsAt, section, type TemplateRowDraft } from './rows.ts';

const deals = `${addresses.listing('buy')}?on_sale=1`;

/** The blocks of the home page between the fixed ones: few, and each for a reason. */
const mainRows: TemplateRowDraft[] = [
  ...rowsAt('home-page', 'top', [
    [
      section('product_section', 2, {
        title: 'Flash deals',
        view_url: deals,
        carousel: 'on',
        ...DEALS_END,
        product_items: { ids: DEALS, on_sale: true },
      }),
    ],
    [
      section('categories_section', 4, {
        title: 'Shop by category',
        categories_items: ROOT_CATEGORIES.slice(0, 6),
      }),
    ],
  ]),
  ...rowsAt('home-page', 'middle', [
    [section('image_section', 5, { image_items: MOSAIC })],
    [
      section('product_section', 6, {
        title: 'Best sellers',
        view_url: addresses.listing('buy'),
        carousel: 'on',
        product_items: { ids: BEST_SELLERS },
      }),
    ],
  ]),
  ...rowsAt('home-page', 'bottom', [
    [
      section('product_section', 3, {
        title: 'New Arrivals',
        view_url: `${addresses.listing('buy')}?sort=newest`,
        carousel: 'on',
        product_items: { ids: NEW_ARRIVALS },
      }),
    ],
    [section('services_section', 1, { services_items: SERVICES })],
  ]),
  ...rowsAt('home-page', 'footer', [
    [
      section('text_scrolling_section', 1, {
        container_type: 'full_container',
        bg_color_type: 'color',
        container_bg: '#F6F5F2',
        text_scrolling: SCROLLING,
      }),
    ],
    [section('subscribtion_section', 1, { title: 'Price drops, once a week' })],
  ]),
];

/** The home page that only sells has rows of its own, which begin as the same ones. */
export const homeRows: TemplateRowDraft[] = [
  ...mainRows,
  ...mainRows.map((row) => ({ ...row, pageKey: 'home-2' })),
];
