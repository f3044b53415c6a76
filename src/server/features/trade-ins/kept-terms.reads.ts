import { pence } from '#rules/money/money.ts';
import type { OfferTerms } from '#rules/trade-in/terms.ts';
import { USUAL_TERMS } from '#rules/trade-in/terms.ts';
import type { KeptQuote } from './tables.ts';

/** How an offer was rounded and limited when it was made. A revised offer uses the same terms. */
export const keptTerms = ({ terms }: KeptQuote): OfferTerms =>
  terms ? { ...terms, floor: pence(terms.floor), step: pence(terms.step) } : USUAL_TERMS;
