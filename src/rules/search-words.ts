const MAX_WORDS = 8;

/** The words of a search, lower-case and without accents: letters and digits only, so that nothing else gets through. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** A PostgreSQL text query that wants every word, each as the beginning of one: 'iphone:* & 15:*'. */
export function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}
