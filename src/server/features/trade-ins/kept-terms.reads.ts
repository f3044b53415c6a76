import { pence } from '#rules/money/money.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import type { OfferTerms } from '#rules/trade-in/terms.ts';
import { USUAL_TERMS } from '#rules/trade-in/terms.ts';
import type { KeptQuote } from './tables.ts';

/** How an offer was rounded and limited when it was made. A revised offer uses the same terms. */
export const keptTerms = ({ terms }: KeptQuote): OfferTerms =>
  terms ? { ...terms, floor: pence(terms.floor), step: pence(terms.step) } : USUAL_TERMS;

const inPence = (offer: KeptQuote['worst']): Offer | undefined =>
  offer && { cash: pence(offer.cash), voucher: pence(offer.voucher) };

/** The least that the rules of the quote give; undefined for quotes that were made without it. */
export const keptWorst = ({ worst }: KeptQuote): Offer | undefined => inPence(worst);

/** The most that the rules of the quote give: for the best answers. */
export const keptHighest = ({ highest, best }: KeptQuote): Offer =>
  inPence(highest) ?? { cash: pence(best.cash), voucher: pence(best.voucher) };
