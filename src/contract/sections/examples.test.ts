import { describe, expect, it } from 'vitest';
import { exampleOf, shownDesigns } from './examples.ts';
import { sectionDraft } from './schemas.ts';

const now = new Date('2026-11-16T10:40:00Z');
const shops = {
  'a new shop': { productIds: [], categoryIds: [], now },
  'a full shop': { productIds: [4, 8, 15], categoryIds: [1, 2, 3], now },
};

describe.each(Object.entries(shops))('In %s', (_name, shop) => {
  it.each(shownDesigns())(
    'a new section can be saved as it is: $type, design $design',
    ({ type, design }) => {
      const section = exampleOf(type, design, shop);
      expect(sectionDraft.parse(section)).toEqual(section);
    },
  );
});

it('A new section shows what the shop sells', () => {
  expect(exampleOf('product_section', 2, shops['a full shop'])).toMatchObject({
    product_items: { ids: [4, 8, 15] },
    ends_at: '2026-11-23T10:40:00.000Z',
  });
  expect(exampleOf('categories_section', 1, shops['a full shop'])).toMatchObject({
    categories_items: [1, 2, 3],
  });
});

it('A type that has no example begins empty', () => {
  expect(exampleOf('made_up', 3, shops['a new shop'])).toEqual({
    section_type: 'made_up',
    design: { design_value: 3 },
  });
});
