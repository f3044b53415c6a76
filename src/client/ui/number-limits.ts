export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

/** Typed text as a whole number within the limits; `fallback` if it is no number. */
export function wholeWithin(text: string, min: number, max: number, fallback: number): number {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? fallback : clamp(Math.trunc(value), min, max);
}

/** A pair in order and within the limits. The end that was moved stops at the other one. */
export function orderedPair(
  pair: readonly [number, number],
  moved: 'low' | 'high',
  min: number,
  max: number,
): [number, number] {
  const [low, high] = [clamp(pair[0], min, max), clamp(pair[1], min, max)];
  if (low <= high) return [low, high];
  return moved === 'low' ? [high, high] : [low, low];
}
