import { describe, expect, it, test } from 'vitest';
import { buyProductRows } from './buy.ts';
import { BUY_DEVICES } from './catalogue.ts';
import { addedOn, LAST_DAY } from './dates.ts';
import { reviewRows } from './reviews.ts';
import { BEST_SELLERS } from './ranks.ts';

const reviewsOf = (productId: number) => reviewRows.filter((review) => review.productId === productId);
const soldOf = (productId: number) => buyProductRows.find(({ id }) => id === productId)?.saleCount ?? 0;
const said = (productId: number) =>
  reviewsOf(productId)
    .map(({ title, body }) => `${title} ${body}`)
    .join('\n');

const OF_USED_GOODS =
  /grade|Fair\b|Excellent|wear\b|marks?\b|scuff|worn|hairline|plain cardboard|cycle count/i;
const OF_DEVICES = /battery|screen is spotless|moved everything over|old one, which|SIM\b/i;

describe('Reviews fit what they are about', () => {
  it.each(BUY_DEVICES.filter(({ prices }) => prices.every(([grade]) => grade === 'New')))(
    '$model is new: no review mentions wear',
    ({ id }) => {
      expect(said(id)).not.toMatch(OF_USED_GOODS);
    },
  );

  it.each(BUY_DEVICES.filter(({ category }) => category === 'Accessories'))(
    '$model holds no data and has no battery',
    ({ id }) => {
      expect(said(id)).not.toMatch(OF_DEVICES);
    },
  );

  it('only what charges is said to charge', () => {
    const glass = BUY_DEVICES.find(({ model }) => /protector/.test(model));
    expect(said(glass?.id ?? 0)).not.toMatch(/charg|metres|magnet/i);
  });

  it('headphones have pads and no tips, buds have tips and no pads', () => {
    expect(said(53)).not.toMatch(/tips|buds/i);
    expect(said(52)).not.toMatch(/pads/i);
  });
});

describe('Counts can be believed', () => {
  test('far fewer people write about a thing than buy it', () => {
    const talkative = BUY_DEVICES.filter(({ id }) => reviewsOf(id).length * 6 > soldOf(id));
    expect(talkative.map(({ model }) => model)).toEqual([]);
  });

  test('a thing sells one or two a day, so that a new arrival has sold few', () => {
    const rushed = BUY_DEVICES.filter((device) => {
      const days = (LAST_DAY - addedOn(device).getTime()) / 86_400_000;
      return soldOf(device.id) > Math.max(3, days * (BEST_SELLERS.includes(device.id) ? 2 : 1));
    });
    expect(rushed.map(({ model }) => model)).toEqual([]);
  });

  test('nothing was sold more often than the best sellers', () => {
    const least = Math.min(...BEST_SELLERS.map(soldOf));
    const others = buyProductRows.filter(({ id }) => !BEST_SELLERS.includes(id));
    expect(others.filter(({ saleCount = 0 }) => saleCount >= least)).toEqual([]);
  });

  test('ratings lie where those of a good shop do', () => {
    const ratings = BUY_DEVICES.map(({ id }) => reviewsOf(id))
      .filter(({ length }) => length > 2)
      .map((rows) => rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length);
    expect(Math.min(...ratings)).toBeGreaterThan(3.5);
    expect(Math.max(...ratings)).toBeLessThanOrEqual(5);
  });
});
