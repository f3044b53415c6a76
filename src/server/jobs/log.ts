/** Where background work writes what went wrong. */
export interface Log {
  warn: (facts: object, words: string) => void;
  error: (facts: object, words: string) => void;
}
