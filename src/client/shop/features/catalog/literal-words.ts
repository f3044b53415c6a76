/** Offered wherever words were read as others: what was typed may be what was meant. */
export const literalWords = (typed: string) => `Search instead for “${typed}”`;
