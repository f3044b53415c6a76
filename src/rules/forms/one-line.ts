/** Only spaces, control characters and other invisible characters, such as a zero-width space. */
const SHOWS_NOTHING = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Format controls: invisible characters that change the direction of text or hide words in it. Kept are the two that
 * join letters and emoji, and those that spell the flags of England, Scotland and Wales.
 */
const FORMAT_CONTROLS =
  /(\u{1f3f4}[\u{e0061}-\u{e007a}]{1,6}\u{e007f})|(?![\u200c\u200d])(?=\p{Cf})\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/**
 * One line of text as it is stored: line breaks and control characters become spaces, format controls are removed, and
 * an invisible text becomes empty.
 */
export function oneLine(typed: string): string {
  if (SHOWS_NOTHING.test(typed)) return '';
  return typed
    .replace(FORMAT_CONTROLS, '$1')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}
