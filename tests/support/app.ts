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
  /** The folder of the files that the shop writes, such as mails and photos. */
  dataDir: string;
  /** Fetches any URL of the shop, as a browser without a cache would. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface TestAppOptions {
  /** The demo shop, or tables with nothing in them. */
  filled?: 'demo' | 'empty';
  /** Settings, by their names in the environment. */
  env?: Record<string, string>;
  /** Connects to the database through something else, such as a proxy. */
  through?: (databaseUrl: string) => Promise<string>;
  /** Whether pages contain their first screens. Drawing one takes longer than the rest of its page. */
  screens?: boolean;
}

/**
 * The real shop, with its own database and port. Cached answers are sent before the framework sees a request, so only
 * a real HTTP request runs all of the code. It stops when the test file ends.
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
    // The HTML file of the client as it is in the sources, so that pages can be tested without a build.
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
