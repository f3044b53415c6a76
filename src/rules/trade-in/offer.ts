import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/** How much more a voucher is worth than cash, in percent. */
const VOUCHER_EXTRA = 10;
const STEP = 500;
/** The lowest offer. */
const FLOOR = pence(500);

export interface Offer {
  cash: Pence;
  voucher: Pence;
}

/**
 * The best offer minus the deductions of the answers, rounded to £5 and never below the floor. A voucher adds ten
 * percent. Without deductions it is exactly the best offer.
 */
export function tradeInOffer(best: Offer, adjustments: Pence): Offer {
  if (adjustments === 0) return best;
  const rounded = Math.round((best.cash + adjustments) / STEP) * STEP;
  const cash = pence(Math.max(FLOOR, rounded));
  return { cash, voucher: pence(Math.round((cash * (100 + VOUCHER_EXTRA)) / 10_000) * 100) };
}
