import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { Answers, AskedQuestion, QuestionRole } from '../catalog/questions.ts';
import { isAnswered, optionsTotal } from '../catalog/questions.ts';
import { amountOf } from './amounts.ts';
import type { AmountOption } from './amounts.ts';
import type { Offer } from './offer.ts';
import { tradeInOffer } from './offer.ts';
import type { OfferTerms } from './terms.ts';

/** A question about a device. The effect of a grade may depend on the answer about the spec. */
export interface OfferQuestion extends AskedQuestion {
  role?: QuestionRole | null | undefined;
  options: readonly (AmountOption & { id: number })[];
}

/** How one answer changes the best offer. */
export interface QuoteLine {
  questionId: number;
  optionId: number;
  amount: Pence;
}

export interface Quote {
  /** The offer with the answers so far, assuming the best answer to the other questions. */
  offer: Offer;
  /** Answers that change the price, in the order of the questions. */
  lines: QuoteLine[];
  /** The change by rounding or by the floor. */
  rounding: Pence;
  /** The range in which the offer can still end. */
  lowest: Offer;
  highest: Offer;
  /** How many questions are left. */
  open: number;
}

/** The offer with its reasons: the best offer, the change by each answer, and the possible range. */
export function tradeInQuote(
  best: Offer,
  questions: readonly OfferQuestion[],
  answers: Answers,
  terms: OfferTerms,
): Quote {
  const asked = questions.filter(({ kind }) => kind !== 'text');
  const specs = asked.filter(({ role }) => role === 'spec');
  const told = pricedFor(asked, best.cash + optionsTotal(specs, answers));
  const total = optionsTotal(told, answers);
  const offer = tradeInOffer(best, total, terms);
  const lowest = sumOf(asked, answers, best.cash, 'low');
  const highest = sumOf(asked, answers, best.cash, 'high');
  return {
    offer,
    lines: told.flatMap((question) => linesOf(question, answers)),
    rounding: pence(offer.cash - best.cash - total),
    lowest: tradeInOffer(best, lowest, terms),
    highest: tradeInOffer(best, highest, terms),
    open: asked.filter((question) => !isAnswered(answers, question)).length,
  };
}

/** The questions with the amounts that their answers have for a device of this price. */
const pricedFor = (questions: readonly OfferQuestion[], base: number): AskedQuestion[] =>
  questions.map((question) => ({
    ...question,
    options: question.options.map((option) => ({ id: option.id, price: amountOf(option, base) })),
  }));

/** Another answer than the customer's, and how it would have changed the offer. */
export interface OtherAnswer {
  questionId: number;
  optionId: number;
  /** The option was chosen: the device comes without it. */
  isMissing: boolean;
  amount: Pence;
}

/** What the rules add or take off where a device is not as these answers say, in the order of the questions. */
export function otherAnswers(
  best: Offer,
  questions: readonly OfferQuestion[],
  answers: Answers,
): OtherAnswer[] {
  const asked = questions.filter(({ kind }) => kind !== 'text');
  const specs = asked.filter(({ role }) => role === 'spec');
  return pricedFor(asked, best.cash + optionsTotal(specs, answers)).flatMap((question) => {
    const said = question.kind === 'single' ? optionsTotal([question], answers) : 0;
    return question.options
      .map(({ id: optionId, price }) => {
        const isMissing = question.kind === 'multiple' && (answers[question.id]?.includes(optionId) ?? false);
        const amount = pence(isMissing ? 0 - price : price - said);
        return { questionId: question.id, optionId, isMissing, amount };
      })
      .filter(({ amount }) => amount !== 0);
  });
}

/** The furthest that the answers can still change the price, one way. */
function sumOf(questions: readonly OfferQuestion[], answers: Answers, best: number, end: keyof Ends): Pence {
  const sum = (some: readonly AskedQuestion[]) =>
    some.reduce((all, question) => all + endsOf(question, answers)[end], 0);
  const specs = questions.filter(({ role }) => role === 'spec');
  return pence(sum(pricedFor(questions, best + sum(specs))));
}

function linesOf({ id, options }: AskedQuestion, answers: Answers): QuoteLine[] {
  return options
    .filter((option) => option.price !== 0 && answers[id]?.includes(option.id))
    .map((option) => ({ questionId: id, optionId: option.id, amount: option.price }));
}

interface Ends {
  low: number;
  high: number;
}

/** How far one question can still change the price. An answered question changes it no more. */
function endsOf(question: AskedQuestion, answers: Answers): Ends {
  if (isAnswered(answers, question)) {
    const said = optionsTotal([question], answers);
    return { low: said, high: said };
  }
  const prices = question.options.map(({ price }) => price);
  if (prices.length === 0) return { low: 0, high: 0 };
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  // An optional question can be left open, so its change can be zero.
  const mayStayOpen = !question.isRequired;
  if (question.kind === 'single') {
    return mayStayOpen
      ? { low: Math.min(0, lowest), high: Math.max(0, highest) }
      : { low: lowest, high: highest };
  }
  const ofSign = (sign: 1 | -1) =>
    prices.filter((price) => price * sign > 0).reduce((all: number, price) => all + price, 0);
  return {
    low: ofSign(-1) || (mayStayOpen ? 0 : Math.max(0, lowest)),
    high: ofSign(1) || (mayStayOpen ? 0 : Math.min(0, highest)),
  };
}
