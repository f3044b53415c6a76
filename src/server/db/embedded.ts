import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { ChangeListener } from './changes.ts';
import { CHANGES_CHANNEL, readChange } from './changes.ts';
import { spawnWorker } from '../ports/spawn-worker.ts';
import { embeddedProblem } from './folder-problem.ts';
import { lockFolder } from './lock.ts';

interface Message {
  ready?: true;
  closed?: true;
}

const SOCKET_PORT = 5432;
const CARE_MS = 10 * 60_000;

export interface EmbeddedDatabase {
  pool: pg.Pool;
  onChange: (listener: ChangeListener) => void;
  close: () => Promise<void>;
}

export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const unlock = await lockFolder(dataDir);
  // A socket file, readable by this user alone: a port on loopback would be open to everybody on the machine.
  const sockets = await mkdtemp(join(tmpdir(), 'threefold-'));
  const worker = spawnWorker('embedded', import.meta.url, {
    folder: join(dataDir, 'pg'),
    socket: join(sockets, `.s.PGSQL.${SOCKET_PORT}`),
  });
  const cleanUp = async () => {
    await worker.terminate();
    await rm(sockets, { recursive: true, force: true });
    await unlock();
  };
  try {
    await message(worker, 'ready');
  } catch (error) {
    await cleanUp();
    throw await embeddedProblem(dataDir, error);
  }

  const listeners: ChangeListener[] = [];
  const announce: ChangeListener = (change) => listeners.forEach((listener) => listener(change));
  // All clients share the one session of the embedded database, so a second one would only wait.
  const pool = new pg.Pool({
    host: sockets,
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: 15_000,
    // All clients share one session, so the client that changes data also receives the notification.
    async onConnect(client) {
      client.on('notification', ({ payload }) => announce(readChange(payload)));
      // The session outlives a client and still has its prepared statements. The new client prepares its own.
      await client.query('deallocate all');
      await client.query(`listen ${CHANGES_CHANNEL}`);
    },
  });
  pool.on('error', () => undefined);
  // PGlite has no autovacuum: without fresh statistics its plans grow bad as data changes.
  const care = setInterval(() => void pool.query('vacuum analyze').catch(() => undefined), CARE_MS);
  care.unref();

  return {
    pool,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      clearInterval(care);
      await pool.end();
      worker.postMessage('close');
      await message(worker, 'closed');
      await cleanUp();
    },
  };
}

function message(worker: Worker, wanted: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (data: Message) => {
      if (data[wanted]) resolve();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database stopped (${code})`)));
  });
}
