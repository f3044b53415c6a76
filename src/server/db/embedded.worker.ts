import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/**
 * The embedded PostgreSQL, in a thread of its own so that a slow query never stops the event loop, behind a
 * socket so that the rest of the server knows one driver only.
 */
const { folder, socket } = workerData as { folder: string; socket: string };
const port = parentPort;
if (!port) throw new Error('runs as a worker only');

const open = (dataDir: string) => PGlite.create({ dataDir, extensions: { pg_trgm, unaccent } });

/** A new database is made aside and moved into place: a start that is killed half-way leaves nothing behind. */
if (!existsSync(folder)) {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const fresh = await open(unfinished);
  await fresh.close();
  await rename(unfinished, folder);
}

/**
 * The driver throws a connection away after a statement that failed, and opens the next one before the old one is
 * gone: with room for a single one, whatever is asked after a mistake would be turned away.
 */
const MOST_CONNECTIONS = 8;

const database = await open(folder);
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: MOST_CONNECTIONS });
await server.start();
port.postMessage({ ready: true });

port.on('message', (message: string) => {
  if (message !== 'close') return;
  void server
    .stop()
    .then(() => database.close())
    .finally(() => port.postMessage({ closed: true }));
});
