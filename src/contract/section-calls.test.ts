import { describe, expect, it } from 'vitest';
import { requests } from './first-calls.ts';
import { sectionCalls, sectionProducts } from './section-calls.ts';
import type { Section, SectionOf } from './sections/registry.ts';

const entry = (content: Omit<SectionOf<'product_section'>, 'section_type'>): Section => ({
  section_type: 'product_section',
  ...content,
});

describe('the products of a section', () => {
  it.each<[string, Section, object | undefined]>([
    ['by ids', entry({ product_items: { ids: [3, 1] } }), { ids: [3, 1], per_page: 24 }],
    [
      'by ids, of what is on sale',
      entry({ product_items: { ids: [3], on_sale: true } }),
      { ids: [3], per_page: 24, on_sale: true },
    ],
    [
      'by categories',
      entry({ product_items: { category_ids: [7] } }),
      { is_active_for: '1', category_ids: [7], per_page: 12 },
    ],
    [
      'by categories, in a carousel, of ten slides without a number',
      entry({ carousel: 'on', product_items: { category_ids: [7] } }),
      { is_active_for: '1', category_ids: [7], per_page: 10 },
    ],
    [
      'as single ones',
      { section_type: 'product_section_single', product_item_single: [3] },
      { ids: [3], per_page: 24 },
    ],
    ['not named', entry({}), undefined],
    ['named as an empty list', entry({ product_items: { ids: [], category_ids: [] } }), undefined],
    ['of another section', { section_type: 'image_section', image_items: [] }, undefined],
  ])('%s', (_, section, query) => {
    expect(sectionProducts(section)).toEqual(query);
  });

  it('are as many as a section may show', () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    expect(sectionProducts(entry({ product_items: { ids } }))?.ids).toHaveLength(24);
  });

  it('come inside the page, once, where they were put together by hand', () => {
    const rows = [
      {
        id: 1,
        sort_order: 0,
        template_meta_data: [
          entry({ product_items: { ids: [1] } }),
          entry({ product_items: { category_ids: [7] } }),
          entry({ design: { design_value: 2 }, product_items: { ids: [1] } }),
          { section_type: 'services_section' as const },
        ],
      },
    ];
    expect(sectionCalls(rows)).toEqual([requests.products({ ids: [1], per_page: 24 })]);
  });
});
