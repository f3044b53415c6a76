/** Money behind the contract is an integer number of pence; the brand keeps pounds from slipping in. */
export type Pence = number & { readonly __unit: 'pence' };

export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of pence: ${amount}`);
  return amount as Pence;
}

/** Wire amounts are pounds with at most two decimals; rounding undoes what binary fractions do to them. */
export function penceFromPounds(pounds: number): Pence {
  return pence(Math.round(pounds * 100));
}

export function poundsFromPence(amount: Pence): number {
  return amount / 100;
}

const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** '£289' for whole pounds, '£17.99' otherwise: a shelf label, not a ledger. */
export function formatPence(amount: Pence): string {
  return amount % 100 === 0 ? whole.format(amount / 100) : exact.format(amount / 100);
}

/** '£289.00', '£17.99': in a column of sums the pence stand below each other. */
export function formatSum(amount: Pence): string {
  return exact.format(amount / 100);
}
