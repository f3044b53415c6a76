import { expect, it } from 'vitest';
import { parcelPage } from './carriers.ts';

it.each([
  ['DPD', '4078539820', 'https://track.dpd.co.uk/search?reference=4078539820'],
  [
    'Royal Mail Tracked 48',
    'RM 4821 0937 5GB',
    'https://www.royalmail.com/track-your-item#/tracking-results/RM482109375GB',
  ],
  ['evri', 'H0/1?x', 'https://www.evri.com/track/parcel/H0%2F1%3Fx/details'],
  ['Our own van', '12', undefined],
  ['Upside Couriers', '12', undefined],
  ['UPS', ' ', undefined],
])('finds the page of a parcel: %s %s', (carrier, tracking, page) => {
  expect(parcelPage(carrier, tracking)).toBe(page);
});
