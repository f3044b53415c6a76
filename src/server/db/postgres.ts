import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ChangeListener } from './changes.ts';
import { CHANGES_CHANNEL, readChange } from './changes.ts';

const RECONNECT_MS = 1_000;

/**
 * How long a query may take. The server ends it at this limit. If the server doesn't answer at all, the client gives up
 * a second later.
 */
const limits = (ms: number) => ({ statement_timeout: ms, query_timeout: ms + 1_000 });

const NO_LIMITS = { statement_timeout: 0, query_timeout: 0 };

/** For writes and personal data. */
const WRITES = { max: 12, connectionTimeoutMillis: 10_000, ...limits(10_000) };
/**
 * For public reads, for sessions and for the readiness check. Many requests that wait for a locked cart must not block
 * the catalogue, nor sign anybody out.
 */
const READS = { max: 6, connectionTimeoutMillis: 8_000, ...limits(6_000) };
/** For reads that an answer can do without, such as the ids of a session's carts. They give up soon. */
const BRIEF_MS = 800;
const BRIEF = {
  max: 2,
  connectionTimeoutMillis: BRIEF_MS,
  statement_timeout: BRIEF_MS,
  query_timeout: BRIEF_MS + 200,
};

export interface PostgresDatabase {
  pool: pg.Pool;
  readPool: pg.Pool;
  briefPool: pg.Pool;
  /** A connection without timeouts, for work such as a migration. The caller ends it. */
  connectPatiently: () => Promise<pg.Client>;
  onChange: (listener: ChangeListener) => void;
  close: () => Promise<void>;
}

/** No timeouts, for work such as filling a shop with a million products. */
export async function connectPostgres(url: string, isPatient = false): Promise<PostgresDatabase> {
  const pool = openPool(url, isPatient ? { ...WRITES, ...NO_LIMITS } : WRITES);
  const readPool = openPool(url, READS);
  const briefPool = openPool(url, BRIEF);

  const listeners: ChangeListener[] = [];
  const announce: ChangeListener = (change) => listeners.forEach((listener) => listener(change));
  const ears = await listen(url, announce);
  return {
    pool,
    readPool,
    briefPool,
    async connectPatiently() {
      const client = new pg.Client({ connectionString: url, application_name: 'threefold' });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      await ears.close();
      await Promise.all([pool.end(), readPool.end(), briefPool.end()]);
    },
  };
}

function openPool(url: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    ...settings,
    application_name: 'threefold',
    // Queries are short, so JIT compilation takes longer than it saves. The memory keeps sorts off the disk.
    options: '-c jit=off -c work_mem=16MB',
  });
  // The pool replaces an idle connection that the server dropped. Without this listener the process would end.
  pool.on('error', () => undefined);
  // A connection that is lost while in use fails its query. Without this listener the error would also end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // A query that timed out here may still run on the server, so its connection is closed and not reused.
  pool.on('release', (_error, client) => {
    if ((client as { readyForQuery?: boolean }).readyForQuery === false) void endQuietly(client);
  });
  return pool;
}

async function endQuietly(client: pg.PoolClient): Promise<void> {
  await (client as unknown as pg.Client).end().catch(() => undefined);
}

/** Listens for ever. After a lost connection it announces that anything may have changed, since it missed changes. */
async function listen(url: string, announce: ChangeListener): Promise<{ close: () => Promise<void> }> {
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'threefold-changes',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => announce(readChange(payload)));
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${CHANGES_CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Set after the connection was made. A failed attempt also ends, and would start a second chain of retries.
    next.on('end', () => void reconnect());
    client = next;
  }

  async function reconnect(): Promise<void> {
    announce({ tag: 'all' });
    while (!closed) {
      await wait(RECONNECT_MS);
      try {
        await connect();
        announce({ tag: 'all' });
        return;
      } catch {
        // The database is still away. The next round tries again.
      }
    }
  }

  await connect();
  return {
    async close() {
      closed = true;
      client?.removeAllListeners('end');
      await client?.end();
    },
  };
}
