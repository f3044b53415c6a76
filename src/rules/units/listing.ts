import type { Grade } from '../catalog/conditions.ts';
import { GRADES, NEW } from '../catalog/conditions.ts';
import { termsKey } from '../catalog/variation-options.ts';
import { pence, type Pence } from '../money/money.ts';

/** A variation of the product that a unit may be sold as. Terms are in the order of the product's attributes. */
export interface ListedVariation {
  id: number;
  termIds: readonly number[];
  labels: readonly string[];
  grade: Grade | null;
  condition: 1 | 2 | 3;
  price: Pence;
  stock: number;
}

/** The facts that decide which variation a unit fits: its grade, and its known specs, such as '128GB'. */
export interface ListedUnit {
  grade: Grade | null;
  words: readonly string[];
}

/** One way to list a unit: as another unit of a variation, or as a new variation. */
export interface ListingChoice {
  variationId: number | null;
  termIds: readonly number[];
  labels: readonly string[];
  condition: 1 | 2 | 3;
  price: Pence;
  stock: number;
}

/** The value of a grade relative to a new device, for the price of a variation without a price. */
const WORTH: Readonly<Record<Grade, number>> = {
  New: 1,
  Pristine: 0.92,
  Excellent: 0.86,
  Good: 0.78,
  Fair: 0.68,
};

const USED = 2;

const plain = (text: string) => text.toLowerCase().replace(/\s/g, '');

/** Prices end in 99 pence, as those of the shop do. */
const rounded = (amount: number): Pence => pence(Math.max(99, Math.round((amount + 1) / 100) * 100 - 1));

/** The index of the attribute that is the grade: in every variation, its terms and the grades match. */
function gradeColumn(variations: readonly ListedVariation[]): number {
  const graded = variations.filter(({ grade }) => grade !== null);
  const count = graded[0]?.termIds.length ?? 0;
  const columns = Array.from({ length: count }, (_, column) => column);
  const named = columns.find((column) =>
    graded.every(({ labels, grade }) => plain(labels[column] ?? '') === plain(grade ?? '')),
  );
  if (named !== undefined) return named;
  const isGrade = (column: number) => {
    const pairs = new Set(graded.map(({ termIds, grade }) => `${termIds[column]} ${grade}`));
    const terms = new Set(graded.map(({ termIds }) => termIds[column]));
    const grades = new Set(graded.map(({ grade }) => grade));
    return pairs.size === terms.size && pairs.size === grades.size;
  };
  return graded.length > 1 ? columns.findIndex(isGrade) : -1;
}

const nearness = (one: Grade | null, other: Grade | null) =>
  one === null || other === null ? GRADES.length : Math.abs(GRADES.indexOf(one) - GRADES.indexOf(other));

/** A price for a grade that has none, from the nearest grade of the same kind. */
function priceFor(grade: Grade, like: ListedVariation): Pence {
  return rounded((like.price * WORTH[grade]) / WORTH[like.grade ?? grade]);
}

/**
 * All ways to list a unit among the variations of its product, the best first: those that fit its words, then
 * existing ones, then those that sell with more in stock. `gradeTerm` is the term of its grade, if one is
 * known.
 */
export function listingChoices(
  unit: ListedUnit,
  variations: readonly ListedVariation[],
  gradeTerm: { id: number; label: string } | undefined,
): ListingChoice[] {
  const column = gradeColumn(variations);
  const known = new Set(unit.words.map(plain));
  const specOf = ({ termIds }: ListedVariation) => termsKey(termIds.filter((_, index) => index !== column));
  const fit = ({ labels }: Pick<ListingChoice, 'labels'>) =>
    labels.filter((label, index) => index !== column && known.has(plain(label))).length;
  const choices = [...new Set(variations.map(specOf))].flatMap((spec): ListingChoice[] => {
    const siblings = variations.filter((one) => specOf(one) === spec);
    const same = siblings.find(({ grade }) => column < 0 || unit.grade === null || grade === unit.grade);
    if (same) return [{ ...same, variationId: same.id }];
    const made = madeFrom(siblings, unit.grade, column, gradeTerm);
    return made ? [made] : [];
  });
  return choices.toSorted(
    (one, other) =>
      fit(other) - fit(one) ||
      Number(other.variationId !== null) - Number(one.variationId !== null) ||
      other.stock - one.stock,
  );
}

function madeFrom(
  siblings: readonly ListedVariation[],
  grade: Grade | null,
  column: number,
  term: { id: number; label: string } | undefined,
): ListingChoice | undefined {
  const [like] = siblings.toSorted((one, other) => nearness(grade, one.grade) - nearness(grade, other.grade));
  if (!like || grade === null || !term) return undefined;
  return {
    variationId: null,
    termIds: like.termIds.with(column, term.id),
    labels: like.labels.with(column, term.label),
    condition: grade === 'New' ? NEW : like.condition === NEW ? USED : like.condition,
    price: priceFor(grade, like),
    stock: 0,
  };
}

interface Check {
  check: string;
  found: string;
}

const LOCKED = /\block(ed)?\b/i;

/** Whether the inspection found that a device takes the SIM of one network only, or is locked otherwise. */
export const isLocked = (checks: readonly Check[]): boolean =>
  checks.some(
    ({ check, found }) =>
      (LOCKED.test(found) && !/\b(not|isn.t|un) ?locked\b/i.test(found)) ||
      (LOCKED.test(check) && /^yes\b/i.test(found.trim())),
  );

/** Whether a variation says that it is sold locked. */
export const saysLocked = (labels: readonly string[]): boolean => labels.some((label) => LOCKED.test(label));

/** Terms of the proposal that nobody has told or found, where other choices differ in them, such as its colour. */
export function unsaidTerms(
  { words }: Pick<ListedUnit, 'words'>,
  choices: readonly ListingChoice[],
): string[] {
  const [first, ...others] = choices;
  const known = new Set(words.map(plain));
  return (first?.labels ?? []).filter(
    (label, index) =>
      !known.has(plain(label)) && others.some(({ labels }) => plain(labels[index] ?? '') !== plain(label)),
  );
}
