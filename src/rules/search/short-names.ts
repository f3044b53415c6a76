import type { Dictionary } from './dictionary.ts';

type Names = readonly (readonly string[])[];

/**
 * The words that a short name of a model stands for, by the shop's own names: the initials after a number ('s24u' for
 * S24 Ultra), a family's beginning before its number ('ip15'), or the end of a long number ('xm5' for 1000XM5).
 */
export function fromShortName(
  typed: string,
  names: Names,
  dictionary: Pick<Dictionary, 'has' | 'endingWith'>,
): readonly string[] | undefined {
  if (!/\p{N}/u.test(typed) || dictionary.has(typed)) return undefined;
  return initials(typed, names) ?? begunFamily(typed, names) ?? endOfNumber(typed, dictionary);
}

/** 's24u' and '15pm': a word with a number, then the first letters of all the words after it. */
function initials(typed: string, names: Names): readonly string[] | undefined {
  for (const name of names) {
    for (const [at, word] of name.entries()) {
      if (!/\p{N}/u.test(word) || !typed.startsWith(word) || typed === word) continue;
      const letters = typed.slice(word.length);
      const meant = name.slice(at + 1, at + 1 + letters.length);
      const isMeant = meant.length === letters.length && meant.map(([first]) => first).join('') === letters;
      if (isMeant && /^\p{L}+$/u.test(letters)) return [word, ...meant];
    }
  }
  return undefined;
}

const SHORTEST_FAMILY = 2;

/** 'ip15', 'ip15p': the beginning of the word before a number, and the number, itself perhaps with initials. */
function begunFamily(typed: string, names: Names): readonly string[] | undefined {
  const [, letters = '', number = ''] = /^(\p{L}+)(\p{N}.*)$/u.exec(typed) ?? [];
  if (letters.length < SHORTEST_FAMILY) return undefined;
  for (const name of names) {
    const family = name[0] ?? '';
    if (!family.startsWith(letters) || !name[1]) continue;
    const rest = name[1] === number ? [number] : initials(number, [name.slice(1)]);
    if (rest) return [family, ...rest];
  }
  return undefined;
}

const SHORTEST_END = 3;

/** 'xm5': the letters and digits that end a word after its first digits, if only one word ends so. */
function endOfNumber(
  typed: string,
  dictionary: Pick<Dictionary, 'endingWith'>,
): readonly string[] | undefined {
  if (typed.length < SHORTEST_END || !/^\p{L}/u.test(typed)) return undefined;
  const words = dictionary.endingWith(typed).filter((word) => /\p{N}$/u.test(word.slice(0, -typed.length)));
  return words.length === 1 ? words : undefined;
}
