import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/**
 * The embedded PostgreSQL. It runs in its own thread, so that a slow query never blocks the event loop, and behind a
 * socket, so that the rest of the server needs only one driver.
 */
const { folder, socket } = workerData as { folder: string; socket: string };
const port = parentPort;
if (!port) throw new Error('runs as a worker only');

const open = (dataDir: string) => PGlite.create({ dataDir, extensions: { pg_trgm, unaccent } });

/** A new database is created in another folder and then renamed, so that a killed start leaves nothing half-made. */
if (!existsSync(folder)) {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const fresh = await open(unfinished);
  await fresh.close();
  await rename(unfinished, folder);
}

/**
 * After a failed statement the driver drops the connection and opens the next before the old one is closed. With a
 * limit of one, the query after an error would be refused.
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
