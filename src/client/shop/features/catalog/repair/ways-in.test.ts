import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '#contract/catalog.ts';
import type { Store } from '#contract/stores.ts';
import { waysIn } from './ways-in.ts';

const store = (id: number, business: number, name: string, opens: string): Store => ({
  id,
  business_id: business,
  business_name: name,
  business_address: '1 High Street',
  business_phone_no: '',
  latitude: 0,
  longitude: 0,
  post_code: '',
  image: null,
  away: null,
  services: ['buy', 'repair'],
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes: '18:00' })),
});
const stores = [
  store(1, 1, 'Late riser', '11:00'),
  store(2, 1, 'Early riser', '09:00'),
  store(3, 2, 'Of another shop', '07:00'),
];
const product = (business: number, days: number) =>
  ({
    business_id: business,
    Business: {
      estimated_delivery_days: days,
      estimated_delivery_hours: 0,
      estimated_delivery_minutes: 0,
    },
  }) as ProductDetail;
/** A Sunday morning. */
const now = new Date('2026-11-15T08:00:00Z');
const time = { now, clock: { weekday: 7, minutes: 8 * 60 } };
const hour = { days: 0, minutes: 60 };

describe('the ways to bring a device in', () => {
  it('is by the store of the shop that has it ready first, or by post, with the same facts', () => {
    expect(waysIn(product(1, 1), stores, hour, time)).toEqual([
      {
        way: 'drop_in',
        cost: 'Free',
        where: 'Early riser',
        back: 'Today, 10 AM',
        note: '1 High Street, first free time today, 9 AM',
      },
      {
        way: 'post_in',
        cost: 'Free',
        where: 'Any post office',
        back: 'Wed 18 Nov to Thu 19 Nov',
        note: 'With our label, insured and tracked both ways',
      },
    ]);
  });

  it.each([
    {
      why: 'a shop without stores uses all',
      business: 9,
      days: 1,
      list: stores,
      ways: ['Of another shop', 'Any post office'],
    },
    { why: 'no stores', business: 1, days: 1, list: [], ways: ['Any post office'] },
    { why: 'no delivery', business: 1, days: 0, list: stores, ways: ['Early riser'] },
  ])('$why', ({ business, days, list, ways }) => {
    expect(waysIn(product(business, days), list, hour, time).map(({ where }) => where)).toEqual(ways);
  });

  it('follows the first free slot of each store', () => {
    const free = new Map([
      [1, '2026-11-15T14:00:00.000Z'],
      [2, '2026-11-16T12:30:00.000Z'],
    ]);
    expect(waysIn(product(1, 1), stores, hour, time, free)[0]).toMatchObject({
      where: 'Late riser',
      back: 'Today, 3 PM',
      note: '1 High Street, first free time today, 2 PM',
    });
  });
});
