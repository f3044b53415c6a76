import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/** A voucher is worth this much more than cash, in percent. */
const VOUCHER_EXTRA = 10;
const STEP = 500;
/** However much is wrong with it, its parts are worth posting. */
const FLOOR = pence(500);

export interface Offer {
  cash: Pence;
  voucher: Pence;
}

/**
 * The best offer less what the answers take off, rounded to £5 and never below the floor; a voucher adds ten
 * percent. With nothing to take off it is the best offer as the shop states it.
 */
export function tradeInOffer(best: Offer, adjustments: Pence): Offer {
  if (adjustments === 0) return best;
  const rounded = Math.round((best.cash + adjustments) / STEP) * STEP;
  const cash = pence(Math.max(FLOOR, rounded));
  return { cash, voucher: pence(Math.round((cash * (100 + VOUCHER_EXTRA)) / 10_000) * 100) };
}
