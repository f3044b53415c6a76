import type { SearchTerm } from './word-readings.ts';

const MOST_NUMBERS = 4;
/** The cost of another number, plus its distance. Any number is better than none. */
const OTHER_NUMBER = 2.2;
const NUMBER_STEP = 0.2;
const MOST_AWAY = 0.8;
/** The cost of another letter after the number: a 7a for a 7. */
const OTHER_LETTER = 0.1;
/** The cost of the older one of two at the same distance. */
const OLDER = 0.05;
/** Orders numbers that are all far away. */
const RANK = 0.01;

interface Numbered {
  before: string;
  number: number;
  after: string;
}

/** '9th' and '10th', '7' and '7a'; not '13' and '256gb'. */
const isSamePosition = (own: Numbered, other: Numbered) =>
  own.before === other.before &&
  (own.after === other.after || (own.after.length <= 1 && other.after.length <= 1));

/** Generations with a letter as their number. */
const LETTERED: ReadonlyMap<string, number> = new Map([
  ['x', 10],
  ['xr', 10],
  ['xs', 10],
]);

export function numbered(word: string): Numbered | undefined {
  const lettered = LETTERED.get(word);
  if (lettered !== undefined) return { before: '', number: lettered, after: '' };
  const [, before = '', digits, after = ''] = /^(\p{L}*)(\p{N}{1,4})(\p{L}*)$/u.exec(word) ?? [];
  return digits === undefined ? undefined : { before, number: Number(digits), after };
}

export const isNumber = (text: string) => /\p{N}/u.test(text) || LETTERED.has(text);

/**
 * Other numbers at the same position of a model's name, the closest first: 's22' and 's23' for 's21', but not 'a16'. Only
 * of models of the same family: a Pixel 8 is not similar to an iPhone 8.
 */
export function numbersNear(
  text: string,
  { families, before }: { families: readonly string[]; before: string | undefined },
  names: readonly (readonly string[])[],
): { cost: number; instead: SearchTerm }[] {
  const own = numbered(text);
  const kin = families.filter((family) => family !== text);
  if (!own || (kin.length === 0 && own.before === '')) return [];
  // A number belongs to the word before it: a Galaxy Note 10 is no Galaxy Watch 7, a Galaxy S10 no Galaxy Tab S9.
  const akin = names.filter((name) => kin.every((family) => name.includes(family)));
  const behind = akin.flatMap((name) =>
    name.filter((_word, index) => before === undefined || name[index - 1] === before),
  );
  const isThere = behind.some((word) => numbered(word)?.before === own.before);
  const words = isThere || own.before === '' ? behind : akin.flat();
  return [...new Set(words)]
    .flatMap((word) => {
      const other = numbered(word);
      if (word === text || !other || !isSamePosition(own, other)) return [];
      const away = Math.min(Math.abs(other.number - own.number) * NUMBER_STEP, MOST_AWAY);
      const letter = other.after === own.after ? 0 : OTHER_LETTER;
      const cost = OTHER_NUMBER + away + letter + (other.number < own.number ? OLDER : 0);
      const far = Math.abs(other.number - own.number);
      return [{ far, cost, instead: { text: word, exact: [word], others: [] } }];
    })
    .sort((a, b) => a.cost - b.cost || a.far - b.far)
    .slice(0, MOST_NUMBERS)
    .map(({ cost, instead }, rank) => ({ cost: cost + rank * RANK, instead }));
}
