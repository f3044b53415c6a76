const FOREIGN_KEY = '23503';
const UNIQUE = '23505';

const causeOf = (error: unknown) => (error instanceof Error ? (error.cause ?? error) : error);

function hasCode(error: unknown, code: string): boolean {
  const cause = causeOf(error);
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
}

/** Whether a foreign key failed, because the row that it names was deleted in the meantime. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, FOREIGN_KEY);

/** Whether another request has written the same unique value already. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE);

/** The same, for one unique constraint by its name. */
export function isUniqueViolationOf(error: unknown, constraint: string): boolean {
  const cause = causeOf(error);
  return (
    isUniqueViolation(error) &&
    typeof cause === 'object' &&
    cause !== null &&
    'constraint' in cause &&
    cause.constraint === constraint
  );
}
