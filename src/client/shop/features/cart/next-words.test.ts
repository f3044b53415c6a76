import { describe, expect, it } from 'vitest';
import type { CartItem, CartOption } from '#contract/cart.ts';
import { nextWords } from './next-words.ts';

const now = new Date('2026-11-16T10:40:00Z');
const fault = (option_price: number) => ({ question_role: 'faults', option_price }) as CartOption;
const item = (more: Partial<CartItem>) =>
  ({
    product_name: 'iPhone 14',
    unit_price: 218,
    voucher_price: null,
    way: null,
    options: [],
    ...more,
  }) as CartItem;

describe('what happens after a device was put into the sell cart', () => {
  it('names both sums and the day until which they stand, and says who does what next', () => {
    expect(nextWords('sell', item({ unit_price: 205, voucher_price: 226 }), now)).toEqual({
      role: 'You sell',
      title: 'We pay you £205 in cash, or £226 as a voucher',
      text: 'Held until Monday 30 November 2026',
      steps: [
        'At checkout, choose cash or voucher.',
        'Post it with our free, tracked label, or bring it to a store.',
        'We check it within two working days.',
        'You are paid: by bank one working day later, or as a voucher at once.',
      ],
    });
  });
});

describe('what happens after a repair was put into the repair cart', () => {
  it.each([
    [
      'drop_in' as const,
      [
        'At checkout, choose your store.',
        'Bring your iPhone 14 in.',
        'You pay when it works, and take it home.',
      ],
    ],
    [
      'post_in' as const,
      [
        'At checkout, tell us where to send the label.',
        'Post your iPhone 14 with our free, insured label.',
        'You pay when it works, and we send it back tracked.',
      ],
    ],
    [
      null,
      [
        'At checkout, choose drop-in or post-in.',
        'Bring your iPhone 14 in, or post it with our free, insured label.',
        'You pay when it works.',
      ],
    ],
  ])('follows the chosen way: %s', (way, [first, second, last]) => {
    expect(nextWords('repair', item({ way, options: [fault(149), fault(69)] }), now)).toEqual({
      role: 'We repair',
      title: '£218, which you pay when it works',
      text: undefined,
      steps: [first, second, 'We mend it. If we find anything else, you decide first.', last],
    });
  });

  it.each([
    ['among others', [fault(149), fault(0)], 149, '£149 and what we find, which you approve first'],
    ['alone', [fault(0)], 0, 'We look at it first and send you a price to approve'],
  ])('names no price for what must be looked at first, %s', (_, options, unit_price, title) => {
    expect(nextWords('repair', item({ options, unit_price }), now)?.title).toBe(title);
  });
});

it('says nothing of that kind about what is bought', () => {
  expect(nextWords('buy', item({}), now)).toBeUndefined();
});
