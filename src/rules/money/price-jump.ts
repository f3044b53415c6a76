/** Why a new price may be a slip of the keyboard, in words; undefined where it changes by half or less. */
export function priceJump(before: number, after: number): string | undefined {
  if (before <= 0 || Math.abs(after - before) <= before / 2) return undefined;
  const percent = Math.round((Math.abs(after - before) / before) * 100);
  return `${percent.toLocaleString('en-GB')}% ${after < before ? 'lower' : 'higher'} than before`;
}
