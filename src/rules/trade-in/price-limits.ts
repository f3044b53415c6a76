import type { PriceRules } from './price-rules.ts';
import { sharedSpecError } from './price-rules.ts';

/** In pence, as all amounts here. */
const POUND = 100;
const MOST_BASE = 1_000_000;
const MOST_TERM = 100_000;
/** A better grade may be worth more than the price for a model. */
export const MOST_FACTOR = 15_000;
export const MOST_VOUCHER = 100;

export const BASE_ERROR = 'must be £1 to £10,000';
export const TERM_ERROR = 'must be whole pounds, £1 to £1,000';
export const AMOUNT_ERROR = 'must be at most £1,000 up or down';
export const VOUCHER_ERROR = `must be a whole number from 0 to ${MOST_VOUCHER}`;
export const FACTOR_ERROR = 'must be 0 to 150';

export const isBase = (amount: number): boolean => amount >= POUND && amount <= MOST_BASE;
export const isTerm = (amount: number): boolean =>
  amount % POUND === 0 && amount >= POUND && amount <= MOST_TERM;
export const isAmount = (amount: number): boolean => Math.abs(amount) <= MOST_TERM;
export const isVoucher = (percent: number): boolean =>
  Number.isInteger(percent) && percent >= 0 && percent <= MOST_VOUCHER;
export const isFactor = (factor: number): boolean =>
  Number.isInteger(factor) && factor >= 0 && factor <= MOST_FACTOR;

/** The error of rules that are about to be published; undefined if they are valid. */
export function rulesError(rules: PriceRules): string | undefined {
  if (!isTerm(rules.floor) || !isTerm(rules.step)) return `The floor and the rounding ${TERM_ERROR}`;
  if (!isVoucher(rules.voucherPercent)) return `The percent of a voucher ${VOUCHER_ERROR}`;
  const model = rules.models.find(
    ({ base, specs }) => !isBase(base) || specs.some((spec) => !isBase(spec.base)),
  );
  if (model) return `The price of ${model.name} ${BASE_ERROR}`;
  return sharedSpecError(rules);
}
