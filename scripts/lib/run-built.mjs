import { existsSync } from 'node:fs';
import { isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { inProject, root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs a program of the built server in this very process: signals reach it, its exit code is ours, and nothing
 * is left behind when the terminal goes away. Installs and builds first where that is needed.
 * @param {string} name the program's file in dist/server, without its ending
 */
export async function runBuilt(name) {
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
  await import(new URL(`../../dist/server/${name}.js`, import.meta.url).href);
}
