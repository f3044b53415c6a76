const FOREIGN_KEY = '23503';

/** Whether a foreign key failed, because the row that it names was deleted in the meantime. */
export function pointsAtNothing(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === FOREIGN_KEY;
}
