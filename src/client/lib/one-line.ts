/** Words that belong together, such as a postcode: no line ends between them. */
export const oneLine = (words: string) => words.replaceAll(' ', '\u00a0');
