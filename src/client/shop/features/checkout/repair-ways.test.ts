import { describe, expect, it } from 'vitest';
import type { CartBusiness } from '#contract/cart.ts';
import type { Store } from '#contract/stores.ts';
import { postBack, storeWays } from './repair-ways.ts';

const store = (id: number, business_id: number, opens: string): Store => ({
  id,
  business_id,
  business_name: `Store ${id}`,
  business_address: '1 High Street',
  business_phone_no: '',
  latitude: 0,
  longitude: 0,
  post_code: 'NW1 8AB',
  image: null,
  away: null,
  services: ['buy', 'repair'],
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes: '18:00' })),
});
const business = (id: number, days: number): CartBusiness => ({
  id,
  business_name: '',
  hide_stock: false,
  estimated_delivery_days: days,
  estimated_delivery_hours: 0,
  estimated_delivery_minutes: 0,
  opening_hours: [],
  delivery_price: 0,
});
const stores = [store(1, 1, '11:00'), store(2, 1, '09:00'), store(3, 2, '07:00')];
/** A Sunday morning. */
const time = { now: new Date('2026-11-15T06:00:00Z'), clock: { weekday: 7, minutes: 6 * 60 } };
const bench = { days: 0, minutes: 60 };

describe('where a device is handed in', () => {
  it.each([
    { why: "the vendor's own stores, the fastest first", businesses: [1], ids: [2, 1] },
    { why: 'the stores of all vendors of the cart', businesses: [1, 2], ids: [3, 2, 1] },
    { why: 'any store where the vendor has none', businesses: [9], ids: [3, 2, 1] },
  ])('$why', ({ businesses, ids }) => {
    const places = { stores, businesses: businesses.map((id) => business(id, 1)), bench, time };
    expect(storeWays(places).map(({ id }) => id)).toEqual(ids);
  });

  it('says where it is and when it is ready', () => {
    expect(storeWays({ stores, businesses: [business(1, 1)], bench, time })[0]).toEqual({
      id: 2,
      name: 'Store 2',
      address: '1 High Street, NW1\u00a08AB',
      back: 'Today, 10 AM',
    });
  });
});

it.each([
  { next: '2026-11-15T14:00:00.000Z', back: 'Today, 3 PM' },
  { next: null, back: 'when a time is free' },
])('follows the first free slot of the chosen store: $back', ({ next, back }) => {
  const ways = storeWays({ stores, businesses: [business(1, 1)], bench, time, free: { store_id: 2, next } });
  expect(ways.map((way) => [way.id, way.back])).toEqual([
    [1, 'Today, 12 noon'],
    [2, back],
  ]);
});

describe('when a device is back by post', () => {
  it('follows the slowest vendor', () => {
    const slow = postBack({ stores, businesses: [business(1, 1), business(2, 3)], bench, time });
    expect(slow).toBe(postBack({ stores, businesses: [business(2, 3)], bench, time }));
    expect(slow).not.toBe(postBack({ stores, businesses: [business(1, 1)], bench, time }));
  });

  it('is not said where no vendor delivers', () => {
    expect(postBack({ stores, businesses: [business(1, 0)], bench, time })).toBeUndefined();
  });
});
