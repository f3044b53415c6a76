import { describe, expect, it } from 'vitest';
import type { Grade } from '../catalog/conditions.ts';
import { pence } from '../money/money.ts';
import { isLocked, listingChoices, saysLocked, type ListedVariation, unsaidTerms } from './listing.ts';

const GRADE_TERMS: Record<string, number> = { New: 1, Excellent: 3, Good: 4, Fair: 5 };
const variation = (
  id: number,
  [size, sizeTerm]: readonly [string, number],
  grade: Grade,
  price: number,
  more: Partial<ListedVariation> = {},
): ListedVariation => ({
  id,
  termIds: [sizeTerm, GRADE_TERMS[grade] ?? 0],
  labels: [size, grade],
  grade,
  condition: grade === 'New' ? 1 : 3,
  price: pence(price),
  stock: 1,
  ...more,
});

const SMALL = ['128GB', 11] as const;
const LARGE = ['256GB', 12] as const;
const phone = [
  variation(101, SMALL, 'Excellent', 39_900),
  variation(102, LARGE, 'Excellent', 45_900, { stock: 4 }),
  variation(103, LARGE, 'Good', 41_900),
];
const good = { id: 4, label: 'Good' };

describe('how a unit is listed', () => {
  it('as one more piece of the variation of its size and grade', () => {
    const [first] = listingChoices({ grade: 'Good', words: ['256 GB'] }, phone, good);
    expect(first).toMatchObject({ variationId: 103, price: 41_900 });
  });

  it('as a new variation where its grade has none yet, at a price between its neighbours', () => {
    const [first] = listingChoices({ grade: 'Good', words: ['128GB'] }, phone, good);
    expect(first).toMatchObject({
      variationId: null,
      termIds: [11, 4],
      labels: ['128GB', 'Good'],
      price: 36_199,
    });
    expect(first?.condition).toBe(3);
  });

  it('never makes used goods look new', () => {
    const boxed = [variation(101, SMALL, 'New', 49_900)];
    expect(listingChoices({ grade: 'Good', words: [] }, boxed, good)).toMatchObject([{ condition: 2 }]);
  });

  it('where its size is not known, first what exists and has most in stock', () => {
    const choices = listingChoices({ grade: 'Excellent', words: [] }, phone, undefined);
    expect(choices.map(({ variationId }) => variationId)).toEqual([102, 101]);
  });

  it('finds the grade by its meaning where the shop has other words for it', () => {
    const words = phone.map((one) => ({
      ...one,
      labels: [one.labels[0] ?? '', one.grade === 'Good' ? 'Used' : 'Like new'],
    }));
    const [first] = listingChoices({ grade: 'Good', words: ['256GB'] }, words, good);
    expect(first?.variationId).toBe(103);
  });

  it('proposes nothing new without a term for its grade', () => {
    expect(listingChoices({ grade: 'Fair', words: ['128GB'] }, phone, undefined)).toEqual([]);
  });
});

describe('a device that is locked', () => {
  it.each([
    ['Is it locked to a network?', 'Locked to a network', true],
    ['Is it locked to a network?', 'Yes, to EE', true],
    ['Network', 'SIM lock', true],
    ['Is it locked to a network?', 'Unlocked', false],
    ['Is it locked to a network?', 'Not locked', false],
    ['Screen', 'Good', false],
  ])('%s %s', (check, found, locked) => {
    expect(isLocked([{ check, found }])).toBe(locked);
  });

  it('fits a variation that says so', () => {
    expect(saysLocked(['128GB', 'Locked to EE'])).toBe(true);
    expect(saysLocked(['128GB', 'Unlocked'])).toBe(false);
  });
});

it('names what nobody has said of the proposal, where the choices differ in it', () => {
  const unit = { grade: 'Excellent' as const, words: [] };
  expect(unsaidTerms(unit, listingChoices(unit, phone, undefined))).toEqual(['256GB']);
  const known = { ...unit, words: ['256 GB'] };
  expect(unsaidTerms(known, listingChoices(known, phone, undefined))).toEqual([]);
});
