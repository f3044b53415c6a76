import { describe, expect, it } from 'vitest';
import { readTerms, termsBody, termsError, withMoved } from './attribute-terms.ts';

const text = (...terms: [label: string, swatch?: string][]) =>
  JSON.stringify(terms.map(([label, swatch = '']) => ({ label, swatch, uses: 0 })));

describe('The values of an attribute', () => {
  it.each([
    [text(['Blue', '#0000ff'], ['Red']), undefined],
    [text(['']), 'Every value needs a name'],
    [text(['Red'], [' red ']), 'Two values have the same name'],
    [text(['Red', 'red']), 'Red: Write the colour like #2f6fde'],
    [text(['Red', 'swatches/red']), undefined],
  ])('of %s have the error %s', (typed, error) => {
    expect(termsError(typed)).toBe(error);
  });

  it('are sent without what nobody typed', () => {
    expect(termsBody(text(['Blue']))).toEqual([{ label: 'Blue', swatch: null }]);
  });

  it.each([
    [0, 1, 'bac'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
  ])('move from %i to %i', (from, to, order) => {
    const terms = readTerms(text(['a'], ['b'], ['c']));
    expect(
      withMoved(terms, from, to)
        .map(({ label }) => label)
        .join(''),
    ).toBe(order);
  });
});
