import type { Line } from '../catalog/lines.ts';
import type { Answers, AskedQuestion, QuestionRole } from '../catalog/questions.ts';
import { unanswered } from '../catalog/questions.ts';
import { takesPart } from '../repair/repair.ts';

/** A question of a product, with the facts that a cart needs. */
export interface OfferedQuestion extends AskedQuestion {
  role: QuestionRole | null;
  title: string;
  options: readonly (AskedQuestion['options'][number] & { fault: string | null; factor: number | null })[];
}

/** Why a choice can't go into a cart, with an error for each wrong field. */
export interface ChoiceProblem {
  message: string;
  errors: Record<string, string>;
}

interface Given {
  question_id: number;
  option_id: number;
}

/**
 * Checks the chosen options against the questions of the product. Returns them sorted, so that the same choice always
 * gives the same list.
 */
export function checkChoice(
  line: Line,
  questions: readonly OfferedQuestion[],
  given: readonly Given[],
): { optionIds: number[] } | ChoiceProblem {
  const strange = given.findIndex((one) => !isOffered(questions, one));
  if (strange !== -1) {
    return {
      message: 'An option does not belong to this product.',
      errors: { [`options.${strange}.option_id`]: 'is not an option of this product' },
    };
  }
  const answers = answersOf(given);
  const doubled = questions.find(({ id, kind }) => kind === 'single' && (answers[id] ?? []).length > 1);
  if (doubled) {
    return {
      message: `Only one answer can be given to: ${doubled.title}`,
      errors: { [fieldOf(doubled)]: 'takes one answer' },
    };
  }
  const open = unanswered(
    questions.map((question) => ({ ...question, isRequired: isRequired(line, question) })),
    answers,
  );
  if (open.length > 0) {
    return {
      message: 'Please answer every required question.',
      errors: Object.fromEntries(open.map((question) => [fieldOf(question), 'Required'])),
    };
  }
  const chosen = Object.values(withParts(line, questions, answers)).flatMap((ids) => ids ?? []);
  return { optionIds: chosen.sort((a, b) => a - b) };
}

const fieldOf = ({ id }: AskedQuestion) => `questions.${id}`;

function isOffered(questions: readonly OfferedQuestion[], { question_id, option_id }: Given): boolean {
  const question = questions.find(({ id }) => id === question_id);
  return question?.options.some(({ id }) => id === option_id) ?? false;
}

function answersOf(given: readonly Given[]): Answers {
  const answers: Record<number, number[]> = {};
  for (const { question_id: question, option_id: option } of given) {
    answers[question] = [...new Set([...(answers[question] ?? []), option])];
  }
  return answers;
}

/** A repair always needs a fault, even if the question is not marked as required. */
function isRequired(line: Line, { isRequired: isMarked, role }: OfferedQuestion): boolean {
  return isMarked || (line === 'repair' && role === 'faults');
}

/** A part counts only if its fault is chosen. The default is the first part, as in repair quotes. */
function withParts(line: Line, questions: readonly OfferedQuestion[], answers: Answers): Answers {
  const parts = questions.find(({ role }) => role === 'parts');
  if (line !== 'repair' || !parts) return answers;
  const needsPart = questions
    .filter(({ role }) => role === 'faults')
    .some(({ id, options }) =>
      options.some((option) => takesPart(option) && answers[id]?.includes(option.id)),
    );
  const first = parts.options.slice(0, 1).map(({ id }) => id);
  const chosen = answers[parts.id] ?? [];
  return { ...answers, [parts.id]: needsPart ? (chosen.length > 0 ? chosen : first) : [] };
}
