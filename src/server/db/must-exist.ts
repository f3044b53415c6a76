/** A row that was there earlier in this request. Throws if another request has deleted it since. */
export function mustExist<T>(row: T | null | undefined, what: string): T {
  if (row === undefined || row === null) throw new Error(`${what} was deleted during the request`);
  return row;
}
