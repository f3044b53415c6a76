import { penceFromPounds } from '../money/money.ts';
import type { QuestionRole } from '../catalog/questions.ts';
import { questionKind } from '../catalog/questions.ts';
import type { AmountOption } from './amounts.ts';
import type { OfferQuestion } from './quote.ts';
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

interface WireQuestion {
  id: number;
  role: QuestionRole | null;
  condition: number;
  option_type: number;
  Question_options: readonly { id: number; price: number; factor: number | null }[];
}

/** A question of the API about a device to sell. */
export const askedOffer = (question: WireQuestion): OfferQuestion => ({
  id: question.id,
  isRequired: question.condition === 2,
  kind: questionKind(question.option_type),
  role: question.role,
  options: question.Question_options.map((option) => ({ id: option.id, ...inRules(option) })),
});
