import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { ChangeListener } from './changes.ts';
import { startEmbedded } from './embedded.ts';
import { connectPostgres } from './postgres.ts';

/** Where a query runs: the database itself, or a transaction of it. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>;

/**
 * A query that is made again and again, by its name: PostgreSQL then plans it once for each connection, which
 * takes longer than running it. Clients of the embedded database share one session, in which a name that one of them
 * left behind would be taken: there it is planned each time.
 */
export type Ask = <R extends pg.QueryResultRow>(
  query: { name: string; text: string },
  values: unknown[],
) => Promise<R[]>;

export interface Database {
  kind: 'postgres' | 'embedded';
  /** For hot reads, which are written in SQL. */
  pool: pg.Pool;
  ask: Ask;
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
  const kind = where.databaseUrl ? 'postgres' : 'embedded';
  return {
    kind,
    pool,
    async ask<R extends pg.QueryResultRow>(
      { name, text }: { name: string; text: string },
      values: unknown[],
    ) {
      return (await pool.query<R>({ text, values, ...(kind === 'postgres' && { name }) })).rows;
    },
    db: drizzle({ client: pool }),
    onChange,
    close,
  };
}
