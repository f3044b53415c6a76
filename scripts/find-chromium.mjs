import { spawnSync } from 'node:child_process';
import { isProgram, programOnPath } from './lib/programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium of this machine: `CHROMIUM_PATH`, or the first on the path. Root on a Debian gets it installed;
 * anybody else is told how.
 * @param {{ install?: boolean }} [options]
 * @returns {string} path of the program
 */
export function findChromium({ install = true } = {}) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`);
  }
  const found = onPath();
  if (found) return found;
  if (install && process.getuid?.() === 0 && programOnPath('apt-get')) {
    console.log('Installing Chromium from Debian …');
    installChromium();
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error(
    'Chromium is needed and was not found: install it (on Debian: sudo apt-get install chromium) ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

const onPath = () => names.map(programOnPath).find((path) => path !== undefined);

function installChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  }
}
