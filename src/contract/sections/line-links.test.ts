import { describe, expect, it } from 'vitest';
import { sectionForLines } from './line-links.ts';
import type { Section } from './registry.ts';

const cards = (...urls: (string | undefined)[]): Section => ({
  section_type: 'image_section',
  title: 'Ways',
  view_url: '/sell/products/All/1',
  image_items: urls.map((button_text_url) => ({ title: 'A card', button_text_url })),
});
const slides = (...urls: (string | undefined)[]): Section => ({
  section_type: 'carosel_image_section',
  header_slider_section: { header_slider_data: urls.map((button_text_url) => ({ button_text_url })) },
});

describe('A section while Sell is off', () => {
  const on = ['buy', 'repair'] as const;

  it('has no card and no heading that leads there', () => {
    expect(sectionForLines(cards('/sell/product', '/stores', undefined), on)).toEqual({
      section_type: 'image_section',
      title: 'Ways',
      image_items: [{ title: 'A card', button_text_url: '/stores' }, { title: 'A card' }],
    });
  });

  it('is left out where all of its cards lead there', () => {
    expect(sectionForLines(cards('/sell/product', '/sell/products/All/1'), on)).toBeUndefined();
    expect(sectionForLines(slides('/sell/product'), on)).toBeUndefined();
  });

  it('stays as it is where nothing leads there', () => {
    const same = slides('/buy/products/All/1', undefined, '/repair/product');
    expect(sectionForLines(same, on)).toEqual(same);
    const empty: Section = { section_type: 'subscribtion_section', title: 'News' };
    expect(sectionForLines(empty, on)).toEqual(empty);
  });
});

it('A slide without a link leads to Buy, and goes with it', () => {
  expect(sectionForLines(slides(undefined, '/sell/product'), ['sell'])).toEqual(slides('/sell/product'));
});
