import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} Packages */

const stamp = inProject('node_modules/.threefold-lock');

/**
 * Installs exactly what the lock file names, unless node_modules already holds it. A built shop needs no development
 * tools: the production packages are enough.
 * @param {{ production?: boolean }} [options]
 */
export async function ensureInstalled({ production = false } = {}) {
  const wanted = `${process.platform}-${process.arch}-${process.versions.modules}-${fingerprint(['package-lock.json'])}`;
  if (read(stamp) === wanted) return;
  if (!holdsTheLock({ production })) {
    console.log('Installing packages from the lock file …');
    const which = production ? '--omit=dev' : '--include=dev';
    const { code } = await npm(['ci', which, '--no-audit', '--no-fund']);
    if (code !== 0) {
      console.error('The packages could not be installed: see the lines above.');
      process.exit(1);
    }
  }
  if (!production) writeFileSync(stamp, wanted);
}

/**
 * npm writes a list of what it has installed as its last step. If it matches the lock file, nothing needs to
 * be fetched: `npm install` was run by hand.
 */
function holdsTheLock({ production = false }) {
  const locked = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  return locked !== undefined && installed !== undefined && isComplete({ locked, installed, production });
}

/** @param {{ locked: Packages, installed: Packages, production: boolean }} lists */
export function isComplete({ locked, installed, production }) {
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true;
    const here = installed[path];
    if (here) return here.version === wanted.version;
    return wanted.optional === true || (production && (wanted.dev === true || wanted.devOptional === true));
  });
}

/**
 * @param {string} path
 * @returns {Packages | undefined}
 */
function packagesIn(path) {
  const text = read(inProject(path));
  return text === undefined ? undefined : JSON.parse(text).packages;
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string[]} args */
function npm(args) {
  const running = process.env['npm_execpath'];
  return running?.endsWith('.js')
    ? run(process.execPath, [running, ...args], { show: true })
    : run('npm', args, { show: true });
}
