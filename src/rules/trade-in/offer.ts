import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/** How much more a voucher is worth than cash, in percent. */
const VOUCHER_EXTRA = 10;
const STEP = 500;
/** The lowest offer. */
const FLOOR = pence(500);

/** The version of these rules. A quote keeps the one that it was made by. */
export const RULES_VERSION = 1;

export interface Offer {
  cash: Pence;
  voucher: Pence;
}

/**
 * The best offer minus the deductions of the answers, rounded to £5 and never below the floor. A voucher adds ten
 * percent. Without deductions it is exactly the best offer.
 */
export function tradeInOffer(best: Offer, adjustments: Pence): Offer {
  return adjustments === 0 ? best : offerOf(pence(best.cash + adjustments));
}

/** The offer for a calculated price: rounded, never below the floor, and worth more as a voucher. */
export function offerOf(price: Pence): Offer {
  const cash = pence(Math.max(FLOOR, Math.round(price / STEP) * STEP));
  return { cash, voucher: pence(Math.round((cash * (100 + VOUCHER_EXTRA)) / 10_000) * 100) };
}
