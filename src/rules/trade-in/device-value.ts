import type { Answers, AskedQuestion } from '../catalog/questions.ts';
import { unanswered } from '../catalog/questions.ts';
import type { Offer } from './offer.ts';
import type { OfferQuestion } from './quote.ts';
import { tradeInQuote } from './quote.ts';
import type { OfferTerms } from './terms.ts';

export interface DeviceValue extends Offer {
  /** Not all required answers are known, so this is the most that it can be. */
  isUpTo: boolean;
}

/** Today's offer of the shop for a device with these answers. */
export function deviceValue(
  best: Offer,
  questions: readonly OfferQuestion[],
  answers: Answers,
  terms: OfferTerms,
): DeviceValue {
  const { offer, highest } = tradeInQuote(best, questions, answers, terms);
  const isUpTo = unanswered(questions, answers).length > 0;
  return { ...(isUpTo ? highest : offer), isUpTo };
}

type Named = Pick<AskedQuestion, 'id'> & {
  role: string | null;
  options: readonly { id: number; label: string }[];
};

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Whether a name such as 'iPhone 14 128GB Blue' says the label '128 GB' or '128GB', as whole words. */
function says(name: string, label: string): boolean {
  const wanted = wordsOf(label).join('');
  if (wanted === '') return false;
  const words = wordsOf(name);
  return words.some((_, from) =>
    [1, 2, 3].some((count) => words.slice(from, from + count).join('') === wanted),
  );
}

/** The options for the spec that the name of a device says. A name that says several says none. */
export function specIn(name: string, questions: readonly Named[]): number[] {
  return questions
    .filter(({ role }) => role === 'spec')
    .flatMap(({ options }) => {
      const said = options.filter(({ label }) => says(name, label));
      return said.length === 1 ? said.map(({ id }) => id) : [];
    });
}
