import { oneLine } from './one-line.ts';

/** A text of several lines as it is stored: each line cleaned, at most one empty line between two, none at the ends. */
export function severalLines(typed: string): string {
  return typed
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
