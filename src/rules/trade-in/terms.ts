import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/** How a business rounds and limits its offers. */
export interface OfferTerms {
  /** The lowest offer. */
  floor: Pence;
  /** Offers are multiples of this. */
  step: Pence;
  /** How much more a voucher is worth than cash, in percent. */
  voucherPercent: number;
}

/** The terms of a business that has never changed them. */
export const USUAL_TERMS: OfferTerms = { floor: pence(500), step: pence(500), voucherPercent: 10 };

/** The first version of a business's price rules: its catalogue, with the usual terms. */
export const FIRST_VERSION = 1;
