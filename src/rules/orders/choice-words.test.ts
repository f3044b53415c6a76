import { expect, it } from 'vitest';
import { lineName, listed, listedParts, unitsName } from './choice-words.ts';

const CABLE = 'USB-C to USB-C cable 2m (60W)';

it.each([
  [CABLE, 'White', `${CABLE}, White`],
  [CABLE, '', CABLE],
  ['Apple iPhone 14 128GB', '128GB, Blue', 'Apple iPhone 14 128GB, Blue'],
])('%s with the choice “%s” is named in full', (name, choice, words) => {
  expect(lineName({ name, choice })).toBe(words);
});

it('tells two colours of one product apart, also in one sentence', () => {
  const [white, black] = [
    { name: CABLE, choice: 'White' },
    { name: CABLE, choice: 'Black' },
  ];
  expect(listed([unitsName(white, 2), unitsName(black, 1)])).toBe(`2 × ${CABLE}, White; ${CABLE}, Black`);
  expect(listed(['Charger', 'Case'])).toBe('Charger, Case');
});

it('gives each name its own sign, so that a page can keep names whole', () => {
  expect(listedParts(['iPad Air, Grey', 'Cable'])).toEqual(['iPad Air, Grey;', 'Cable']);
  expect(listedParts(['Case', 'Cable'])).toEqual(['Case,', 'Cable']);
});
