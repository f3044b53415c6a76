/** More than four columns are no comparison any more. */
export const MOST_COMPARED = 4;

/** The ids in the address of a comparison; undefined where it can't be read. */
export function readCompared(text: string | undefined): number[] | undefined {
  if (!text) return [];
  if (!/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text)) return undefined;
  const ids = [...new Set(text.split(',').map(Number))];
  return ids.length > MOST_COMPARED ? undefined : ids;
}

/** Whether a row says something else for at least two of the compared; with one there is nothing to compare. */
export function differs(values: readonly (string | undefined)[]): boolean {
  return new Set(values).size > 1;
}
