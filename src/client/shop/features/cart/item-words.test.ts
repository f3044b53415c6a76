import { describe, expect, it } from 'vitest';
import type { CartItem, CartOption } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { inCart } from '#client/lib/in-cart.ts';
import { itemPage, mostOf, optionWords, termWords } from './item-words.ts';

const option = (
  option_id: number,
  option_price: number,
  question_role: CartOption['question_role'] = null,
): CartOption => ({
  question_id: 1,
  option_id,
  question_title: '',
  question_key: '',
  question_role,
  option_label: '',
  option_value: '',
  option_price,
  inventory_item_id: null,
  qunatity: 0,
});
const item = (more: Partial<CartItem>) =>
  ({
    product_id: 8,
    product_variation_id: 363,
    quantity: 1,
    is_saved: false,
    is_active_for: 1,
    slug: 'iphone-14',
    Category: { id: 1, slug: 'iphone' },
    product_name: 'iPhone 14 128GB Blue',
    col_1_term_name: 'Blue',
    col_2_term_name: '128GB',
    col_3_term_name: 'Excellent',
    col_4_term_name: null,
    options: [],
    way: null,
    available_stock: 5,
    ...more,
  }) as CartItem;

describe('what an option does to the price', () => {
  it.each<[Line, number, CartOption['question_role'], string]>([
    ['buy', 0, null, 'Free'],
    ['buy', 11.99, null, '£11.99'],
    ['buy', -5, null, '−£5'],
    ['sell', 0, 'grade', 'No change'],
    ['sell', -35, 'grade', '−£35'],
    ['sell', 5, 'grade', '+£5'],
    ['repair', 149, 'faults', '£149'],
    ['repair', 0, 'faults', 'We tell you first'],
    ['repair', 0, 'parts', 'Included'],
  ])('%s %d of %s is %s', (line, price, role, words) => {
    expect(optionWords(line, option(1, price, role))).toBe(words);
  });
});

describe('how many a line may be of', () => {
  const other = item({ quantity: 2, options: [option(1, 10)] });

  it.each([
    { why: 'what is left', is: item({}), beside: [], most: 5 },
    { why: 'less the units in another line of the same product', is: item({}), beside: [other], most: 3 },
    {
      why: 'without units that are kept for later',
      is: item({}),
      beside: [item({ quantity: 4, is_saved: true })],
      most: 5,
    },
    {
      why: 'without units of other products',
      is: item({}),
      beside: [item({ product_variation_id: 1 })],
      most: 5,
    },
    { why: 'never less than one', is: item({ available_stock: 0 }), beside: [], most: 1 },
    { why: '99 where stock is not counted', is: item({ available_stock: 'yes' }), beside: [], most: 99 },
    { why: '99 of what is sold', is: item({ is_active_for: 2, available_stock: 1 }), beside: [], most: 99 },
  ])('$why', ({ is, beside, most }) => {
    expect(mostOf(is, [is, ...beside])).toBe(most);
  });

  it('adds up lines of the same thing', () => {
    expect(inCart([item({}), other], other)).toBe(3);
  });
});

describe('an item', () => {
  it('names the terms that its name leaves out', () => {
    expect(termWords(item({}))).toBe('Excellent');
  });

  it.each([
    [1, '/buy/product/iphone/iphone-14/8?variation=363'],
    [2, '/sell/product/iphone/iphone-14/8?answers=62,275'],
  ] as const)('leads to its page in line %d', (is_active_for, page) => {
    const product_variation_id = is_active_for === 1 ? 363 : null;
    const options = [option(62, 0), option(275, 0)];
    expect(itemPage(item({ is_active_for, product_variation_id, options }))).toBe(page);
  });
});
