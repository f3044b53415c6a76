import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ask, Db } from './connect.ts';

/**
 * Inserts rows with a prepared statement, for tables that are written often. Drizzle would build the statement each
 * time, which takes longer than writing the rows.
 */
export function insertInto<
  T extends PgTable,
  C extends keyof T['$inferInsert'] & string,
  R extends keyof T['$inferSelect'] & string = never,
>(table: T, columns: readonly C[], returned: readonly R[] = []) {
  const known = getTableColumns(table);
  const quoted = columns.map((column) => `"${column}"`).join(', ');
  const into = columns.map((column) => known[column]?.name).join(', ');
  const types = columns.map((column) => `"${column}" ${known[column]?.getSQLType()}`).join(', ');
  const back = returned.map((column) => `${known[column]?.name} as "${column}"`).join(', ');
  const statement = {
    name: `insert-${getTableName(table)}`,
    text: `insert into ${getTableName(table)} (${into})
      select ${quoted} from json_to_recordset($1::json) as given (${types})${back && ` returning ${back}`}`,
  };
  return (ask: Ask, rows: readonly Pick<T['$inferInsert'], C>[]): Promise<Pick<T['$inferSelect'], R>[]> =>
    ask<Pick<T['$inferSelect'], R>>(statement, [JSON.stringify(rows)]);
}

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 500;

/** Inserts any number of rows, some at a time. */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}
