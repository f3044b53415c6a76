import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/**
 * The role of a question whose answers the shop calculates with: the faults of a repair, the parts for it, the
 * condition of a device to sell, or its spec, such as its storage. It is stored separately, so that a vendor may change the text of a question.
 */
export const QUESTION_ROLES = ['faults', 'parts', 'grade', 'spec'] as const;
export type QuestionRole = (typeof QUESTION_ROLES)[number];

/** How many questions a product may ask. */
export const MOST_QUESTIONS = 30;

/** An add-on question as the rules see it. */
export interface AskedQuestion {
  id: number;
  isRequired: boolean;
  kind: 'single' | 'multiple' | 'text';
  options: readonly { id: number; price: Pence }[];
}

/** The chosen options of each question, by its id. */
export type Answers = Readonly<Partial<Record<number, readonly number[]>>>;

const CODES = { 1: 'single', 3: 'text' } as const;

/** `option_type` of the wire: 1 single choice, 3 description only, anything else multiple choice. */
export function questionKind(code: number): AskedQuestion['kind'] {
  return CODES[code as 1 | 3] ?? 'multiple';
}

/** The facts of a question that a choice needs. */
type Choosable = Pick<AskedQuestion, 'id' | 'kind'> & { options: readonly { id: number }[] };

/** Reads the answers in an address: the ids of the chosen options, such as '62,275'. Unknown ids are ignored. */
export function answersIn(text: string | undefined, questions: readonly Choosable[]): Answers {
  const ids = new Set((text ?? '').split(',').map(Number));
  let answers: Answers = {};
  for (const question of questions) {
    for (const { id } of question.options) if (ids.has(id)) answers = answer(answers, question, id);
  }
  return answers;
}

/** The same answers in the form for an address. */
export function answersText(questions: readonly { id: number }[], answers: Answers): string {
  return questions.flatMap(({ id }) => answers[id] ?? []).join(',');
}

/** A single choice replaces the selection; a multiple choice toggles; a text has nothing to choose. */
export function answer(answers: Answers, question: Choosable, optionId: number): Answers {
  if (question.kind === 'text' || !question.options.some(({ id }) => id === optionId)) return answers;
  const before = answers[question.id] ?? [];
  if (question.kind === 'single') return { ...answers, [question.id]: [optionId] };
  const after = before.includes(optionId) ? before.filter((id) => id !== optionId) : [...before, optionId];
  return { ...answers, [question.id]: after };
}

export function isAnswered(answers: Answers, question: AskedQuestion): boolean {
  return (answers[question.id] ?? []).length > 0;
}

/** Required questions without an answer, in order. They block adding to the cart. */
export function unanswered(questions: readonly AskedQuestion[], answers: Answers): AskedQuestion[] {
  return questions.filter(
    (question) => question.isRequired && question.kind !== 'text' && !isAnswered(answers, question),
  );
}

/** The prices of all chosen options together. */
export function optionsTotal(questions: readonly AskedQuestion[], answers: Answers): Pence {
  const chosen = questions.flatMap(({ id, options }) =>
    options.filter((option) => answers[id]?.includes(option.id)).map(({ price }) => price),
  );
  return pence(chosen.reduce((sum: number, price) => sum + price, 0));
}

/** The price of a line of a cart: (unit price and add-ons) times quantity. */
export function lineTotal(unit: Pence, options: Pence, quantity: number): Pence {
  return pence((unit + options) * quantity);
}
