/** How many viewed products a browser remembers. */
const MOST_RECENT = 12;

/** The newest first, each once. */
export function withRecent(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MOST_RECENT);
}
