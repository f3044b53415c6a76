/** A UK sort code in its normal form ('102030' is '10-20-30'); undefined if it can't be one. */
export function readSortCode(typed: string): string | undefined {
  const [, ...pairs] = /^(\d\d)[\s-]?(\d\d)[\s-]?(\d\d)$/.exec(typed.trim()) ?? [];
  return pairs.length > 0 ? pairs.join('-') : undefined;
}

const ACCOUNT_DIGITS = /^\d{8}$/;

/** A UK account number as eight digits; undefined if it can't be one. */
export function readAccountNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return ACCOUNT_DIGITS.test(digits) ? digits : undefined;
}
