import { fileURLToPath } from 'node:url';

/** The folder of the project, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string} path relative to the project */
export const inProject = (path) => `${root}/${path}`;
