import { penceFromPounds } from '../money/money.ts';
import type { AmountOption } from './amounts.ts';
import type { OfferTerms } from './terms.ts';

/** An option of the API, in pounds and percent, as the rules count: in pence and hundredths of a percent. */
export const inRules = ({ price, factor }: { price: number; factor: number | null }): AmountOption => ({
  price: penceFromPounds(price),
  factor: factor === null ? null : Math.round(factor * 100),
});

/** The same for the terms of an offer. */
export const termsInRules = (terms: {
  floor: number;
  step: number;
  voucher_percent: number;
}): OfferTerms => ({
  floor: penceFromPounds(terms.floor),
  step: penceFromPounds(terms.step),
  voucherPercent: terms.voucher_percent,
});
