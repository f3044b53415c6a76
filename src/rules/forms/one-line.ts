/** Spaces, control signs, and signs that show nothing by themselves, such as a space of no width. */
const SHOWS_NOTHING = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * One line of text as it is kept: line breaks and other signs that nobody means to type become spaces, and a text that
 * shows nothing is none.
 */
export function oneLine(typed: string): string {
  if (SHOWS_NOTHING.test(typed)) return '';
  return typed.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
