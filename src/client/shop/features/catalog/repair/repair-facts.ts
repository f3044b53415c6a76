import type { Question } from '#contract/catalog.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import type { Answers } from '#rules/catalog/questions.ts';
import { repairFacts, type RepairFault, type RepairPart } from '#rules/repair/repair.ts';

/** The questions of a repair in the form of the rules. A product without faults has none. */
export function repairChoices(questions: readonly Question[]): {
  faultsQuestion: Question | undefined;
  partsQuestion: Question | undefined;
  faults: RepairFault[];
  parts: RepairPart[];
} {
  const faultsQuestion = questions.find(({ role }) => role === 'faults');
  const partsQuestion = questions.find(({ role }) => role === 'parts');
  const priced = (question: Question | undefined) =>
    (question?.Question_options ?? []).map(({ id, price, repair }) => ({
      id,
      fault: repair?.fault ?? null,
      price: penceFromPounds(price),
      facts: repairFacts(repair),
    }));
  return { faultsQuestion, partsQuestion, faults: priced(faultsQuestion), parts: priced(partsQuestion) };
}

/** The faults in a link such as `?fault=screen,battery`, which are preselected. Unknown faults are ignored. */
export function faultAnswers(text: string | undefined, questions: readonly Question[]): Answers {
  const wanted = new Set((text ?? '').split(','));
  const question = questions.find(({ role }) => role === 'faults');
  const ids =
    question?.Question_options.filter(({ repair }) => wanted.has(repair?.fault ?? '')).map(({ id }) => id) ??
    [];
  return question && ids.length > 0 ? { [question.id]: ids } : {};
}
