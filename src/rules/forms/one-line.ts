/** Spaces, control signs, and signs that show nothing by themselves, such as a space of no width. */
const SHOWS_NOTHING = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Format controls: they show nothing, but turn the direction of the text around them or hide words in it. Two join
 * letters and emoji, and the flags of England, Scotland and Wales are spelled with others: these are kept.
 */
const FORMAT_CONTROLS =
  /(\u{1f3f4}[\u{e0061}-\u{e007a}]{1,6}\u{e007f})|(?![\u200c\u200d])(?=\p{Cf})\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/**
 * One line of text as it is kept: line breaks and other signs that nobody means to type become spaces, format controls
 * are removed, and a text that shows nothing is none.
 */
export function oneLine(typed: string): string {
  if (SHOWS_NOTHING.test(typed)) return '';
  return typed
    .replace(FORMAT_CONTROLS, '$1')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}
