import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { Field, Fields } from './fields.ts';
import { readSection } from './read-section.ts';
import {
  designOf,
  frameFields,
  hasContent,
  headingOf,
  SECTIONS,
  SECTION_TYPES,
  type Section,
  type SectionDefinition,
  type SectionOf,
} from './registry.ts';
import { section, sectionDraft } from './schemas.ts';

const problems = (draft: unknown) =>
  sectionDraft.safeParse(draft).error?.issues.map(({ path }) => path.join('.')) ?? [];

/** Every field of a section, also those inside groups and lists. */
function allFields(fields: Fields): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const inner = field.kind === 'group' ? field.fields : field.kind === 'list' ? field.of : {};
    return [[name, field], ...allFields(inner)];
  });
}

describe('The registry', () => {
  it('knows the section types of the specification', () => {
    expect(SECTION_TYPES.toSorted()).toEqual(
      [
        'product_section',
        'categories_section',
        'image_section',
        'services_section',
        'subscribtion_section',
        'carosel_image_section',
        'business_map_section',
        'text_scrolling_section',
        'product_section_single',
        'text_editor_section',
      ].toSorted(),
    );
  });

  it.each([
    ['product_section', 10],
    ['categories_section', 4],
    ['image_section', 5],
    ['services_section', 3],
    ['carosel_image_section', 2],
    ['subscribtion_section', 1],
    ['business_map_section', 1],
    ['product_section_single', 1],
    ['text_editor_section', 1],
  ] as const)('has the designs of the specification: %s 1 to %i', (type, count) => {
    const wanted = Array.from({ length: count }, (_, index) => String(index + 1));
    expect(Object.keys(SECTIONS[type].designs)).toEqual(expect.arrayContaining(wanted));
  });

  it.each(SECTION_TYPES)('names %s, its designs and its fields for people', (type) => {
    const { title, designs, fields }: SectionDefinition = SECTIONS[type];
    const labels = allFields({ ...frameFields, ...fields }).map(([, { label }]) => label);
    for (const words of [title, ...Object.values(designs).map((one) => one.title), ...labels]) {
      expect(words).toMatch(/^["A-Z]/);
    }
  });

  it.each<[string, Section, string | undefined]>([
    ['its own', { section_type: 'services_section', title: 'Why us' }, 'Why us'],
    ['that of its design', { section_type: 'product_section', design: { design_value: 3 } }, 'New Arrivals'],
    ['that of the first design', { section_type: 'categories_section' }, 'Categories'],
    ['none', { section_type: 'services_section' }, undefined],
    [
      'none in an unknown design',
      { section_type: 'product_section', design: { design_value: 99 } },
      undefined,
    ],
  ])('gives a section a heading: %s', (_, entry, heading) => {
    expect(headingOf(entry)).toBe(heading);
  });

  it('has no design that comes with every object', () => {
    expect(designOf({ section_type: 'constructor' } as unknown as Section)).toBeUndefined();
  });
});

describe('A stored section', () => {
  it.each([
    ['an unknown type', { section_type: 'hologram_section', title: 'X' }],
    ['a type that every object has', { section_type: 'constructor' }],
    ['no type', { title: 'X' }],
    ['a text', 'product_section'],
    ['nothing', null],
    ['a list', [{ section_type: 'product_section' }]],
  ])('of %s is left out', (_, stored) => {
    expect(readSection(stored)).toBeUndefined();
  });

  it('keeps what can be read, and loses what can not', () => {
    const stored = {
      section_type: 'product_section',
      design: { design_value: 99 },
      grid_col_value: 40,
      container_type: 'boxed',
      title: 7,
      view_url: '/buy/products/All/1',
      carousel: 'on',
      ends_again_days: 0,
      product_items: { ids: [3, '4', 5.5, 0, 1], category_ids: 'all', on_sale: 'yes' },
      image_items: [{ image: 'x' }],
      made_by: 'somebody',
    };
    expect(readSection(stored)).toEqual({
      section_type: 'product_section',
      design: { design_value: 99 },
      grid_col_value: 12,
      view_url: '/buy/products/All/1',
      carousel: 'on',
      product_items: { ids: [3, 1] },
    });
  });

  it('keeps its items, with an empty text where one is missing', () => {
    const stored = {
      section_type: 'services_section',
      services_items: [{ icon: 'truck', title: 'Delivery' }, null, 'x'],
    };
    expect(readSection(stored)).toEqual({
      section_type: 'services_section',
      services_items: [{ icon: 'truck', title: 'Delivery', description: '' }],
    });
  });

  it('always answers what the contract says', () => {
    const junk = [undefined, null, 1, -1, 2.5, '', 'x', true, [], [1, 'x', null], {}, { a: 1 }];
    for (const type of SECTION_TYPES) {
      const names = [
        ...new Set(allFields({ ...frameFields, ...SECTIONS[type].fields }).map(([name]) => name)),
      ];
      for (const value of junk) {
        const inner = Object.fromEntries(names.map((name) => [name, value]));
        for (const filling of [value, inner, [inner], [value, inner]]) {
          const stored = Object.fromEntries(names.map((name) => [name, filling]));
          const read = readSection({ ...stored, section_type: type, design: filling });
          expect(section.safeParse(read).error).toBeUndefined();
        }
      }
    }
  });
});

describe('A draft', () => {
  it.each<[string, object, string[]]>([
    ['in a design of its type', { design: { design_value: 3 } }, []],
    ['in a design that its type has not', { design: { design_value: 4 } }, ['design.design_value']],
    ['with a field of another type', { product_items: { ids: [1] } }, ['']],
    ['with a title that is too long', { title: 'x'.repeat(121) }, ['title']],
    ['wider than the grid', { grid_col_value: 13 }, ['grid_col_value']],
    ['too narrow for words', { grid_col_value: 2 }, ['grid_col_value']],
    [
      'with a service whose words are invisible',
      { services_items: [{ icon: 'truck', title: ' \u200b', description: 'x' }] },
      ['services_items.0.title'],
    ],
    ['with a link that runs code', { view_url: 'javascript:alert(1)' }, ['view_url']],
    ['with a colour that is more than that', { container_bg: 'red;position:fixed' }, ['container_bg']],
    ['with an unknown kind of background', { bg_color_type: 'video' }, ['bg_color_type']],
    [
      'with a service that has no words',
      { services_items: [{ icon: 'truck', title: '', description: 'x' }] },
      ['services_items.0.title'],
    ],
    [
      'with more services than fit',
      { services_items: Array.from({ length: 13 }, () => ({ icon: 'a', title: 'b', description: 'c' })) },
      ['services_items'],
    ],
  ])('%s', (_, content, wrong) => {
    expect(problems({ section_type: 'services_section', ...content })).toEqual(wrong);
  });

  it('of an unknown type is refused', () => {
    expect(problems({ section_type: 'hologram_section' })).toEqual(['section_type']);
  });
});

it('The types of the registry are a union by section type', () => {
  expectTypeOf<z.infer<typeof section>>().toEqualTypeOf<Section>();
  expectTypeOf<SectionOf<'product_section'>['product_items']>().toEqualTypeOf<
    | { ids?: number[] | undefined; category_ids?: number[] | undefined; on_sale?: boolean | undefined }
    | undefined
  >();
  expectTypeOf<
    Extract<Section, { services_items?: unknown }>['section_type']
  >().toEqualTypeOf<'services_section'>();
});

it.each<[string, Section, boolean]>([
  ['services', { section_type: 'services_section', services_items: [] }, false],
  [
    'services with one',
    { section_type: 'services_section', services_items: [{ icon: 'truck', title: 'A', description: 'B' }] },
    true,
  ],
  [
    'slides',
    { section_type: 'carosel_image_section', header_slider_section: { header_slider_data: [] } },
    false,
  ],
  [
    'products on sale of no category',
    { section_type: 'product_section', product_items: { on_sale: true } },
    false,
  ],
  ['products of a category', { section_type: 'product_section', product_items: { category_ids: [1] } }, true],
  [
    'texts and cards, of which one kind is enough',
    { section_type: 'text_editor_section', promo_cards: [{}] },
    true,
  ],
  ['a newsletter, which is no list', { section_type: 'subscribtion_section' }, true],
])('A section without anything in it has no content: %s', (_, one, has) => {
  expect(hasContent(one)).toBe(has);
});
