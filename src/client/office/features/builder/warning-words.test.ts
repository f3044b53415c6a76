import { expect, it } from 'vitest';
import type { PageWarning } from '#contract/pages-office-shapes.ts';
import { errorsBySection } from './save-errors.ts';
import { placedRows } from './placed.ts';
import { warningWords } from './warning-words.ts';
import { wrongFields } from './wrong-fields.ts';

const rows = placedRows(
  [
    {
      id: 7,
      sort_order: 0,
      position: 'middle',
      is_active: true,
      template_meta_data: [
        { section_type: 'image_section', title: 'This week', image_items: [{}, {}] },
        { section_type: 'product_section', design: { design_value: 2 } },
      ],
    },
  ],
  ['middle'],
);
const warning = (section: number | null, field: string | null, message: string): PageWarning => ({
  code: 'dead_link',
  message,
  row_id: section === null ? null : 7,
  section,
  field,
  at: '',
});

it('A warning names its section and its field; one of the whole page only says what it is', () => {
  expect(
    [
      warning(0, 'image_items.1.button_text_url', 'Nothing is at /pages/nowhere.'),
      warning(1, 'product_items', 'No product of this list can be seen by visitors.'),
      warning(0, 'image_items.0.title', 'This week, picture 1: a.webp has no title.'),
      warning(null, null, 'Visitors see no sections on this page.'),
    ].map((one) => warningWords(rows, one)),
  ).toEqual([
    'This week, picture 2, The button leads to: Nothing is at /pages/nowhere.',
    'Flash Deals, Products: No product of this list can be seen by visitors.',
    'This week, picture 1: a.webp has no title.',
    'Visitors see no sections on this page.',
  ]);
});

it('The same fault of two pictures is named with each of them', () => {
  const at = (picture: number) => `rows.0.template_meta_data.0.image_items.${picture}.image`;
  const message = 'must be a file of the media library';
  const errors = errorsBySection(rows, { [at(0)]: message, [at(1)]: message });
  expect(wrongFields(rows, errors).map(({ words }) => words)).toEqual([
    'This week, picture 1, Picture: must be a file of the media library.',
    'This week, picture 2, Picture: must be a file of the media library.',
  ]);
});
