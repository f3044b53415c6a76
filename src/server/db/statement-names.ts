/** Each connection keeps a prepared statement until it closes: 0.8 MB for a filtered list. */
const MOST_NAMES = 16;
/**
 * How many texts that were seen once are remembered, so that a client that sends new ones can't fill the
 * memory.
 */
const MOST_SEEN = 256;

/**
 * Names for statements whose text depends on the request. A statement that comes a second time gets a name, so that
 * the database prepares it once.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();

  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === MOST_NAMES) return name;
    if (this.#seen.delete(text)) {
      const given = `by_use_${this.#names.size + 1}`;
      this.#names.set(text, given);
      return given;
    }
    if (this.#seen.size === MOST_SEEN) this.#seen.clear();
    this.#seen.add(text);
    return undefined;
  }
}
