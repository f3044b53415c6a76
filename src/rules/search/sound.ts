const SHORTEST = 4;

/**
 * One form for words that sound alike: 'ifone' and 'iphone', 'hdmy' and 'hdmi'. It is compared, never shown. Undefined
 * for words that are too short, and for those with a number.
 */
export function soundOf(word: string): string | undefined {
  if (word.length < SHORTEST || /\p{N}/u.test(word)) return undefined;
  return word
    .replaceAll('ph', 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|q|c(?!h)/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll('z', 's')
    .replace(/(.)\1+/g, '$1');
}
