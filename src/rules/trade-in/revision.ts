import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { Offer } from './offer.ts';
import { offerOf, voucherFor } from './offer.ts';
import type { OfferTerms } from './terms.ts';

export interface Revised {
  offer: Offer;
  /** The change by rounding or by the floor. */
  rounding: Pence;
}

/** The offer after cuts, rounded and never below the floor; undefined if it is not lower than the old one. */
export function revisedOffer(old: Offer, cuts: readonly Pence[], terms: OfferTerms): Revised | undefined {
  const plain = old.cash - cuts.reduce((sum, cut) => sum + cut, 0);
  const offer = offerOf(pence(plain), terms);
  return offer.cash < old.cash ? { offer, rounding: pence(offer.cash - plain) } : undefined;
}

/** Whether an offer is below what the worst answers of the rules give. Such a device is sent back instead. */
export const isBelowWorst = (offer: Offer, worst: Offer | undefined): boolean =>
  worst !== undefined && offer.cash < worst.cash;

/** The offer for a device that is better than described; undefined if it is less than before, or more than
 * the best answers of the rules give. */
export function betterOffer(old: Offer, highest: Offer, cash: Pence, terms: OfferTerms): Offer | undefined {
  if (cash === old.cash) return old;
  return cash > old.cash && cash <= highest.cash
    ? { cash, voucher: voucherFor(cash, terms.voucherPercent) }
    : undefined;
}

/** What a cut takes off besides its reasons, which are in cash: by rounding, and by what a voucher adds to the cash. */
export const otherCut = (before: number, after: number, cuts: readonly number[]): number =>
  before - after - cuts.reduce((sum, cut) => sum + cut, 0);

/** The part of an offer that is paid. */
export const priceOf = (offer: Offer, payout: 'bank' | 'voucher'): Pence =>
  payout === 'bank' ? offer.cash : offer.voucher;
