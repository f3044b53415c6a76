import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the project, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const madeByTools = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
]);

/** Every file of the project by its path, except files that tools made. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    // In a Git worktree, `.git` is a file.
    if (madeByTools.has(entry.name)) return [];
    if (entry.isDirectory()) return projectFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

export const readProjectFile = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
