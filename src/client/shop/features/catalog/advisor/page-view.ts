import type { Advice, AdvisedFault } from '#contract/catalog.ts';
import { pence, penceFromPounds, type Pence } from '#rules/money/money.ts';
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
  /** What was ticked on the repair page, as an address has it. */
  repairing?: string | undefined;
}

/** On the sell page: its offer is the offer of the advice. */
export function sellView(
  advice: Advice,
  { said, graded, offer, highest, offerAs, repairing }: SellAnswers,
  faultId?: number,
): PageView {
  // A fault that is chosen here replaces those of the repair page.
  const several = faultId === undefined ? tickedView(advice, repairing) : undefined;
  const fault = several ? several.fault : faultFor(advice, faultId, graded);
  const repair = several?.known;
  if (graded === undefined) {
    // The offer so far is that of a whole device: what a repair adds to it can't be said yet. The most that the panel
    // says is the most here.
    return {
      fault,
      known: { asItIs: { ...highest, words: IF_WHOLE, isUpTo: true }, afterRepair: null, said, ...repair },
    };
  }
  const afterRepair = fault?.after_repair ? offerAs(fault.after_repair.option_id) : null;
  // Whatever is graded as well as a mended one has nothing to repair.
  const isWhole = afterRepair !== null && offer.cash >= afterRepair.cash;
  return {
    fault: isWhole ? undefined : fault,
    known: { asItIs: { ...offer, words: AS_TOLD }, afterRepair, said, ...(!isWhole && repair) },
  };
}

/** What was ticked on the repair page, with its price together; undefined where nothing was. */
function tickedView({ faults }: Advice, ticked: string | undefined): PageView | undefined {
  const ids = new Set((ticked ?? '').split(',').map(Number).filter(Number.isSafeInteger));
  const known = faults.filter(({ option_id }) => ids.has(option_id));
  if (!ticked || known.length === 0) return undefined;
  // A better part, or a fault without a fixed price, has no price in the advice: then the sum is the least.
  const price = pence(known.reduce((sum, fault) => sum + penceFromPounds(fault.price), 0));
  const isFrom = known.length < ids.size;
  const words = countOf(known.length, 'repair');
  const isSeveral = known.length > 1 || isFrom;
  return {
    fault: worstOf(known),
    known: { ticked, ...(isSeveral && { repair: { price, words, isFrom } }) },
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
 * answered on the sell page, `ticked` what is answered on this one.
 */
export function repairView(
  advice: Advice,
  quote: RepairQuote,
  lowest: Pence | undefined,
  selling?: string,
  ticked?: string,
): PageView {
  const fault = worstOf(
    advice.faults.filter(({ option_id }) => quote.lines.some(({ faultId }) => faultId === option_id)),
  );
  const offers = { ...offersFor(advice, fault, selling), ticked };
  if (quote.lines.length === 0) {
    const repair = lowest === undefined ? null : { price: lowest, words: '', isFrom: true };
    return { fault, known: { ...offers, repair } };
  }
  const isFrom = quote.lines.some(({ isAfterDiagnosis }) => isAfterDiagnosis);
  const words = countOf(quote.lines.length, 'repair');
  return { fault, known: { ...offers, repair: { price: quote.total, words, isFrom } } };
}

/** Of several ticked faults the one that lowers the offer most says what it is worth as it is. */
function worstOf([first, ...rest]: readonly AdvisedFault[]): AdvisedFault | undefined {
  return first && rest.reduce((worst, fault) => (cashOf(fault) < cashOf(worst) ? fault : worst), first);
}

const cashOf = ({ as_it_is }: AdvisedFault) => as_it_is?.cash ?? Infinity;
