import type { Advice, AdvisedFault } from '#contract/catalog.ts';
import { pence, penceFromPounds, type Pence } from '#rules/money/money.ts';
import type { RepairQuote } from '#rules/repair/repair.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import { countOf } from '#client/lib/format.ts';
import { AS_TOLD, IF_WHOLE, offersFor } from './selling.ts';
import type { Known } from './ways.ts';

/** The fault of the advice, and the figures already on the page, which the advice must repeat exactly. */
export interface PageView {
  fault: AdvisedFault | undefined;
  known: Known;
}

export interface SellAnswers {
  /** All answers, in the form of an address. */
  said: string;
  /** The answer to the question for the grade. */
  graded: number | undefined;
  /** The offer for the answers so far. */
  offer: Offer;
  /** The highest offer that is still possible. */
  highest: Offer;
  /** The offer with another answer to that question, the rest as it is. */
  offerAs: (optionId: number) => Offer;
  /** The choices on the repair page, in the form of an address. */
  repairing?: string | undefined;
}

/** For the sell page: the advice uses the page's offer. */
export function sellView(
  advice: Advice,
  { said, graded, offer, highest, offerAs, repairing }: SellAnswers,
  faultId?: number,
): PageView {
  // A fault chosen here replaces those of the repair page.
  const several = faultId === undefined ? tickedView(advice, repairing) : undefined;
  const fault = several ? several.fault : faultFor(advice, faultId, graded);
  const repair = several?.known;
  if (graded === undefined) {
    // The offer so far is for a device without faults, so the gain of a repair is unknown. The highest offer is the
    // same as in the panel.
    return {
      fault,
      known: { asItIs: { ...highest, words: IF_WHOLE, isUpTo: true }, afterRepair: null, said, ...repair },
    };
  }
  const afterRepair = fault?.after_repair ? offerAs(fault.after_repair.option_id) : null;
  // A device with the same grade as after a repair needs no repair.
  const isWhole = afterRepair !== null && offer.cash >= afterRepair.cash;
  return {
    fault: isWhole ? undefined : fault,
    known: { asItIs: { ...offer, words: AS_TOLD }, afterRepair, said, ...(!isWhole && repair) },
  };
}

/** The faults chosen on the repair page, with their total price; undefined if there are none. */
function tickedView({ faults }: Advice, ticked: string | undefined): PageView | undefined {
  const ids = new Set((ticked ?? '').split(',').map(Number).filter(Number.isSafeInteger));
  const known = faults.filter(({ option_id }) => ids.has(option_id));
  if (!ticked || known.length === 0) return undefined;
  // A better part or a fault without a fixed price has no price in the advice, so the sum is a minimum.
  const price = pence(known.reduce((sum, fault) => sum + penceFromPounds(fault.price), 0));
  const isFrom = known.length < ids.size;
  const words = countOf(known.length, 'repair');
  const isSeveral = known.length > 1 || isFrom;
  return {
    fault: worstOf(known),
    known: { ticked, ...(isSeveral && { repair: { price, words, isFrom } }) },
  };
}

/** The chosen fault, or the first one that leads to the answered grade. */
function faultFor({ faults }: Advice, chosen: number | undefined, graded: number | undefined) {
  return (
    faults.find(({ option_id }) => option_id === chosen) ??
    faults.find(({ as_it_is }) => as_it_is?.option_id === graded) ??
    faults[0]
  );
}

/**
 * For the repair page: the advice uses the page's total. `lowest` is the lowest repair price, `selling` the answers on
 * the sell page, `ticked` the answers on this page.
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

/** The chosen fault that lowers the offer most. It decides the offer without a repair. */
function worstOf([first, ...rest]: readonly AdvisedFault[]): AdvisedFault | undefined {
  return first && rest.reduce((worst, fault) => (cashOf(fault) < cashOf(worst) ? fault : worst), first);
}

const cashOf = ({ as_it_is }: AdvisedFault) => as_it_is?.cash ?? Infinity;
