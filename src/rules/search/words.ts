const MAX_WORDS = 8;
const MAX_TOKENS = 24;

/** The words of a search, lower-case and without accents: letters and digits only, so that nothing else gets through. */
export function wordsOf(text: string): string[] {
  return (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** All that was said, as far as a sentence goes; "won't" is one word. */
export function tokensOf(text: string): string[] {
  const joined = plain(text).replace(/(?<=\p{L})['’‘`´](?=\p{L})/gu, '');
  return (joined.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_TOKENS);
}

export const firstWords = (words: readonly string[]) => words.slice(0, MAX_WORDS);

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
