import { describe, expect, it } from 'vitest';
import { pence } from '#rules/money/money.ts';
import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import { choiceOf, choicesOf, chosenVariation, firstPicture, galleryOf, isWholeChoice } from './choices.ts';

let nextId = 1;

function variation(colour: string, storage: string, price: number, left = 5): VariationChoice {
  return {
    id: nextId++,
    name: `${storage}, ${colour}`,
    image: null,
    sku: `${colour}-${storage}`,
    is_default: false,
    grade: null,
    product_condition: 3,
    regular_price: price,
    sale_price: null,
    is_on_sale: false,
    raw_status: false,
    stock_status: 'instock',
    available_stock: left,
    col_1_term_name: colour,
    col_2_term_name: storage,
    col_3_term_name: null,
    col_4_term_name: null,
  };
}

const small = variation('Blue', '128GB', 319);
const large = variation('Blue', '256GB', 354);
const black = variation('Black', '128GB', 289, 0);

const product = {
  product_atrribute: [
    {
      attribute_id: 1,
      attribute_name: 'Colour',
      attribute_role: null,
      column: 1,
      terms: [
        { label: 'Blue', term_image: '#a7c1d9', attribute_id: 1 },
        { label: 'Black', term_image: '#2a2c30', attribute_id: 1 },
      ],
    },
    {
      attribute_id: 2,
      attribute_name: 'Storage',
      attribute_role: null,
      column: 2,
      terms: ['128GB', '256GB', '512GB'].map((label) => ({ label, term_image: null, attribute_id: 2 })),
    },
  ],
  Product_variations: [small, { ...large, is_default: true }, black],
  product_images: [
    { imageName: 'blue-hero', term_label: 'Blue' },
    { imageName: 'black-hero', term_label: 'Black' },
    { imageName: 'box', term_label: null },
  ],
  Business: { hide_stock: false },
} as unknown as ProductDetail;

describe('A product with variations', () => {
  it('is chosen only when every attribute has a term', () => {
    expect(isWholeChoice(product, { 1: 'Blue' })).toBe(false);
    expect(chosenVariation(product, { 1: 'Blue' })).toBeUndefined();
    expect(chosenVariation(product, { 1: 'Blue', 2: '128GB' })).toBe(small);
    expect(choiceOf(small)).toEqual({ 1: 'Blue', 2: '128GB' });
    expect(choiceOf(null)).toEqual({});
  });

  it('shows what another term would cost more or less', () => {
    const storage = choicesOf(product, 2, { 1: 'Blue', 2: '128GB' });
    expect(storage.map(({ label, second, isChosen }) => [label, second, isChosen])).toEqual([
      ['128GB', '£319', true],
      ['256GB', '+ £35', false],
      ['512GB', 'Not available', false],
    ]);
    expect(choicesOf(product, 2, { 1: 'Blue', 2: '256GB' })[0]?.second).toBe('− £35');
  });

  it('counts chosen add-ons into every price that a tile names, so that it is the large one', () => {
    const storage = choicesOf(product, 2, { 1: 'Blue', 2: '128GB' }, pence(1000));
    expect(storage.map(({ second }) => second)).toEqual(['£329', '+ £35', 'Not available']);
    // The chosen combination doesn't exist, so the others show their full price.
    const others = choicesOf(product, 2, { 1: 'Blue', 2: '512GB' }, pence(1000));
    expect(others.map(({ second }) => second)).toEqual(['£329', '£364', 'Not available']);
  });

  it('marks what can not be bought, and a colour says no price', () => {
    const colours = choicesOf(product, 1, { 1: 'Blue', 2: '128GB' });
    expect(colours.map(({ swatch, second, isUnavailable }) => [swatch, second, isUnavailable])).toEqual([
      ['#a7c1d9', undefined, false],
      ['#2a2c30', 'Sold out', true],
    ]);
  });

  it('shows the pictures of the chosen colour, and those of all colours', () => {
    expect(galleryOf(product, { 1: 'Black' }, black)).toEqual(['black-hero', 'box']);
    expect(galleryOf(product, { 1: 'Green' }, { ...black, image: 'own' })).toEqual(['own', 'box']);
    expect(firstPicture(product)).toBe('blue-hero');
    expect(firstPicture({ ...product, product_images: [], Product_variations: [] })).toBeUndefined();
  });
});
