import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '#demo/load.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';

/** The demo shop, ready to be copied: a database on a PostgreSQL server, or a folder of PGlite. */
export interface Template {
  serverUrl: string | undefined;
  folder: string;
}

/** The argument of `connect`, and a function that removes the database. */
export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
  remove: () => Promise<void>;
}

const templateName = 'threefold_template';

/** Loads the demo shop once. Copying it takes milliseconds. */
export async function makeTemplate(serverUrl: string | undefined): Promise<Template> {
  const folder = await temporaryFolder();
  if (serverUrl) {
    await onServer(serverUrl, `drop database if exists ${templateName}`, `create database ${templateName}`);
  }
  const database = await connect({
    databaseUrl: serverUrl && databaseOn(serverUrl, templateName),
    dataDir: folder,
    isPatient: true,
  });
  const failure = await migrate(database)
    .then(() => loadDemo(database))
    .then(() => undefined, reason);
  await database.close();
  if (failure) throw new Error(`The demo shop could not be loaded: ${failure}`);
  return { serverUrl, folder };
}

/** The database's own message, without the thousands of values of the statement. */
function reason(error: unknown): string {
  const first = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const detail =
    first instanceof Error && 'detail' in first && typeof first.detail === 'string' ? first.detail : '';
  return `${first instanceof Error ? first.message : String(first)} ${detail}`.trim().slice(0, 500);
}

/** A new database for a test: with the demo shop, or empty. */
export async function freshDatabase(template: Template, filled: 'demo' | 'empty'): Promise<TestDatabase> {
  const { serverUrl } = template;
  const dataDir = await temporaryFolder();
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (!serverUrl) {
    if (filled === 'demo') await cp(template.folder, dataDir, { recursive: true });
    return { databaseUrl: undefined, dataDir, remove: removeFolder };
  }
  const name = `threefold_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    serverUrl,
    `create database ${name} template ${filled === 'demo' ? templateName : 'template0'}`,
  );
  return {
    databaseUrl: databaseOn(serverUrl, name),
    dataDir,
    async remove() {
      await onServer(serverUrl, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'threefold-test-'));

async function onServer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
