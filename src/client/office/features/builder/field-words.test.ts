import { describe, expect, it } from 'vitest';
import type { Section } from '#contract/sections/registry.ts';
import { faultWords, fieldWords } from './field-words.ts';
import { importFaults } from './import-faults.ts';

const SLIDER: Section = { section_type: 'carosel_image_section', title: 'Offers' };
const MISSING = 'must be a file of the media library';

describe('A field is named by its label', () => {
  it.each([
    ['carosel_image_section', 'header_slider_section.header_slider_data.1.image', 'slide 2, Picture'],
    ['carosel_image_section', 'header_slider_section.header_slider_data', 'Slides'],
    ['image_section', 'image_items.0.grid.cols', 'picture 1, Columns of 12'],
    ['product_section', 'view_url', '"View all" leads to'],
    ['product_section', 'product_items.ids.3', 'Picked one by one'],
    ['text_scrolling_section', 'container_bg', 'Background colour'],
    ['text_scrolling_section', 'onclick', 'onclick'],
    ['product_section', 'design.design_value', 'Design'],
    ['unheard_of', 'section_type', 'Kind'],
    ['image_section', '', ''],
  ])('%s, %s: %s', (type, path, words) => {
    expect(fieldWords(type, path)).toBe(words);
  });

  it('and two slides with the same fault are told apart', () => {
    const at = (slide: number) => `header_slider_section.header_slider_data.${slide}.image`;
    expect([0, 1].map((slide) => faultWords(SLIDER, at(slide), MISSING))).toEqual([
      'Offers, slide 1, Picture: must be a file of the media library.',
      'Offers, slide 2, Picture: must be a file of the media library.',
    ]);
  });

  it('and the section as a whole by its name alone', () => {
    expect(faultWords(SLIDER, '', 'Nothing is here.')).toBe('Offers: Nothing is here.');
  });
});

describe('A file that is refused', () => {
  const row = (position: string, sort: number, ...sections: object[]) => ({
    position,
    sort_order: sort,
    template_meta_data: sections,
  });
  const products = { section_type: 'product_section', title: 'Flash deals', view_url: 'nowhere at all' };

  it('says row, section and field', () => {
    const page = { rows: [row('middle', 0, products)] };
    expect(
      importFaults(page, { 'page.rows.0.template_meta_data.0.view_url': 'must begin with / or https://' }),
    ).toEqual(['Row 1, Flash deals, "View all" leads to: must begin with / or https://.']);
  });

  it('counts rows as the outline does: by position, in their order', () => {
    const page = { rows: [row('top', 0), row('middle', 1, SLIDER), row('middle', 0, products)] };
    const faults = importFaults(page, {
      'rows.1.template_meta_data.0.header_slider_section.header_slider_data.1.image': MISSING,
      'rows.2.position': 'must be one of slider',
    });
    expect(faults).toEqual([
      'Row 2 in Middle, Offers, slide 2, Picture: must be a file of the media library.',
      'Row 1 in Middle, its place on the page: must be one of slider.',
    ]);
  });

  it('has words for sections of an unknown kind and for files without rows', () => {
    const page = { rows: [row('middle', 0, { section_type: 'unheard_of' })] };
    expect(importFaults(page, { 'page.rows.0.template_meta_data.0.section_type': 'is unknown' })).toEqual([
      'Row 1, section 1, Kind: is unknown.',
    ]);
    expect(importFaults({}, { 'page.rows': 'must be a list' })).toEqual(['must be a list.']);
  });
});
