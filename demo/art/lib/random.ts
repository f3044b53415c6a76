/** Random numbers 0…1 from a seed, so that every run draws the same picture. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A seed made of a word. */
export const seedOf = (word: string): number =>
  [...word].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7);
