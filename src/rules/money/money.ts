/** Inside the shop money is a whole number of pence. The brand makes the compiler refuse pounds. */
export type Pence = number & { readonly __unit: 'pence' };

export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of pence: ${amount}`);
  return amount as Pence;
}

/** Amounts in the API are pounds with at most two decimals. Rounding removes errors of binary fractions. */
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

/** '£289' for whole pounds, '£17.99' otherwise, for prices. */
export function formatPence(amount: Pence): string {
  return amount % 100 === 0 ? pounds(amount) : formatSum(amount);
}

/** '£289.00', '£17.99': always with pence, for columns of sums. */
export function formatSum(amount: Pence): string {
  return `${pounds(amount)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
}
