const SHORTEST = 4;

/** One form for 'charge', 'charging', 'charges' and 'charged'. It is compared, never shown. */
export function stem(word: string): string {
  if (word.length < SHORTEST || /\p{N}/u.test(word)) return word;
  return withoutLastE(withoutEnding(singular(word)));
}

/** 'batteries' → 'battery', 'watches' → 'watch', 'screens' → 'screen', 'glass' stays. */
export function singular(word: string): string {
  if (word.length < SHORTEST || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.length > SHORTEST && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutEnding(word: string): string {
  const rest = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  // 'speed' and 'bring' are no forms of 'spe' and 'br'.
  if (rest === undefined || rest.endsWith('e') || !/[aeiouy]/.test(rest)) return word;
  return /([bdgklmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** In words of four letters every letter counts: 'note' is no form of 'not'. */
const withoutLastE = (word: string) => (word.length > SHORTEST ? word.replace(/e$/, '') : word);
