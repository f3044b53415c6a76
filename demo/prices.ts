import type { Grade } from '#rules/catalog/conditions.ts';
import { NEW, REFURBISHED } from '#rules/catalog/conditions.ts';
import { penceFromPounds } from '#rules/money/money.ts';

/** Pounds off while the offer runs. The catalogue has the sale price; the regular price is higher. */
const OFFERS: Readonly<Record<number, number>> = {
  5: 50,
  8: 40,
  10: 30,
  19: 40,
  22: 50,
  24: 70,
  33: 40,
  40: 50,
  45: 60,
  48: 20,
  49: 60,
  53: 40,
  56: 40,
  59: 30,
  61: 4,
};

export const LARGEST_SAVING = penceFromPounds(Math.max(...Object.values(OFFERS)));

/** The shop's own cost, as a share of the price. Only staff may see it. */
const COST_SHARE = 0.74;

export interface PriceColumns {
  regularPrice: number;
  salePrice: number | null;
  isOnSale: boolean;
  costPrice: number;
}

export function pricesOf(deviceId: number, pounds: number): PriceColumns {
  const price = penceFromPounds(pounds);
  const off = penceFromPounds(OFFERS[deviceId] ?? 0);
  return {
    regularPrice: price + off,
    salePrice: off > 0 ? price : null,
    isOnSale: off > 0,
    costPrice: Math.round(price * COST_SHARE),
  };
}

/** Every used device of the demo shop is refurbished. */
export const conditionOf = (grade: Grade): 1 | 3 => (grade === 'New' ? NEW : REFURBISHED);
