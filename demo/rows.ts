import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';

/** Rows with fixed ids do not move the id sequence. This moves it, so that the next row gets a free id. */
export async function continueIds(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.identifier(table)}), 1))
    `);
  }
}
