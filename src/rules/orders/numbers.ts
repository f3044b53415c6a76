import { luhnDigit } from '../forms/luhn.ts';

/** The prefix of the number of an order, a trade-in, a repair or a unit of the shop's own. */
export type NumberPrefix = 'TF' | 'TI' | 'RP' | 'UN';

const DIGITS = 8;
/** How many numbers there are before the check digit; a caller draws one of them at random. */
export const NUMBER_SPACE = 10 ** DIGITS;

/** 'TF-482369175': eight random digits and a check digit, so that a wrong digit doesn't find another order. */
export function writeNumber(prefix: NumberPrefix, drawn: number): string {
  if (!Number.isInteger(drawn) || drawn < 0 || drawn >= NUMBER_SPACE) throw new RangeError('no such number');
  const digits = String(drawn).padStart(DIGITS, '0');
  return `${prefix}-${digits}${luhnDigit(digits)}`;
}

const LETTER_A = 65;

/** One order of several that were placed together: 'TF-482369175-B'. */
export function partNumber(number: string, index: number, of: number): string {
  return of === 1 ? number : `${number}-${String.fromCodePoint(LETTER_A + index)}`;
}

/** The normal form of a typed number; undefined if it can't be one. */
export function readNumber(typed: string): string | undefined {
  const found = /^\s*(TF|TI|RP|UN)[\s-]*((?:\d[\s-]*){9})(?:-?([A-Z]))?\s*$/i.exec(typed);
  const [, prefix = '', spaced = '', part] = found ?? [];
  const digits = spaced.replace(/\D/g, '');
  if (digits === '' || luhnDigit(digits.slice(0, DIGITS)) !== Number(digits.slice(DIGITS))) return undefined;
  return `${prefix.toUpperCase()}-${digits}${part ? `-${part.toUpperCase()}` : ''}`;
}

/** The barcode on the label of a parcel: 'TF-482369175-P2' is the second parcel of an order. */
export const parcelCode = (number: string, index: number): string => `${number}-P${index}`;

/** The order of a scanned code, and its parcel if the code names one; undefined if it can't be one. */
export function readOrderCode(code: string): { number: string; parcel: number | undefined } | undefined {
  const [, typed = '', parcel] = /^(.*?)(?:-P([1-9]\d{0,2}))?\s*$/i.exec(code) ?? [];
  const number = readNumber(typed);
  return number === undefined ? undefined : { number, parcel: parcel ? Number(parcel) : undefined };
}
