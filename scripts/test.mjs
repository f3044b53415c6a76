import { mkdirSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inProject, root } from './lib/paths.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';
import { run, runTool } from './lib/run.mjs';
import { readPlaywright, readVitest, sum, tallyOf } from './lib/tally.mjs';
import { verify } from './lib/verify.mjs';

requireNode();
process.chdir(root);
await ensureInstalled();

const reports = inProject('.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = sum([
  await step('Quick gate', verify),
  await step('Unit tests, and route tests on the embedded database', () =>
    vitest('embedded', ['--project=unit', '--project=routes']),
  ),
  await step('Route tests on PostgreSQL', routesOnPostgres),
  await step('Journeys in a browser', journeys),
]);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * @param {string} title
 * @param {() => Promise<import('./lib/tally.mjs').Tally>} work
 */
async function step(title, work) {
  console.log(`\n━━ ${title} ━━`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function vitest(name, args, env = {}) {
  const report = `${reports}/${name}.json`;
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { show: true, env: { DATABASE_URL: '', ...env } },
  );
  return tallyOf({ report, code, read: readVitest });
}

async function routesOnPostgres() {
  const bin = findPostgres();
  if (!bin) {
    console.log('No PostgreSQL server was found, so they ran on the embedded database alone.');
    return { passed: 0, failed: 0 };
  }
  const server = await startPostgres(bin);
  try {
    return await vitest('postgres', ['--project=routes'], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function journeys() {
  findChromium();
  const built = await run(process.execPath, [inProject('scripts/build.mjs')], { show: true });
  if (built.code !== 0) return { passed: 0, failed: 1 };
  const report = `${reports}/journeys.json`;
  const { code } = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return tallyOf({ report, code, read: readPlaywright });
}
