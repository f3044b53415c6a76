import { describe, expect, it } from 'vitest';
import { COLOUR_FAMILIES, colourFamily, filterTerms } from './colour-family.ts';

const CASES: [label: string, swatch: string | null, family: string | undefined][] = [
  // The name decides, even if the swatch is pale.
  ['Black', '#2b2c2e', 'Black'],
  ['Mist Blue', '#a9bdd6', 'Blue'],
  ['Sage', '#b3c2a4', 'Green'],
  ['Lavender', '#d5cbe4', 'Purple'],
  ['(PRODUCT)RED', '#c4162a', 'Red'],
  ['Silver', '#e6e6e4', 'Grey'],
  ['Coral', '#f57f63', 'Orange'],
  ['Yellow', '#f3e3a2', 'Gold'],
  ['Cream', '#efe6d6', 'White'],
  ['Graphite', '#54565a', 'Grey'],
  ['Navy', '#2f3a55', 'Blue'],
  // Of several words the last counts; of two colours the first.
  ['Blue Black', '#2b3243', 'Black'],
  ['Midnight Blue', '#2c3a57', 'Blue'],
  ['Rose Gold', '#e3b9a4', 'Gold'],
  ['White Titanium', '#eeebe5', 'White'],
  ['Cobalt Violet', '#5c5773', 'Purple'],
  ['Silver Shadow', '#bfc1c4', 'Grey'],
  ['Neon Red/Blue', '#ff4b3e', 'Red'],
  // The name has no colour word, so the swatch decides.
  ['Midnight', '#22282f', 'Black'],
  ['Starlight', '#f2ece1', 'White'],
  ['Natural Titanium', '#b9b2a7', 'Grey'],
  ['Desert Titanium', '#c9ab90', 'Gold'],
  ['Titanium Silverblue', '#a9b6c6', 'Blue'],
  ['Icyblue', '#bcd3e6', 'Blue'],
  ['Sea', '#a9cfd6', 'Blue'],
  ['Transparent', '#8f969c', 'Grey'],
  ['Hazel', '#a9ada0', 'Grey'],
  ['Peony', '#f2899c', 'Pink'],
  ['Umber', '#6b4c48', 'Orange'],
  ['Awesome Lightgrey', '#d7d9dc', 'Grey'],
  ['Dusk', '#f80', 'Orange'],
  ['Moss', '#2f6e42', 'Green'],
  ['Plum', '#5a2d82', 'Purple'],
  ['Cherry', '#b01020', 'Red'],
  ['Blossom', '#ffd0e8', 'Pink'],
  // Neither.
  ['Plaid', null, undefined],
  ['Plaid', 'swatches/plaid', undefined],
  ['Sunset', '#12', undefined],
];

describe('The family of a colour', () => {
  it.each(CASES)('%s %s is %s', (label, swatch, family) => {
    expect(colourFamily(label, swatch)).toBe(family);
  });

  it('is one of ten, each with a swatch of its own', () => {
    expect(COLOUR_FAMILIES.map(({ name }) => name)).toEqual([
      'Black',
      'White',
      'Grey',
      'Blue',
      'Green',
      'Purple',
      'Pink',
      'Red',
      'Gold',
      'Orange',
    ]);
    for (const { name, swatch } of COLOUR_FAMILIES) expect(colourFamily('', swatch), name).toBe(name);
  });
});

describe('The filter names of an attribute', () => {
  const term = (id: number, attributeId: number, label: string, swatch: string | null) => ({
    id,
    attributeId,
    label,
    swatch,
  });

  it('is the family where the attribute is a colour, and the name where a colour has none', () => {
    const terms = [term(1, 1, 'Midnight', '#22282f'), term(2, 1, 'Plaid', null), term(3, 2, 'Gold', null)];
    expect(filterTerms(terms)).toEqual(
      new Map([
        [1, 'Black'],
        [2, 'Plaid'],
      ]),
    );
  });
});
