const MAX_WORDS = 8;

/** The words of a search, lower-case and without accents: letters and digits only, so that nothing else gets through. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}
