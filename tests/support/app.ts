import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { callerOf, type Caller } from './answers.ts';
import { whenFileEnds } from './cleanup.ts';
import { expectDocumented } from './documented.ts';
import { freshDatabase } from './database.ts';
import { root } from './project.ts';

export interface TestApp extends Caller {
  app: FastifyInstance;
  database: Database;
  origin: string;
  /** What the shop writes besides its database. */
  dataDir: string;
  /** Fetches any address of the shop, as a browser without a cache would. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface TestAppOptions {
  /** The demo shop, or tables with nothing in them. */
  filled?: 'demo' | 'empty';
  /** Settings, by their names in the environment. */
  env?: Record<string, string>;
  /** Another way to the database than the straight one. */
  through?: (databaseUrl: string) => Promise<string>;
  /** Pages with their first screens. Drawing them takes longer than all the rest of a page. */
  screens?: boolean;
}

/**
 * The real shop on a database of its own, listening on a port of its own: answers that are kept as finished
 * bytes are sent before the framework sees a request, so only a real request takes every way there is.
 * It is taken down when the test file ends.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { filled = 'demo', env = {}, through = async (url) => url, screens = false } = options;
  const place = await freshDatabase(inject('template'), filled);
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
    DATA_DIR: place.dataDir,
    ...env,
  });
  const databaseUrl = place.databaseUrl && (await through(place.databaseUrl));
  const database = await connect({ databaseUrl, dataDir: place.dataDir });
  await migrate(database);
  const app = await buildApp({
    config,
    database,
    // The page around the client as it is in the sources, so that no build is needed to test pages.
    template: () => readFile(`${root}/src/client/index.html`, 'utf8'),
    officeTemplate: () => readFile(`${root}/src/client/office.html`, 'utf8'),
    drawFirstScreen: screens ? await fromSources() : undefined,
  });
  expectDocumented(app.server);
  whenFileEnds(async () => {
    await app.close();
    await database.close();
    await place.remove();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    app,
    database,
    origin,
    dataDir: place.dataDir,
    ...callerOf(origin),
    fetch: (path, init) => fetch(origin + path, init),
  };
}

async function fromSources() {
  const { drawFirstScreen } = await import('#client/first-screen/first-screen.tsx');
  return drawFirstScreen;
}
