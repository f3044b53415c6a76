import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { ChangeListener } from './changes.ts';
import { startEmbedded } from './embedded.ts';
import { connectPostgres } from './postgres.ts';

/** Where a query runs: the database itself, or a transaction of it. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>;

export interface Database {
  kind: 'postgres' | 'embedded';
  /** For hot reads, which are written in SQL. */
  pool: pg.Pool;
  db: NodePgDatabase;
  /** Called on this node when data changed, whichever node changed it. */
  onChange: (listener: ChangeListener) => void;
  close: () => Promise<void>;
}

export async function connect(where: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  const { pool, onChange, close } = where.databaseUrl
    ? await connectPostgres(where.databaseUrl)
    : await startEmbedded(where.dataDir);
  return {
    kind: where.databaseUrl ? 'postgres' : 'embedded',
    pool,
    db: drizzle({ client: pool }),
    onChange,
    close,
  };
}
