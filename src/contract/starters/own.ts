import { addresses } from '#rules/page/addresses.ts';
import type { PageStarter } from '../pages-office-shapes.ts';
import { PROMISES } from './home.ts';
import { picture, rowsOf, section, type StarterGoods } from './pieces.ts';

const BUY = addresses.listing('buy');
const DEALS = `${BUY}?on_sale=1`;

/** The rest of the deals follow below, so that nothing is shown twice. */
const DEALS_WITH_CLOCK = 6;

/** A Sunday night: the clock of the deals runs to the next one. */
const EACH_SUNDAY = { ends_at: '2026-01-04T23:59:00.000Z', ends_again_days: 7 };

const text = (html: string, label: string, url: string, columns = 12) =>
  section('text_editor_section', 1, {
    grid_col_value: columns,
    text_area_button_Data: [{ text: html, label, url }],
  });

/** Pages of their own: a sale, and a store that opens. */
export function ownStarters(goods: StarterGoods): PageStarter[] {
  const others = goods.deals.slice(DEALS_WITH_CLOCK);
  return [
    {
      name: 'sale',
      title: 'Sale',
      description: 'An offer banner, deals with a clock, everything that is reduced, and the small print.',
      kind: 'own',
      rows: rowsOf({
        middle: [
          [
            section('image_section', 3, {
              image_items: [
                picture('banners/offer-1', {
                  title: 'The big sale',
                  sub_title: 'Phones, tablets and laptops, for less while they last.',
                  title_color: '#FFFFFF',
                  sub_title_color: '#DCE0F5',
                  offer_badge: 'For a few days',
                  button_label: 'See all offers',
                  button_text_url: DEALS,
                }),
              ],
            }),
          ],
          [
            section('product_section', 2, {
              title: 'Flash deals',
              view_url: DEALS,
              carousel: 'on',
              ...EACH_SUNDAY,
              product_items: { ids: goods.deals.slice(0, DEALS_WITH_CLOCK) },
            }),
          ],
          [section('categories_section', 4, { title: 'Where to look', categories_items: goods.categories })],
          ...(others.length > 0
            ? [
                [
                  section('product_section', 1, {
                    title: 'More for less',
                    view_url: DEALS,
                    product_items: { ids: others },
                  }),
                ],
              ]
            : []),
          [
            text(
              '<h2>What “reduced” means here</h2><p>The price before is what we asked for at least the last 30 days. Nothing is made dearer first.</p>',
              'How we grade',
              addresses.page('grading'),
              6,
            ),
            text(
              '<h2>Not sure yet?</h2><p>You have 30 days to bring it back, also from the sale.</p>',
              'Returns',
              addresses.page('returns'),
              6,
            ),
          ],
          [PROMISES],
        ],
      }),
    },
    {
      name: 'store-opening',
      title: 'Store opening',
      description: 'A picture of the store, what can be done there, what is on the shelf, and the map.',
      kind: 'own',
      rows: rowsOf({
        middle: [
          [
            // A store front has no calm side for words, so that they stand beside it.
            section('carosel_image_section', 1, {
              title: 'Our new store',
              header_slider_section: {
                header_slider_data: [
                  picture('stores/front-1', {
                    title: 'We open a new store',
                    sub_title: 'Come by for a look, a coffee and a repair while you wait.',
                    button_label: 'Find the way',
                    button_text_url: addresses.stores(),
                  }),
                ],
              },
            }),
          ],
          [
            section('services_section', 2, {
              title: 'In the store',
              services_items: [
                {
                  icon: 'wrench',
                  title: 'Repairs while you wait',
                  description: 'Screens and batteries, often within the hour.',
                },
                {
                  icon: 'banknote',
                  title: 'Sell on the spot',
                  description: 'Checked at the counter, paid the same day.',
                },
                {
                  icon: 'shield',
                  title: 'Try before you buy',
                  description: 'Every device on the shelf is charged and unlocked.',
                },
              ],
            }),
          ],
          [
            section('image_section', 2, {
              image_items: [
                picture('banners/card-2', {
                  title: 'Bring your old device',
                  sub_title: 'We check it while you wait, and say what we pay.',
                  button_label: 'Get a price',
                  button_text_url: addresses.finder('sell'),
                }),
                picture('banners/card-3', {
                  title: 'Have it mended here',
                  sub_title: 'You know the price before you book.',
                  button_label: 'Book a repair',
                  button_text_url: addresses.finder('repair'),
                }),
              ],
            }),
          ],
          [
            section('product_section', 6, {
              title: 'On the shelf',
              view_url: BUY,
              carousel: 'on',
              product_items: { ids: goods.best },
            }),
          ],
          [section('business_map_section', 1, { title: 'Our Stores' })],
          [
            text(
              '<h2>Opening day</h2><p>Say the date here, and what the first visitors get. The team is there from the morning on.</p>',
              'All our stores',
              addresses.stores(),
            ),
          ],
        ],
      }),
    },
  ];
}
