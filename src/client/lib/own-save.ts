type Some<F extends string> = Readonly<Partial<Record<F, string>>>;

/** A save that was under way when the page was left. */
export interface Sent<F extends string> {
  /** The version that it was sent on. */
  version: number | undefined;
  values: Some<F>;
  /** The values of its fields before. */
  was: Some<F>;
}

interface Read<F extends string> {
  version: number | undefined;
  values: Some<F>;
}

/**
 * Whether the record is the result of that save. The server may store a value in another form than was typed, such as
 * questions, which get ids. So it is recognised by its version, the next one, and by its fields, which all changed.
 */
export function isOwnSave<F extends string>(sent: Sent<F> | undefined, now: Read<F>): sent is Sent<F> {
  if (sent?.version === undefined || now.version !== sent.version + 1) return false;
  return (Object.keys(sent.values) as F[]).every((key) => now.values[key] !== sent.was[key]);
}

/** The edits that such a save did not hold, because they were typed after it. */
export function editsAfter<F extends string>(sent: Sent<F>, edits: Some<F>): Some<F> {
  return Object.fromEntries(
    (Object.entries(edits) as [F, string][]).filter(([key, value]) => value !== sent.values[key]),
  ) as Some<F>;
}
