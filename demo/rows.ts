import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';

/** Rows that brought their own ids leave the counter behind them at 1; the next row must not meet them. */
export async function continueIds(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.identifier(table)}), 1))
    `);
  }
}
