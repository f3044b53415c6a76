/** Phone numbers as people type them beside a chosen country. */

const SHAPE = /^\+?[\d\s()./-]+$/;
const FEWEST_DIGITS = 5;
/** E.164 allows 15. A trunk zero or the leading 00 may be added. */
const MOST_DIGITS = 17;

/** Whether it looks like a phone number. It may still not exist. */
export function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '').length;
  return SHAPE.test(typed) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

/** Countries that dial the first zero of a number from abroad too. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39']);

/** Adds the country's code to a number. A number that was typed with a code is not changed. */
export function withDialCode(dialCode: string, typed: string): string {
  const number = typed.trim().replace(/\s+/g, ' ');
  if (number === '' || number.startsWith('+')) return number;
  if (number.startsWith('00')) return `+${number.slice(2).trimStart()}`;
  return `+${dialCode} ${KEEPS_ZERO.has(dialCode) ? number : withoutTrunkZero(number)}`;
}

function withoutTrunkZero(number: string): string {
  return number.replace(/^\(0\)\s*|^0\s*|^\(0/, (zero) => (zero === '(0' ? '(' : ''));
}
