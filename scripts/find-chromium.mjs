import { spawnSync } from 'node:child_process';
import { isProgram, programOnPath } from './lib/programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium of this machine, if there is one: `CHROMIUM_PATH`, or the first on the PATH.
 * @returns {string | undefined}
 */
export function locateChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (!named) return names.map(programOnPath).find((path) => path !== undefined);
  if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`);
  return named;
}

/**
 * The headless build of Chromium, where Debian's package is installed. Journeys take about two thirds of the
 * time with it.
 * @returns {string | undefined}
 */
export function locateHeadlessChromium() {
  const shell = process.env['CHROMIUM_PATH'] ? undefined : programOnPath('chromium-headless-shell');
  return shell ?? locateChromium();
}

/**
 * Like `locateChromium`. If there is none, root on Debian gets it installed, and others are told how to
 * install it.
 * @returns {string} path of the program
 */
export function findChromium() {
  const found = locateChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && programOnPath('apt-get')) {
    console.log('Installing Chromium from Debian …');
    installChromium();
    const installed = locateChromium();
    if (installed) return installed;
  }
  throw new Error(
    'Chromium is needed and was not found: install it (on Debian: sudo apt-get install chromium) ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function installChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  }
}
