import type { Pence } from '../money/money.ts';
import { formatPence, pence } from '../money/money.ts';
import { roundedShare, splitPence } from './split.ts';
import type { BasketGroup, BasketLine } from './basket.ts';

export const CODE_KINDS = ['percent', 'amount', 'free_delivery'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** The goods that a code applies to. Missing fields mean no limit. */
export interface CodeScope {
  businessId: number | null;
  categoryId: number | null;
  productIds: readonly number[] | null;
}

export interface Code {
  kind: CodeKind;
  /** Hundredths of a percent, or pence; 0 for free delivery. */
  value: number;
  scope: CodeScope;
  /** The least value of goods that the code applies to. */
  least: Pence;
  paidBy: 'vendor' | 'site';
}

/** When and how often a code may be used. */
export interface CodeTerms {
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  mostUses: number | null;
  uses: number;
  mostPerPerson: number | null;
  usesOfPerson: number;
}

export type CodeProblem =
  'unknown' | 'not_yet' | 'expired' | 'used_up' | 'used_by_you' | 'too_little' | 'not_for_these';

const PROBLEMS: Record<Exclude<CodeProblem, 'too_little'>, string> = {
  unknown: 'We don’t know this code. Is a letter missing?',
  not_yet: 'This code can’t be used yet',
  expired: 'This code has expired',
  used_up: 'This code has been used up',
  used_by_you: 'You have used this code already',
  not_for_these: 'This code is not for anything in your cart',
};

/** Why a code can't be used, shown beside the field. */
export function codeProblemWords(
  problem: CodeProblem,
  code: Pick<Code, 'scope' | 'least'> | undefined,
): string {
  if (problem !== 'too_little') return PROBLEMS[problem];
  const least = formatPence(code?.least ?? pence(0));
  const isForAll = Object.values(code?.scope ?? {}).every((limit) => limit === null);
  return isForAll
    ? `Your cart is below the ${least} that this code asks for`
    : `This code asks for ${least} or more of what it is for`;
}

const BPS = 10_000;

export function termsProblem(terms: CodeTerms, now: Date): CodeProblem | undefined {
  if (!terms.isActive) return 'unknown';
  if (terms.startsAt && now < terms.startsAt) return 'not_yet';
  if (terms.endsAt && now >= terms.endsAt) return 'expired';
  if (terms.mostUses !== null && terms.uses >= terms.mostUses) return 'used_up';
  if (terms.mostPerPerson !== null && terms.usesOfPerson >= terms.mostPerPerson) return 'used_by_you';
  return undefined;
}

/** Why a code gives no discount on a basket; undefined if it does. */
export function basketProblem(code: Code, groups: readonly BasketGroup[]): CodeProblem | undefined {
  const good = groups.flatMap((group) => group.lines.filter((line) => isGoodFor(code.scope, group, line)));
  if (good.length === 0) return 'not_for_these';
  return goodsOf(good) < code.least ? 'too_little' : undefined;
}

export interface CodeDiscount {
  /** One for each line of all groups, in their order. */
  lines: Pence[];
  /** One for each group. */
  deliveries: Pence[];
}

/** The discount of a code on each line and each delivery; zero if it does not apply to this basket. */
export function codeDiscount(code: Code, groups: readonly BasketGroup[]): CodeDiscount {
  const all = groups.flatMap((group) => group.lines.map((line) => ({ group, line })));
  const nothing: CodeDiscount = { lines: all.map(() => pence(0)), deliveries: groups.map(() => pence(0)) };
  if (basketProblem(code, groups)) return nothing;
  const isGood = all.map(({ group, line }) => isGoodFor(code.scope, group, line));
  if (code.kind === 'free_delivery') {
    const deliveries = groups.map((group) =>
      group.lines.some((line) => isGoodFor(code.scope, group, line)) ? group.delivery : pence(0),
    );
    return { ...nothing, deliveries };
  }
  const weights = all.map(({ line }, index) => (isGood[index] ? line.unit * line.quantity : 0));
  const goods = weights.reduce((sum, weight) => sum + weight, 0);
  const off = code.kind === 'percent' ? roundedShare(goods, code.value, BPS) : Math.min(code.value, goods);
  // Free goods get no discount.
  return goods === 0 ? nothing : { ...nothing, lines: splitPence(pence(off), weights) };
}

function isGoodFor(scope: CodeScope, group: BasketGroup, line: BasketLine): boolean {
  if (scope.businessId !== null && scope.businessId !== group.businessId) return false;
  if (scope.categoryId !== null && !line.categoryIds.includes(scope.categoryId)) return false;
  return scope.productIds === null || scope.productIds.includes(line.productId);
}

const goodsOf = (lines: readonly BasketLine[]) =>
  lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
