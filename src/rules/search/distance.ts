/**
 * How many typing mistakes turn one word into the other: a letter too many, missing or wrong, or two neighbours
 * swapped. Infinity above `most`, so that a long dictionary is searched quickly.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return Infinity;
  return within(lastRow(typed, word, most)[word.length], most);
}

/** The same for the beginning of a word, while the visitor is still typing. */
export function slipsInBeginning(typed: string, word: string, most: number): number {
  if (typed.length - word.length > most) return Infinity;
  const beginning = word.slice(0, typed.length + most);
  return within(Math.min(...lastRow(typed, beginning, most)), most);
}

const within = (slips: number | undefined, most: number) =>
  slips !== undefined && slips <= most ? slips : Infinity;

/** Mistakes between all of `typed` and each beginning of `word`. */
function lastRow(typed: string, word: string, most: number): number[] {
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1] ? 0 : 1;
      let slips = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + same,
      );
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isSwapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      current.push(slips);
      lowest = Math.min(lowest, slips);
    }
    if (lowest > most) return [];
    [before, above] = [above, current];
  }
  return above;
}

/**
 * How many mistakes are allowed in a word of this length. Short words allow none, since one wrong letter of two would
 * match any word. In a number with one letter, the letter names the model: 's10' is not '10'.
 */
export function slipsAllowed(word: string): number {
  if (/^\p{L}?\p{N}+$/u.test(word) || word.length <= 2) return 0;
  return word.length <= 5 ? 1 : 2;
}
