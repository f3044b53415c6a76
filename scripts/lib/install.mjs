import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';

const stamp = inProject('node_modules/.threefold-lock');

/** Installs exactly what the lock file names, unless that is what node_modules already holds. */
export async function ensureInstalled() {
  const wanted = `${process.platform}-${process.arch}-${process.versions.modules}-${fingerprint(['package-lock.json'])}`;
  if (read(stamp) === wanted) return;
  if (!holdsTheLock()) {
    console.log('Installing packages from the lock file …');
    const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
    if (code !== 0) {
      console.error('The packages could not be installed: see the lines above.');
      process.exit(1);
    }
  }
  writeFileSync(stamp, wanted);
}

/**
 * npm keeps a list of what it has installed and writes it last. When that agrees with the lock there is no
 * need to fetch everything again: somebody has run `npm install` by hand.
 */
function holdsTheLock() {
  const [locked, installed] = [
    packagesIn('package-lock.json'),
    packagesIn('node_modules/.package-lock.json'),
  ];
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true;
    const here = installed[path];
    return here ? here.version === wanted.version : wanted.optional === true;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
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
