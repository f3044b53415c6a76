import { describe, expect, it } from 'vitest';
import {
  chosenOf,
  isComplete,
  nearestVariation,
  openingVariation,
  picturesFor,
  variationFor,
} from './variation-choice.ts';

const blueSmall = { id: 1, is_default: false, terms: ['Blue', '128GB', null, null] };
const blueLarge = { id: 2, is_default: true, terms: ['Blue', '256GB', null, null] };
const blackSmall = { id: 3, is_default: false, terms: ['Black', '128GB', null, null] };
const all = [blueSmall, blueLarge, blackSmall];
const columns = [1, 2];

describe('the variation that is chosen', () => {
  it.each([
    ['nothing', {}, false, undefined],
    ['one of two attributes', { 1: 'Blue' }, false, undefined],
    ['the other of two', { 2: '128GB' }, false, undefined],
    ['both', { 1: 'Blue', 2: '256GB' }, true, blueLarge],
    ['both, in another order', { 2: '128GB', 1: 'Black' }, true, blackSmall],
    ['both, but no such variation exists', { 1: 'Black', 2: '256GB' }, true, undefined],
    ['both and a column that the product lacks', { 1: 'Blue', 2: '128GB', 3: 'x' }, true, blueSmall],
  ])('by %s', (_, chosen, complete, found) => {
    expect(isComplete(columns, chosen)).toBe(complete);
    expect(variationFor(all, columns, chosen)).toBe(found);
  });

  it('is found by its own terms', () => {
    for (const one of all) expect(variationFor(all, columns, chosenOf(one))).toBe(one);
    expect(chosenOf({ terms: [null, '128GB', null, 'Dual'] })).toEqual({ 2: '128GB', 4: 'Dual' });
  });
});

describe('the variation a product opens with', () => {
  it.each([
    ['is the one its address names', all, '3', blackSmall],
    ['is its default', all, undefined, blueLarge],
    ['is its first, where none is the default', [blueSmall, blackSmall], undefined, blueSmall],
    ['is none, where it has none', [], undefined, null],
    ['is not there, where the address names another', all, '4', undefined],
    ['is not there, where the address names nothing', all, '', undefined],
    ['is not there, where the address is no number', all, '1e0', undefined],
    ['is not there, where the product has none', [], '1', undefined],
  ])('%s', (_, variations, named, expected) => {
    expect(openingVariation(variations, named)).toBe(expected);
  });
});

describe('the pictures of what is chosen', () => {
  const pictures = [
    { imageName: 'blue-hero', term_label: 'Blue' },
    { imageName: 'blue-back', term_label: 'Blue' },
    { imageName: 'black-hero', term_label: 'Black' },
    { imageName: 'box', term_label: null },
  ];
  it.each([
    ['are those of its colour', pictures, { 1: 'Blue' }, 'own', ['blue-hero', 'blue-back', 'box']],
    ['are its own, where its colour has none', pictures, { 1: 'Green' }, 'own', ['own', 'box']],
    ['are those of no colour, where it has none either', pictures, { 1: 'Green' }, null, ['box']],
    ['are those of no colour, where none is chosen', pictures, {}, null, ['box']],
    ['are each shown once', pictures, {}, 'box', ['box']],
    ['are its own, where there are no others', [], { 1: 'Blue' }, 'own', ['own']],
    ['are none', [], {}, null, []],
  ])('%s', (_, given, chosen, own, expected) => {
    expect(picturesFor(given, chosen, own)).toEqual(expected);
  });
});

describe('the replacement for a variation that is not available', () => {
  const of = (id: number, price: number, ...terms: (string | null)[]) => ({ id, price, terms });
  const gone = of(1, 300_00, 'Blue', '128GB', 'Good');

  it.each([
    ['shares most terms', [of(2, 100_00, 'Red', '128GB', 'Good'), of(3, 300_00, 'Red', '256GB', 'Good')], 2],
    [
      'of those, is nearest in price',
      [of(2, 400_00, 'Red', '128GB', 'Good'), of(3, 290_00, 'Blue', '128GB', 'Fair')],
      3,
    ],
    [
      'of those, is the first',
      [of(3, 310_00, 'Red', '128GB', 'Good'), of(2, 290_00, 'Blue', '128GB', 'Fair')],
      2,
    ],
    ['is never itself', [gone], undefined],
    ['is nothing where nothing is left', [], undefined],
  ])('%s', (_, others, id) => {
    expect(nearestVariation(others, gone)?.id).toBe(id);
  });

  it('does not count a term that neither has', () => {
    const bare = of(1, 100, 'Blue', null);
    expect(nearestVariation([of(2, 100, 'Red', null), of(3, 900, 'Blue', 'Large')], bare)?.id).toBe(3);
  });
});
