import type { Advice, AdvisedFault } from '#contract/catalog.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { answersIn, answersText } from '#rules/catalog/questions.ts';
import { tradeInQuote } from '#rules/trade-in/quote.ts';
import { askedOffer, termsInRules } from '#rules/trade-in/wire-amounts.ts';
import type { Known } from './ways.ts';

export const AS_TOLD = 'As you told us';
export const IF_WHOLE = 'If nothing is wrong with it';

/**
 * The sell page's offers for the answers in `text`, without and with a repair. Empty without a known answer. The
 * answered grade counts, as on the sell page. The fault decides the grade if none was answered, or if the answer is
 * that nothing is wrong.
 */
export function offersFor(
  { sell }: Advice,
  fault: AdvisedFault | undefined,
  text: string | undefined,
): Pick<Known, 'asItIs' | 'afterRepair'> {
  const questions = sell?.questions.map(askedOffer) ?? [];
  const answers = answersIn(text, questions);
  if (!sell || answersText(questions, answers) === '') return {};
  const best = { cash: penceFromPounds(sell.cash), voucher: penceFromPounds(sell.voucher) };
  const gradeId = sell.questions.find(({ role }) => role === 'grade')?.id;
  const offerAs = (optionId?: number) => {
    const given =
      gradeId === undefined || optionId === undefined ? answers : { ...answers, [gradeId]: [optionId] };
    const { offer, highest } = tradeInQuote(best, questions, given, termsInRules(sell.offer_terms));
    return { offer, highest, answers: answersText(questions, given) };
  };
  const told = offerAs();
  const mended = fault?.after_repair ? offerAs(fault.after_repair.option_id) : undefined;
  const afterRepair = mended ? { ...mended.offer, answers: mended.answers } : null;
  const isGraded = gradeId !== undefined && answers[gradeId] !== undefined;
  if (!isGraded && !fault?.as_it_is) {
    return { asItIs: { ...told.highest, words: IF_WHOLE, isUpTo: true, answers: told.answers }, afterRepair };
  }
  const isTold = isGraded && (!mended || told.offer.cash < mended.offer.cash);
  const now = isTold ? told : offerAs(fault?.as_it_is?.option_id);
  const words = isTold ? AS_TOLD : (fault?.as_it_is?.label ?? AS_TOLD);
  return { asItIs: { ...now.offer, words, answers: now.answers }, afterRepair };
}
