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

/**
 * '1,234,567' of a whole number. By hand, since the first use of Intl blocks a slow phone for a tenth of a second, and
 * every page shows prices.
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

function pounds(amount: Pence): string {
  return `${amount < 0 ? '-' : ''}£${formatCount(Math.floor(Math.abs(amount) / 100))}`;
}

/** '£289' for whole pounds, '£17.99' otherwise: a shelf label, not a ledger. */
export function formatPence(amount: Pence): string {
  return amount % 100 === 0 ? pounds(amount) : formatSum(amount);
}

/** '£289.00', '£17.99': in a column of sums the pence stand below each other. */
export function formatSum(amount: Pence): string {
  return `${pounds(amount)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
}
