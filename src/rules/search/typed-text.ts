export const LONGEST_SEARCH = 120;

/** The part of a text that is searched for: a longer one is cut at the limit, never in the middle of a sign. */
export const searchedText = (text: string): string =>
  text
    .trim()
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
