import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { Answers, AskedQuestion } from '../catalog/questions.ts';
import { isAnswered, optionsTotal } from '../catalog/questions.ts';
import type { Offer } from './offer.ts';
import { tradeInOffer } from './offer.ts';

/** What one answer adds to the best offer, or takes off it. */
export interface QuoteLine {
  questionId: number;
  optionId: number;
  amount: Pence;
}

export interface Quote {
  /** With the answers given so far, the rest taken at its best. */
  offer: Offer;
  /** Answers that change the price, in the order of the questions. */
  lines: QuoteLine[];
  /** What rounding, or the floor, does to the sum of the lines. */
  rounding: Pence;
  /** Where the offer can still end. */
  lowest: Offer;
  highest: Offer;
  /** How many questions are left. */
  open: number;
}

/** The offer with its reasons: the best one, what each answer changes, and between which prices it can end. */
export function tradeInQuote(best: Offer, questions: readonly AskedQuestion[], answers: Answers): Quote {
  const asked = questions.filter(({ kind }) => kind !== 'text');
  const total = optionsTotal(asked, answers);
  const offer = tradeInOffer(best, total);
  const ends = asked.map((question) => endsOf(question, answers));
  const sum = (pick: (end: Ends) => number) => pence(ends.reduce((all, end) => all + pick(end), 0));
  return {
    offer,
    lines: asked.flatMap((question) => linesOf(question, answers)),
    rounding: pence(offer.cash - best.cash - total),
    lowest: tradeInOffer(
      best,
      sum(({ low }) => low),
    ),
    highest: tradeInOffer(
      best,
      sum(({ high }) => high),
    ),
    open: asked.filter((question) => !isAnswered(answers, question)).length,
  };
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

/** How far one question can still move the price; an answered one moves it no more. */
function endsOf(question: AskedQuestion, answers: Answers): Ends {
  if (isAnswered(answers, question)) {
    const said = optionsTotal([question], answers);
    return { low: said, high: said };
  }
  const prices = question.options.map(({ price }) => price);
  if (prices.length === 0) return { low: 0, high: 0 };
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  // Who may leave it open, or tick nothing, can always end at zero.
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
