import type { Pence } from './money.ts';
import { pence } from './money.ts';
import type { PriceInput } from './prices.ts';
import { shownPrice } from './prices.ts';

/** The ways to change the prices of many products at once. */
export const PRICE_CHANGES = ['set', 'add', 'percent', 'end_offer'] as const;
export const ROUNDINGS = ['none', 'pound', '99'] as const;

export interface PriceChange {
  how: (typeof PRICE_CHANGES)[number];
  /** Pounds, or percent; below 0 lowers. Not used where an offer ends. */
  amount: number;
  round: (typeof ROUNDINGS)[number];
  /** Shows the old price struck through, if the new price is lower. */
  keeps_was: boolean;
}

/** One million pounds. A higher price is a slip of the keyboard. */
export const HIGHEST_PRICE = pence(100_000_000);

const ROUND: Record<PriceChange['round'], (amount: number) => number> = {
  none: (amount) => Math.round(amount),
  pound: (amount) => Math.max(100, Math.round(amount / 100) * 100),
  '99': (amount) => Math.max(99, Math.round((amount + 1) / 100) * 100 - 1),
};

/** The price that shoppers see after a change; undefined where it would be nothing at all, or beyond the highest. */
function changedPrice(price: Pence, { how, amount, round }: PriceChange): Pence | undefined {
  const raw =
    how === 'set'
      ? amount * 100
      : how === 'add'
        ? price + amount * 100
        : how === 'percent'
          ? price * (1 + amount / 100)
          : price;
  // A sum below nothing is not rounded up to something.
  const next = raw > 0 ? ROUND[round](raw) : 0;
  return next > 0 && next <= HIGHEST_PRICE ? pence(next) : undefined;
}

/** Prices after a change; undefined where it can't be made. */
export function withChange(prices: PriceInput, change: PriceChange): PriceInput | undefined {
  if (change.how === 'end_offer') return { regular: prices.regular, sale: null, isOnSale: false };
  const { price: before } = shownPrice(prices);
  const price = changedPrice(before, change);
  if (price === undefined) return undefined;
  const was = change.keeps_was && price < before ? pence(Math.max(prices.regular, before)) : prices.regular;
  const isOffer = price < was && (change.keeps_was || shownPrice(prices).was !== null);
  return isOffer
    ? { regular: was, sale: price, isOnSale: true }
    : { regular: price, sale: null, isOnSale: false };
}
