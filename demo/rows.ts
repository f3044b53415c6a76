import type { PgTable } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 500;

export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

/** Rows that brought their own ids leave the counter behind them at 1; the next row must not meet them. */
export async function continueIds(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.identifier(table)}), 1))
    `);
  }
}
