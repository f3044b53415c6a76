const FOREIGN_KEY = '23503';

/** What a row points at was deleted meanwhile, by somebody who came first. */
export function pointsAtNothing(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === FOREIGN_KEY;
}
