import { existsSync } from 'node:fs';
import { isBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inProject, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

requireNode();
process.chdir(root);
const built = isBuilt();
await ensureInstalled({ production: built });

// A process of its own, so that the shop does not keep the memory of the build.
if (!built) {
  const { code } = await run(process.execPath, [inProject('scripts/build.mjs')], { show: true });
  if (code !== 0) process.exit(code);
}

if (existsSync('.env')) process.loadEnvFile('.env');
process.env['NODE_ENV'] ??= 'production';
process.setSourceMapsEnabled(true);

// The shop runs in this very process: signals reach it, its exit code is ours, and nothing is left behind
// when the terminal goes away.
await import(new URL('../dist/server/main.js', import.meta.url).href);
