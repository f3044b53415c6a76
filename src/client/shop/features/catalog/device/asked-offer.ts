import type { Question } from '#contract/catalog.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import type { Answers } from '#rules/catalog/questions.ts';
import { amountOf } from '#rules/trade-in/amounts.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import { inRules } from '#rules/trade-in/wire-amounts.ts';

/** The questions with what each answer changes for a device with the chosen spec. */
export function withAmounts(
  questions: readonly Question[],
  best: Offer,
  answers: Answers,
): readonly Question[] {
  if (questions.every((question) => question.Question_options.every(({ factor }) => factor === null))) {
    return questions;
  }
  const specs = questions
    .filter(({ role }) => role === 'spec')
    .flatMap((question) => question.Question_options.filter(({ id }) => answers[question.id]?.includes(id)))
    .reduce((sum, option) => sum + inRules(option).price, 0);
  return questions.map((question) => ({
    ...question,
    Question_options: question.Question_options.map((option) => ({
      ...option,
      price: poundsFromPence(amountOf(inRules(option), best.cash + specs)),
    })),
  }));
}
