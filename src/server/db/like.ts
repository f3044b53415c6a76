/** A pattern for `ilike` that finds the text anywhere, its own `%` and `_` taken as they are. Null: no search. */
export const anywhere = (typed: string | undefined): string | null =>
  typed === undefined ? null : `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
