import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { StartProblem } from '../config/config.ts';
import type { ChangeListener } from './changes.ts';
import { startEmbedded } from './embedded.ts';
import { outageOf } from './outage.ts';
import { connectPostgres } from './postgres.ts';
import { StatementNames } from './statement-names.ts';

/** Where a query runs: the database or a transaction. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>;

/** Has no name if its text depends on the request. `StatementNames` then names it when it comes again. */
interface Statement {
  name?: string;
  text: string;
}

/**
 * Runs a query that is used often, as a named prepared statement. The database parses it once for each connection, and
 * plans it once if one plan suits all values. Both take longer than running it.
 */
export type Ask = <R extends pg.QueryResultRow>(query: Statement, values: unknown[]) => Promise<R[]>;

/** All connections to the database, or the one of a transaction. */
export interface Connection {
  ask: Ask;
  db: Db;
}

export interface Reads extends Connection {
  pool: pg.Pool;
}

export interface Database {
  kind: 'postgres' | 'embedded';
  /** For hot reads, which are written in SQL. */
  pool: pg.Pool;
  ask: Ask;
  db: Db;
  /** Runs the work in one transaction, on the connection that it passes in; an error rolls it back. */
  transaction: <T>(work: (at: Connection) => Promise<T>) => Promise<T>;
  /** Separate connections for public reads and for sessions. */
  reads: Reads;
  /** A few connections that give up soon, for reads that an answer can do without. */
  brief: pg.Pool;
  /** A connection without timeouts. Only PostgreSQL has it. */
  connectPatiently: (() => Promise<pg.Client>) | undefined;
  /** Called on this node when data changed, whichever node changed it. */
  onChange: (listener: ChangeListener) => void;
  close: () => Promise<void>;
}

export async function connect(where: {
  databaseUrl?: string | undefined;
  dataDir: string;
  isPatient?: boolean;
}): Promise<Database> {
  if (where.databaseUrl) {
    const { pool, readPool, briefPool, connectPatiently, onChange, close } = await connectPostgres(
      where.databaseUrl,
      where.isPatient,
    ).catch((error: unknown) => {
      throw startProblem(error, where.databaseUrl ?? '');
    });
    const reads = openOver(readPool, new StatementNames());
    return {
      kind: 'postgres',
      ...openOver(pool, new StatementNames()),
      reads,
      brief: briefPool,
      connectPatiently,
      onChange,
      close,
    };
  }
  // The embedded database has one session. A second pool would wait for the same one.
  const { pool, onChange, close } = await startEmbedded(where.dataDir);
  const all = openOver(pool, new StatementNames());
  return {
    kind: 'embedded',
    ...all,
    reads: all,
    brief: pool,
    connectPatiently: undefined,
    onChange,
    close,
  };
}

/** The reason in one line that names the setting; anything unknown is passed on as it is. */
function startProblem(error: unknown, url: string): unknown {
  if (!outageOf(error)) return error;
  const { host, pathname } = new URL(url);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code] ?? 'does not answer';
  const name = pathname.slice(1);
  return new StartProblem(
    `The database ${name} at ${host} ${reason}${code && ` (${code})`}. ${ADVICE[code] ?? 'Start PostgreSQL there'}, or correct DATABASE_URL.`,
  );
}

/** What to do where PostgreSQL runs and refuses. */
const ADVICE: Readonly<Record<string, string>> = {
  '28P01': 'Set the right password there',
  '28000': 'Create the user there and let it in (pg_hba.conf)',
  '3D000': 'Create it there with createdb',
  '53300': 'Close other connections or raise max_connections there',
  '57P03': 'Try again in a moment',
};

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses connections',
  ENOTFOUND: 'can not be found',
  EAI_AGAIN: 'can not be found',
  '28P01': 'does not take this user and password',
  '28000': 'does not take this user',
  '3D000': 'does not exist',
  '53300': 'has no connection left',
  '57P03': 'is still starting',
};

function over(client: pg.Pool | pg.PoolClient, names: StatementNames): Connection {
  return {
    async ask<R extends pg.QueryResultRow>(query: Statement, values: unknown[]) {
      const { text, name = names.of(text) } = query;
      return (await client.query<R>({ text, values, ...(name && { name }) })).rows;
    },
    db: drizzle({ client }),
  };
}

function openOver(pool: pg.Pool, names: StatementNames) {
  return {
    pool,
    ...over(pool, names),
    async transaction<T>(work: (at: Connection) => Promise<T>): Promise<T> {
      const client = await pool.connect();
      let isClean = false;
      try {
        const { ask, db } = over(client, names);
        // Use Drizzle's transaction, so that a transaction that the work opens inside becomes a savepoint.
        const answer = await db.transaction((tx) => work({ ask, db: tx }));
        isClean = true;
        return answer;
      } catch (error) {
        // Drizzle has rolled back already if the connection works. This checks whether it does.
        isClean = await client.query('rollback').then(
          () => true,
          () => false,
        );
        throw error;
      } finally {
        client.release(!isClean);
      }
    },
  };
}
