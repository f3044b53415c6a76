/** '£1,049' as a number. */
export function pounds(text: string): number {
  const amount = /£([\d,.]+)/.exec(text)?.[1];
  if (amount === undefined) throw new Error(`There is no price in “${text}”`);
  return Number(amount.replaceAll(',', ''));
}
