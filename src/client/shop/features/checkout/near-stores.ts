import type { VendorWays } from '#contract/checkout.ts';
import { milesBetween, milesWords } from '#rules/stores/distance.ts';
import { oneLine } from '#client/lib/one-line.ts';

/** The buyer's place by postcode, if known. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** The postcode field for buyers without a delivery address. */
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
