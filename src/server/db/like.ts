/** A pattern for `ilike` that finds the text anywhere, its own `%` and `_` taken as they are. Null: no search. */
export const anywhere = (typed: string | undefined): string | null =>
  typed === undefined ? null : `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

/** Shorter words have no trigram, and an index of trigrams would be read as a whole for them. */
export const hasTrigram = (typed: string): boolean => /[\p{L}\p{N}]{3}/u.test(typed);

/** A column as it is compared with a pattern for this text: by its index of trigrams, or by reading the rows. */
export const trigramSql = (column: string, typed: string): string =>
  hasTrigram(typed) ? column : `${column} collate "C"`;
