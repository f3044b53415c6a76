/** The grades a device is sold in, best first; the order is that of filters and pickers. */
export const GRADES = ['New', 'Pristine', 'Excellent', 'Good', 'Fair'] as const;
export type Grade = (typeof GRADES)[number];

/** `product_condition` of the wire; 2 is used, as it came. */
export const NEW = 1;
export const REFURBISHED = 3;

export const REFURBISHED_LABEL = 'Verified refurbished in UK';

/** 'Excellent', 'Good or Excellent', 'Fair to New'. The wire gives the best first. */
export function conditionWords(conditions: readonly string[]): string | undefined {
  const [best, second] = conditions;
  const worst = conditions.at(-1);
  if (!best || !second) return best;
  return conditions.length === 2 ? `${second} or ${best}` : `${worst} to ${best}`;
}
