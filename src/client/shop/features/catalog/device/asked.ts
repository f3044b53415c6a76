import type { Question } from '#contract/catalog.ts';
import { formatPence, pence, penceFromPounds, type Pence } from '#rules/money/money.ts';
import { questionKind, type Answers, type AskedQuestion } from '#rules/catalog/questions.ts';

export type Option = Question['Question_options'][number];

/** The part of a question that a price is calculated from. */
type Priced = Pick<Question, 'id' | 'condition' | 'option_type'> & {
  Question_options: readonly Pick<Option, 'id' | 'price'>[];
};

/** An API question in the form of the rules. */
export function asked(question: Priced): AskedQuestion {
  return {
    id: question.id,
    isRequired: question.condition === 2,
    kind: questionKind(question.option_type),
    options: question.Question_options.map(({ id, price }) => ({ id, price: penceFromPounds(price) })),
  };
}

export function chosenOptions(question: Question, answers: Answers): Option[] {
  return question.Question_options.filter(({ id }) => answers[question.id]?.includes(id));
}

/** '−£35', '+£5', 'No change'. */
export function effectWords(amount: Pence): string {
  if (amount === 0) return 'No change';
  return `${amount > 0 ? '+' : '−'}${formatPence(pence(Math.abs(amount)))}`;
}
