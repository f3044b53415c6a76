import { describe, expect, it } from 'vitest';
import { promoPlace } from './promo-place.ts';

const counts = Array.from({ length: 16 }, (_, index) => index + 9);

describe('A promotion in the grid', () => {
  it.each(counts)('leaves no hole among %d cards, three across', (cards) => {
    const place = promoPlace(cards);
    expect(place).toBeDefined();
    const { after, span } = place ?? { after: 0, span: 1 };
    expect(after).toBeLessThan(cards);
    expect((cards + span) % 3).toBe(0);
    expect((after % 3) + span, 'fits into what is left of its row').toBeLessThanOrEqual(3);
    expect(((after % 3) + span) % 3, 'ends its row').toBe(0);
  });

  it.each(counts)('begins a row of two among %d cards, two across', (cards) => {
    expect((promoPlace(cards)?.after ?? 1) % 2).toBe(0);
  });

  it('is not placed in a list of eight cards or fewer', () => {
    expect(promoPlace(8)).toBeUndefined();
    expect(promoPlace(0)).toBeUndefined();
  });
});
