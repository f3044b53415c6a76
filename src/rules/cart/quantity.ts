/** The limit for stock without a count. */
const MOST_WITHOUT_COUNT = 99;

export interface QuantityLimits {
  min: number;
  max: number;
}

/** Quantity starts at one and stops at what is left. */
export function quantityLimits(available: number | 'yes' | 'no' | undefined): QuantityLimits {
  const max = typeof available === 'number' ? Math.max(1, available) : MOST_WITHOUT_COUNT;
  return { min: 1, max };
}

export function withinLimits(quantity: number, { min, max }: QuantityLimits): number {
  if (!Number.isFinite(quantity)) return min;
  return Math.min(max, Math.max(min, Math.trunc(quantity)));
}
