import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { OfferTerms } from './terms.ts';

export interface Offer {
  cash: Pence;
  voucher: Pence;
}

/**
 * The best offer minus the deductions of the answers, rounded and never below the floor. A voucher is worth more.
 * Without deductions it is exactly the best offer.
 */
export function tradeInOffer(best: Offer, adjustments: Pence, terms: OfferTerms): Offer {
  return adjustments === 0 ? best : offerOf(pence(best.cash + adjustments), terms);
}

/** The offer for a calculated price: rounded, never below the floor, and worth more as a voucher. */
export function offerOf(price: Pence, { floor, step, voucherPercent }: OfferTerms): Offer {
  const cash = pence(Math.max(floor, Math.round(price / step) * step));
  return { cash, voucher: voucherFor(cash, voucherPercent) };
}

/** The value of a voucher instead of this cash, in whole pounds, and never less. */
export function voucherFor(cash: Pence, percent: number): Pence {
  return pence(Math.max(cash, Math.round((cash * (100 + percent)) / 10_000) * 100));
}
