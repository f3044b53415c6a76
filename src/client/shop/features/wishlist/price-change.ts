import { formatPence, pence, penceFromPounds, type Pence } from '#rules/money/money.ts';

/**
 * How a price has moved since something was wished for, in words; undefined while it stands still. The price of
 * then is as the wire has it, in pounds.
 */
export function priceChange(then: number, now: Pence): { words: string; isLower: boolean } | undefined {
  const difference = now - penceFromPounds(then);
  if (difference === 0) return undefined;
  const isLower = difference < 0;
  const amount = formatPence(pence(Math.abs(difference)));
  return { words: `${amount} ${isLower ? 'less' : 'more'} than when you added it`, isLower };
}
