/** Joins words by non-breaking spaces, such as a postcode. */
export const oneLine = (words: string) => words.replaceAll(' ', '\u00a0');
