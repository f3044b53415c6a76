import type { ChoiceColumns } from '#client/ui/choice.tsx';
import type { Choice } from './choices.ts';

/** How many letters of the usual width fit on one line of a narrow tile with a swatch. */
const SNUG = 9;

/** Capitals are wider than other letters. */
const widthOf = (word: string) => word.length + 0.3 * word.replace(/[^A-Z]/g, '').length;

/** The longest part that can't break: a label may break at a space or after a bracket. */
const longestPiece = (label: string) => Math.max(...label.split(/ |(?<=\))/).map(widthOf));

/** How many choices fit in a row, by the length of their labels. With a swatch fewer letters fit. */
export function choiceColumns(choices: readonly Pick<Choice, 'label' | 'swatch'>[]): ChoiceColumns {
  const longest = Math.max(...choices.map(({ label, swatch }) => label.length + (swatch ? 4 : 0)));
  const hasSwatches = choices.some(({ swatch }) => swatch);
  if (longest > 16) return 2;
  if (hasSwatches && choices.length !== 4) {
    return choices.every(({ label }) => longestPiece(label) <= SNUG + 1) ? 'snug' : 'roomy';
  }
  if (choices.length === 4) return 4;
  return longest > 9 ? 'roomy' : 3;
}
