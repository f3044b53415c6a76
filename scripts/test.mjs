import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inProject, root } from './lib/paths.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';
import { run, runTool } from './lib/run.mjs';
import { failedTests, journeysThat, readPlaywright, readVitest, sum, tallyOf } from './lib/tally.mjs';
import { verify } from './lib/verify.mjs';

requireNode();
process.chdir(root);
await ensureInstalled();

const reports = inProject('.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/**
 * Tests whose SQL the two databases could answer differently. The others would prove nothing new on the second
 * database.
 */
const SQL_HEAVY = [
  'src/server/db',
  'src/server/jobs',
  'src/server/features/catalog',
  'src/server/features/listing',
  'src/server/features/alerts',
  'src/server/features/cart',
  'src/server/features/checkout',
  'src/server/features/money',
  'src/server/features/orders/races',
  'src/server/features/orders/money',
  'src/server/features/orders/routes',
  'src/server/features/repairs',
  'src/server/features/trade-ins',
  'src/server/features/stores',
  'tests/routes/demo-shop',
  'tests/routes/upgrade',
];

// Both lists are printed again at the end, the part of a long log that everybody reads.
/** @type {string[]} */
const triedTwice = [];
/** @type {string[]} */
const failures = [];
const postgres = findPostgres();
const total = sum([
  await step('Quick gate', verify),
  ...(postgres
    ? [
        await step('Unit tests, and route tests on PostgreSQL', () => unitAndRoutesOn(postgres)),
        await step('Route tests with much SQL, on the embedded database', () =>
          vitest('embedded', ['--project=routes', ...SQL_HEAVY]),
        ),
      ]
    : [
        await step('Unit tests, and route tests on the embedded database (no PostgreSQL was found)', () =>
          vitest('embedded', ['--project=unit', '--project=routes']),
        ),
      ]),
  await step('Journeys in a browser', journeys),
]);
if (triedTwice.length > 0) console.log(`\nPassed at the second try:\n${triedTwice.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * @param {string} title
 * @param {() => Promise<import('./lib/tally.mjs').Tally>} work
 */
async function step(title, work) {
  console.log(`\n━━ ${title} ━━`);
  const named = failures.length;
  const tally = await work().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  if (tally.failed > 0 && failures.length === named) failures.push(title);
  return tally;
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
  const tally = tallyOf({ report, code, read: readVitest });
  if (tally.passed > 0) failures.push(...failedTests(JSON.parse(readFileSync(report, 'utf8'))));
  return tally;
}

/** @param {string} bin */
async function unitAndRoutesOn(bin) {
  const server = await startPostgres(bin);
  try {
    return await vitest('postgres', ['--project=unit', '--project=routes'], {
      TEST_DATABASE_URL: server.url,
    });
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
  const tally = tallyOf({ report, code, read: readPlaywright });
  if (tally.passed > 0) {
    const told = JSON.parse(readFileSync(report, 'utf8'));
    triedTwice.push(...journeysThat(told, 'flaky'));
    failures.push(...journeysThat(told, 'unexpected'));
  }
  return tally;
}
