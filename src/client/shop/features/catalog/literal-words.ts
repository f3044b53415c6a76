/** The link to a literal search, shown when a search was corrected. */
export const literalWords = (typed: string) => `Search instead for “${typed}”`;
