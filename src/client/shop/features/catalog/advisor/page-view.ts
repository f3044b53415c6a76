import type { Advice, AdvisedFault } from '#contract/catalog.ts';
import type { Pence } from '#rules/money/money.ts';
import type { RepairQuote } from '#rules/repair/repair.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import { countOf } from '#client/lib/format.ts';
import { AS_TOLD, IF_WHOLE, offersFor } from './selling.ts';
import type { Known } from './ways.ts';

/** The fault that the advice is about, and what the page says already: the advice must say the same. */
export interface PageView {
  fault: AdvisedFault | undefined;
  known: Known;
}

export interface SellAnswers {
  /** All answers, as an address has them. */
  said: string;
  /** The answer to the question for the grade. */
  graded: number | undefined;
  /** What the page offers for the answers so far. */
  offer: Offer;
  /** The most that it can still become. */
  highest: Offer;
  /** The offer with another answer to that question, the rest as it is. */
  offerAs: (optionId: number) => Offer;
}

/** On the sell page: its offer is the offer of the advice. */
export function sellView(
  advice: Advice,
  { said, graded, offer, highest, offerAs }: SellAnswers,
  faultId?: number,
): PageView {
  const fault = faultFor(advice, faultId, graded);
  if (graded === undefined) {
    // The offer so far is that of a whole device: what a repair adds to it can't be said yet. The most that the panel
    // says is the most here.
    return {
      fault,
      known: { asItIs: { ...highest, words: IF_WHOLE, isUpTo: true }, afterRepair: null, said },
    };
  }
  const afterRepair = fault?.after_repair ? offerAs(fault.after_repair.option_id) : null;
  // Whatever is graded as well as a mended one has nothing to repair.
  const isWhole = afterRepair !== null && offer.cash >= afterRepair.cash;
  return {
    fault: isWhole ? undefined : fault,
    known: { asItIs: { ...offer, words: AS_TOLD }, afterRepair, said },
  };
}

/** The fault that was chosen, or else the first that leads to the grade that was answered. */
function faultFor({ faults }: Advice, chosen: number | undefined, graded: number | undefined) {
  return (
    faults.find(({ option_id }) => option_id === chosen) ??
    faults.find(({ as_it_is }) => as_it_is?.option_id === graded) ??
    faults[0]
  );
}

/**
 * On the repair page: its total is the price of the repair. `lowest` is what repairs begin at, `selling` what was
 * answered on the sell page.
 */
export function repairView(
  advice: Advice,
  quote: RepairQuote,
  lowest: Pence | undefined,
  selling?: string,
): PageView {
  const fault = worstTicked(advice, quote);
  const offers = offersFor(advice, fault, selling);
  if (quote.lines.length === 0) {
    const repair = lowest === undefined ? null : { price: lowest, words: '', isFrom: true };
    return { fault, known: { ...offers, repair } };
  }
  const isFrom = quote.lines.some(({ isAfterDiagnosis }) => isAfterDiagnosis);
  const words = countOf(quote.lines.length, 'repair');
  return { fault, known: { ...offers, repair: { price: quote.total, words, isFrom } } };
}

/** Of several ticked faults the one that lowers the offer most says what it is worth as it is. */
function worstTicked({ faults }: Advice, { lines }: RepairQuote): AdvisedFault | undefined {
  const [first, ...rest] = faults.filter(({ option_id }) =>
    lines.some(({ faultId }) => faultId === option_id),
  );
  return first && rest.reduce((worst, fault) => (cashOf(fault) < cashOf(worst) ? fault : worst), first);
}

const cashOf = ({ as_it_is }: AdvisedFault) => as_it_is?.cash ?? Infinity;
