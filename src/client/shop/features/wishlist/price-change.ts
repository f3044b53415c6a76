import { formatPence, pence, penceFromPounds, type Pence } from '#rules/money/money.ts';

/**
 * How a price has changed since the wish, as text; undefined if it hasn't. The old price is in pounds, as in the API.
 */
export function priceChange(then: number, now: Pence): { words: string; isLower: boolean } | undefined {
  const difference = now - penceFromPounds(then);
  if (difference === 0) return undefined;
  const isLower = difference < 0;
  const amount = formatPence(pence(Math.abs(difference)));
  return { words: `${amount} ${isLower ? 'less' : 'more'} than when you added it`, isLower };
}
