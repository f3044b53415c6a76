import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawFirstScreen } from '#contract/first-screen.ts';
import { buildJobs } from './app-jobs.ts';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { readConfig, StartProblem } from './config/config.ts';
import type { Database } from './db/connect.ts';
import { connect } from './db/connect.ts';
import { folderProblem } from './db/folder-problem.ts';
import { outageOf } from './db/outage.ts';
import { migrate } from './db/migrate.ts';
import { claimListing } from './features/listing/writes.ts';
import { ensureSiteDefaults } from './features/site/defaults.writes.ts';
import { listenProblem, assertPortFree } from './http/port.ts';
import { WEBHOOK_PATH } from './ports/stripe.ts';

const CLOSING_MS = 10_000;
const QUIET_MS = 2_000;

async function start(config: Config): Promise<void> {
  await assertPortFree(config);
  const database = await openDatabase(config);
  if (config.demo) {
    const { loadDemo } = await import('#demo/load.ts');
    await loadDemo(database, {
      say: (text) => process.stdout.write(text),
      baskets: config.demoBaskets,
      dataKey: config.dataKey,
    });
  }
  await ensureSiteDefaults(database.db);
  await claimListing(database.db);
  const client = config.dev ? await devServer() : { drawFirstScreen: await builtFirstScreen() };
  const app = await buildApp({ config, database, ...client });
  const jobs = buildJobs(config, database, app.log, config.demo ? [await demoPast()] : []);
  stopOnSignals(() => Promise.all([app.close(), jobs.stop()]), database);
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenProblem(error, config);
  });
  const { port } = app.server.address() as AddressInfo;
  announce(config, port, database);
  jobs.start();
}

async function openDatabase(config: Config): Promise<Database> {
  // A new database takes a while. A start without a word looks broken.
  const slow = setTimeout(() => process.stdout.write('Making the database ready\n'), QUIET_MS);
  try {
    const database = await connect(config);
    await migrate(database);
    return database;
  } finally {
    clearTimeout(slow);
  }
}

/** Creates the past orders of a new demo shop while it already runs. */
async function demoPast() {
  const { pastJobs } = await import('#demo/load.ts');
  return pastJobs;
}

async function devServer() {
  const { startDevServer } = await import('./dev.ts');
  return startDevServer();
}

/** The only client code that the server runs. It is a separate build, in a folder beside the others. */
async function builtFirstScreen(): Promise<DrawFirstScreen> {
  const file = pathToFileURL(join(process.cwd(), 'dist/first-screen/first-screen.js')).href;
  const built = (await import(file)) as { drawFirstScreen: DrawFirstScreen };
  return built.drawFirstScreen;
}

function announce(config: Config, port: number, database: Database): void {
  const where = database.kind === 'embedded' ? `embedded database in ${config.dataDir}` : 'PostgreSQL';
  const lines = [`Threefold is open at ${config.publicUrl ?? `http://${config.host}:${port}`} (${where})`];
  if (config.demo) {
    lines.push(
      'Demo accounts: shopper@threefold.example, vendor@threefold.example, admin@threefold.example,',
      'blocked@threefold.example, a vendor whose business is blocked,',
      'and priya@threefold.example, who has store credit',
      'Password: threefold-demo',
    );
  }
  if (config.stripe) {
    const origin = config.publicUrl ?? `http://${config.host}:${port}`;
    lines.push(`Cards are taken by Stripe. Its webhook goes to ${origin}${WEBHOOK_PATH}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** On a signal: finishes running requests, refuses new ones, and exits with 0 within ten seconds. */
function stopOnSignals(finish: () => Promise<unknown>, database: Database): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), CLOSING_MS).unref();
    void finish()
      .then(() => database.close())
      .finally(() => process.exit(0));
  };
  // `on` and not `once`: after Ctrl-C, npm passes on a second signal. Without a listener it would end the process.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Why the shop does not start. */
async function lineOf(error: unknown): Promise<string> {
  if (error instanceof StartProblem) return error.message;
  const { databaseUrl, dataDir } = readConfig(process.env);
  const isEmbedded = databaseUrl === undefined && outageOf(error) !== undefined;
  const problem = isEmbedded ? await folderProblem(dataDir, error) : undefined;
  return problem?.message ?? String(error instanceof Error ? error.stack : error);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${await lineOf(error)}\n`);
  process.exit(1);
}
