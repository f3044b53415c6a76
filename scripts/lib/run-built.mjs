import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { inProject, root } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {{ setSourceMapsSupport?: (this: void, enabled: boolean) => void }} SourceMaps Node 22.14 and later. */

/**
 * Runs a program of the built server in this process: signals reach it, its exit code is ours, and no child process
 * is left when the terminal closes. Installs and builds first if needed.
 * @param {string} name the program's file in dist/server, without its ending
 */
export async function runBuilt(name) {
  requireNode();
  process.chdir(root);
  const built = isBuilt();
  await ensureInstalled({ production: built });

  // Builds in a child process, so that the shop does not keep the memory of the build.
  if (!built) {
    const { code } = await run(process.execPath, [inProject('scripts/build.mjs')], { show: true });
    if (code !== 0) process.exit(code);
  }

  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env['NODE_ENV'] ??= 'production';
  // Where Node can, without the maps of packages: they name sources that are not installed.
  const { setSourceMapsSupport } = /** @type {SourceMaps} */ (nodeModule);
  if (setSourceMapsSupport) setSourceMapsSupport(true);
  else process.setSourceMapsEnabled(true);
  await import(new URL(`../../dist/server/${name}.js`, import.meta.url).href);
}
