import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} name */
export function programOnPath(name) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find(isProgram);
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
