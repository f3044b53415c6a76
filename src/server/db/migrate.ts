import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connect.ts';

/** An arbitrary number for the advisory lock, so that nodes that start together migrate one at a time. */
const MIGRATION_LOCK = 7_203_501;

/**
 * Brings the tables up to date. The missing migrations run in one transaction, so that a killed start leaves
 * either all of them or none. The embedded database is used by one process at a time (its folder is locked),
 * and has no advisory locks.
 */
export async function migrate(database: Database, migrationsFolder = 'drizzle'): Promise<void> {
  if (!database.connectPatiently) {
    await runMigrations(drizzle({ client: database.pool }), { migrationsFolder });
    return;
  }
  const client = await database.connectPatiently();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}
