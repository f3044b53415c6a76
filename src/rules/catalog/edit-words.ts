import { formatSum, penceFromPounds } from '../money/money.ts';
import type { PriceChange } from '../money/price-change.ts';
import type { ProductMove } from './office-states.ts';

const MOVES: Readonly<Record<ProductMove, string>> = {
  publish: 'Publish',
  schedule: 'Schedule',
  unpublish: 'Unpublish',
  archive: 'Archive',
  restore: 'Restore as draft',
};
const ROUNDED: Readonly<Record<PriceChange['round'], string>> = {
  none: '',
  pound: ', whole pounds',
  '99': ', rounded to .99',
};

const signed = (amount: number, words: (size: number) => string) =>
  `${amount < 0 ? '−' : '+'}${words(Math.abs(amount))}`;

function pricesTitle({ how, amount, round, keeps_was: keepsWas }: PriceChange): string {
  const pounds = (size: number) => formatSum(penceFromPounds(size));
  if (how === 'end_offer') return 'End the offers';
  const change =
    how === 'set'
      ? `set to ${pounds(amount)}`
      : signed(amount, how === 'percent' ? (size) => `${size} %` : pounds);
  return `Prices ${change}${ROUNDED[round]}${keepsWas ? ', as an offer' : ''}`;
}

/** A bulk edit in words, such as 'Prices −10 %, rounded to .99' or 'Publish'. */
export const editTitle = ({
  move,
  prices,
}: {
  move?: ProductMove | undefined;
  prices?: PriceChange | undefined;
}): string => (prices ? pricesTitle(prices) : move ? MOVES[move] : '');
