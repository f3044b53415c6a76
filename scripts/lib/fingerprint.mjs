import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * One hash over the names and contents of files. It ignores their times, because a checkout or a copy changes the
 * times of unchanged files.
 * @param {string[]} paths files or folders of the project; those that are absent count as empty
 * @param {(path: string) => boolean} [wanted] which files inside the folders count
 */
export function fingerprint(paths, wanted = () => true) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesUnder(path)).filter(wanted)) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
