import type { Photo } from '#contract/photos.ts';
import { readPounds } from '#rules/forms/typed.ts';
import { penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import type { CheckResult } from '#rules/trade-in/kinds.ts';
import { betterOffer, isBelowWorst, revisedOffer } from '#rules/trade-in/revision.ts';
import { termsInRules } from '#rules/trade-in/wire-amounts.ts';
import { formatPounds } from '#client/lib/format.ts';
import type { Device, MoveBody } from './trade-ins.api.ts';

/** The inspector's finding about one fact from the customer. */
export interface Finding {
  check: string;
  told: string;
  /** null: not inspected yet. */
  result: CheckResult | null;
  found: string;
  /** Why a worse finding costs something, as the customer reads it. */
  reason: string;
  /** How much a worse finding takes off, as typed. */
  amount: string;
  photos: readonly Photo[];
  /** A photo is still on its way. */
  isSending: boolean;
}

const BLANK = { result: null, found: '', reason: '', amount: '', photos: [], isSending: false };

/** All facts from the customer about a device, to be compared with it. */
export const startFindings = ({ answers }: Pick<Device, 'answers'>): Finding[] =>
  answers.map(({ question, answer }) => ({ check: question, told: answer, ...BLANK }));

/** A check that the customer was not asked about. It is only added if it fails. */
export const addedFinding = (check: string): Finding => ({ check, told: '', ...BLANK, result: 'worse' });

const ofResult = (findings: readonly Finding[], result: CheckResult) =>
  findings.filter((finding) => finding.result === result);
export const worseOf = (findings: readonly Finding[]) => ofResult(findings, 'worse');
export const betterOf = (findings: readonly Finding[]) => ofResult(findings, 'better');

/** The other answers of the price rules, such as 'Worn', with what each adds or takes off. */
export function ruleAnswersOf({ others }: Pick<Device, 'others'>, finding: Finding): Device['others'] {
  const { check, told, result } = finding;
  if (told === '' || (result !== 'worse' && result !== 'better')) return [];
  return others
    .filter(({ question, amount }) => question === check && amount < 0 === (result === 'worse'))
    .map((other) => ({ ...other, amount: Math.abs(other.amount) }));
}

/** The new price that the better findings add up to; '' while one of them has no sum. A typed price counts instead. */
export function betterPrice(
  { offer }: Pick<Device, 'offer'>,
  findings: readonly Finding[],
  typed: string,
): string {
  if (typed.trim() !== '') return typed;
  const sums = betterOf(findings).map(({ amount }) => readPounds(amount));
  const isWhole = sums.length > 0 && sums.every((sum) => typeof sum === 'number');
  return isWhole ? String(sums.reduce((all: number, sum) => all + (sum ?? 0), offer.cash)) : '';
}

export interface OfferPreview {
  /** The worst answers give more, so it can't be sent. */
  isTooLow: boolean;
  old: { cash: number; voucher: number };
  now: { cash: number; voucher: number };
  cuts: readonly { check: string; amount: number }[];
  rounding: number;
}

type Offered = Pick<Device, 'offer' | 'quote' | 'worst' | 'highest'>;

/** The offer with the cuts that were typed so far, in pounds; undefined while they take nothing off. */
export function revisedPreview(
  { offer, quote, worst }: Offered,
  findings: readonly Finding[],
): OfferPreview | undefined {
  const cuts = worseOf(findings).flatMap(({ check, amount }) => {
    const pounds = readPounds(amount);
    return pounds ? [{ check, amount: pounds }] : [];
  });
  const old = { cash: penceFromPounds(offer.cash), voucher: penceFromPounds(offer.voucher) };
  const revised = revisedOffer(
    old,
    cuts.map(({ amount }) => penceFromPounds(amount)),
    termsInRules(quote.terms),
  );
  if (!revised) return undefined;
  const { cash, voucher } = revised.offer;
  const least = worst && { cash: penceFromPounds(worst.cash), voucher: penceFromPounds(worst.voucher) };
  return {
    isTooLow: isBelowWorst(revised.offer, least ?? undefined),
    old: offer,
    now: { cash: poundsFromPence(cash), voucher: poundsFromPence(voucher) },
    cuts,
    rounding: poundsFromPence(revised.rounding),
  };
}

/** The offer at a better price. null: the price can't be right; undefined: none was typed. */
export function betterPreview(
  { offer, quote, highest }: Offered,
  typed: string,
): { cash: number; voucher: number } | null | undefined {
  const pounds = readPounds(typed);
  if (pounds === undefined) return undefined;
  const inPence = (sums: { cash: number; voucher: number }) => ({
    cash: penceFromPounds(sums.cash),
    voucher: penceFromPounds(sums.voucher),
  });
  const better =
    pounds === null
      ? undefined
      : betterOffer(inPence(offer), inPence(highest), penceFromPounds(pounds), termsInRules(quote.terms));
  return better ? { cash: poundsFromPence(better.cash), voucher: poundsFromPence(better.voucher) } : null;
}

/** The limit of a lower offer, by the price rules of its quote. */
export const tooLowWords = ({ worst }: Pick<Device, 'worst'>): string =>
  `The worst answers of the price rules give ${formatPounds(worst?.cash ?? 0)} in cash. Take less off, or send the device back.`;

/** The name of the field of a row. */
export const fieldName = (row: number, field: string): string => `check-${row}-${field}`;

export type Outcome = 'validate' | 'revise';

interface Typed {
  findings: readonly Finding[];
  grade: string | undefined;
  price: string;
}

/** The fields that are missing for an outcome, in the order of the page. */
export function problemsOf(
  outcome: Outcome,
  device: Offered,
  { findings, grade, price }: Typed,
): Record<string, string> {
  const problems: Record<string, string> = {};
  findings.forEach(({ result, found, reason, amount, photos, isSending }, row) => {
    const miss = (field: string, words: string) => {
      problems[fieldName(row, field)] = words;
    };
    if (result === null) miss('result', 'Not checked yet.');
    if (result !== null && result !== 'as_told' && !found.trim()) miss('found', 'Please say what you found.');
    if (result !== 'worse' || outcome !== 'revise') return;
    if (isSending) miss('photos', 'A photo is still being sent.');
    else if (photos.length === 0) miss('photos', 'A photo is needed.');
    if (!reason.trim()) miss('reason', 'Please say why.');
    if (!readPounds(amount)) miss('amount', 'Please type a sum.');
  });
  if (outcome === 'validate' && betterOf(findings).length > 0) {
    const better = betterPreview(device, betterPrice(device, findings, price));
    if (better === undefined) problems['price'] = 'Please say what it is worth.';
    if (better === null) {
      const [least, most] = [device.offer, device.highest].map(({ cash }) => formatPounds(cash));
      problems['price'] = `It can be ${least} to ${most}, which the best answers of the price rules give.`;
    }
  }
  if (outcome === 'revise' && Object.keys(problems).length === 0) {
    if (worseOf(findings).length === 0) problems['cuts'] = 'Nothing is worse than told.';
    else {
      const preview = revisedPreview(device, findings);
      if (!preview) problems['cuts'] = 'The cuts take nothing off after rounding. Pay what was offered.';
      else if (preview.isTooLow) problems['cuts'] = tooLowWords(device);
    }
  }
  if (grade === undefined) problems['grade'] = 'Please choose a grade.';
  return problems;
}

/** The findings as they are sent. Rows that were not inspected are left out. */
export const checksOf = (findings: readonly Finding[]): NonNullable<MoveBody['checks']> =>
  findings.flatMap(({ check, told, result, found }) =>
    result === null
      ? []
      : [{ check: check.slice(0, 80), told, found: result === 'as_told' ? told : found.trim(), result }],
  );

/** The cuts of a revised offer, as they are sent. */
export const cutsOf = (findings: readonly Finding[]): NonNullable<MoveBody['cuts']> =>
  worseOf(findings).map(({ check, told, found, reason, amount, photos }) => ({
    check: check.slice(0, 80),
    told,
    found: found.trim(),
    reason: reason.trim(),
    amount: readPounds(amount) ?? 0,
    photos: photos.map(({ id }) => id),
  }));

/** '9 of 9 done, two worse than told'. */
export function doneWords(findings: readonly Finding[]): string {
  const done = findings.filter(({ result }) => result !== null).length;
  const worse = worseOf(findings).length;
  return `${done} of ${findings.length} done${worse > 0 ? `, ${worse} worse than told` : ''}`;
}
