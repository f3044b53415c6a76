import { CODE_KINDS, type CodeKind } from '../orders/codes.ts';

export { CODE_KINDS, type CodeKind };

/** The tabs of codes in the office. Each code is in exactly one. */
export const CODE_STANDS = ['active', 'planned', 'ended'] as const;
export type CodeStand = (typeof CODE_STANDS)[number];

export const CODE_SHAPE = /^[A-Z0-9-]{3,24}$/;
export const MOST_USES = 1_000_000;
const HUNDREDTHS = 100;
const MOST_PERCENT = 100;
const MOST_POUNDS = 10_000;

/** The error of a code's discount, in percent or pounds; undefined if it is valid. */
export function codeValueError(kind: CodeKind, value: number): string | undefined {
  if (kind === 'free_delivery') return value === 0 ? undefined : 'must be 0 for free delivery';
  if (keptCodeValue(value) <= 0) return 'must be more than 0';
  const most = kind === 'percent' ? MOST_PERCENT : MOST_POUNDS;
  return value > most ? `must be at most ${most}` : undefined;
}

/** Kept as hundredths of a percent, or as pence. */
export const keptCodeValue = (value: number): number => Math.round(value * HUNDREDTHS);
export const shownCodeValue = (kept: number): number => kept / HUNDREDTHS;
