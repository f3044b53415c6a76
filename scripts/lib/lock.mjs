import { readFileSync } from 'node:fs';
import { inProject } from './paths.mjs';

/**
 * @typedef {{
 *   resolved?: string, link?: boolean, version?: string, integrity?: string,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>
 * }} Locked
 * @typedef {Record<string, Locked>} Packages
 */

/**
 * Problems that would make `npm ci` fail or differ on another machine. npm drops the native packages of other
 * platforms from a lock file that is regenerated while node_modules exists, and a registry URL would bind
 * everybody to that registry.
 * @param {Packages} [packages]
 * @returns {string[]}
 */
export function lockProblems(packages = readPackages()) {
  return Object.entries(packages).flatMap(([path, locked]) => [
    ...(locked.resolved === undefined ? [] : [`${path} has the URL ${locked.resolved}`]),
    ...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !holds(packages, path, name))
      .map((name) => `${path || 'the project'} needs ${name}, which the lock does not hold`),
  ]);
}

/**
 * Looks where Node does: in the package's own node_modules, then in those of the folders above.
 * @param {Packages} packages
 * @param {string} from
 * @param {string} name
 * @returns {boolean}
 */
function holds(packages, from, name) {
  if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true;
  if (from === '') return false;
  const above = from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, '');
  return holds(packages, above, name);
}

/** @returns {Packages} */
const readPackages = () => JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;
