/** How many products fit side by side. */
export const MOST_COMPARED = 4;

/** The ids in the address of a comparison; undefined if it can't be read. */
export function readCompared(text: string | undefined): number[] | undefined {
  if (!text) return [];
  if (!/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text)) return undefined;
  const ids = [...new Set(text.split(',').map(Number))];
  return ids.length > MOST_COMPARED ? undefined : ids;
}

/** Whether at least two of the compared products differ in a row. */
export function differs(values: readonly (string | undefined)[]): boolean {
  return new Set(values).size > 1;
}
