/** The result that Enter takes: the one with exactly this SKU, or the only one. */
export function enteredHit<T>(found: readonly T[], text: string, skuOf: (one: T) => string): T | undefined {
  const exact = found.filter((one) => skuOf(one).toLowerCase() === text.toLowerCase());
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  return found.length === 1 ? found[0] : undefined;
}
