const MAX_WORDS = 8;
const MAX_TOKENS = 24;

/** The words of a search, in lower case and without accents. Only letters and digits remain. */
export function wordsOf(text: string): string[] {
  return (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** All words of a search, including small ones. "won't" is one word. */
export function tokensOf(text: string): string[] {
  const joined = plain(text).replace(/(?<=\p{L})['’‘`´](?=\p{L})/gu, '');
  return (joined.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_TOKENS);
}

export const firstWords = (words: readonly string[]) => words.slice(0, MAX_WORDS);

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
