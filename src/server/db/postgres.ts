import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ChangeListener } from './changes.ts';
import { CHANGES_CHANNEL, readChange } from './changes.ts';

const STATEMENT_TIMEOUT_MS = 15_000;
const RECONNECT_MS = 1_000;

export interface PostgresDatabase {
  pool: pg.Pool;
  onChange: (listener: ChangeListener) => void;
  close: () => Promise<void>;
}

export async function connectPostgres(url: string): Promise<PostgresDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'threefold',
    // Every query here is short: compiling one takes longer than running it, and so does sorting on a disk.
    options: '-c jit=off -c work_mem=16MB',
  });
  // An idle connection that the server drops is replaced at the next query; it is no reason to stop.
  pool.on('error', () => undefined);

  const listeners: ChangeListener[] = [];
  const announce: ChangeListener = (change) => listeners.forEach((listener) => listener(change));
  const ears = await listen(url, announce);
  return {
    pool,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      await ears.close();
      await pool.end();
    },
  };
}

/** Listens for ever: after a lost connection it announces 'all', since changes may have gone by unheard. */
async function listen(url: string, announce: ChangeListener): Promise<{ close: () => Promise<void> }> {
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'threefold-changes' });
    next.on('notification', ({ payload }) => announce(readChange(payload)));
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${CHANGES_CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Only what stood can fall: an attempt that fails ends as well, and would begin a second row of attempts.
    next.on('end', () => void reconnect());
    client = next;
  }

  async function reconnect(): Promise<void> {
    announce('all');
    while (!closed) {
      await wait(RECONNECT_MS);
      try {
        await connect();
        announce('all');
        return;
      } catch {
        // The database is still away; the next round tries again.
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
