import type { VendorWays } from '#contract/checkout.ts';
import { milesBetween, milesWords } from '#rules/stores/distance.ts';
import { oneLine } from '#client/lib/one-line.ts';

/** Where the buyer is, once a postcode says so. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** The postcode of somebody who is asked for no address, and what typing it does. */
export interface NearField {
  value: string;
  onChange: (postCode: string) => void;
}

export type StoreWay = VendorWays['ways'][number]['stores'][number];

export function nearestFirst(stores: readonly StoreWay[], from: Spot | undefined): StoreWay[] {
  if (!from) return [...stores];
  return [...stores].sort((a, b) => milesBetween(from, a) - milesBetween(from, b));
}

/** 'Camden High Street, 0.8 miles'. */
export function placeWords(store: StoreWay, from: Spot | undefined): string {
  return from ? `${store.name}, ${oneLine(milesWords(milesBetween(from, store)))}` : store.name;
}
