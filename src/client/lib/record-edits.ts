type Values<F extends string> = Readonly<Record<F, string>>;
type Some<F extends string> = Readonly<Partial<Record<F, string>>>;

/** The typed values of a record, and for each the saved value that the person saw while typing. */
export interface RecordEdits<F extends string> {
  edits: Some<F>;
  was: Some<F>;
}

export const noEdits = <F extends string>(): RecordEdits<F> => ({ edits: none<F>(), was: none<F>() });

const none = <F extends string>() => ({}) as Some<F>;
const keysOf = <F extends string>(values: Some<F>) => Object.keys(values) as F[];

/** The fields whose typed value differs from the saved one. */
export const changedIn = <F extends string>({ edits }: RecordEdits<F>, saved: Values<F>): readonly F[] =>
  keysOf(edits).filter((key) => edits[key] !== saved[key]);

/**
 * The changed fields that a colleague has changed too. They stay in dispute until the person decides, also when they
 * type on or reload the page.
 */
export const disputesIn = <F extends string>(typed: RecordEdits<F>, saved: Values<F>): readonly F[] =>
  changedIn(typed, saved).filter((key) => typed.was[key] !== saved[key]);

/** Replaces the typed values. A field that was typed before keeps the value that it was typed over. */
export function withEdits<F extends string>(
  typed: RecordEdits<F>,
  next: Some<F>,
  saved: Values<F>,
): RecordEdits<F> {
  const keys = keysOf(next);
  const earlier = keys.filter((key) => key in typed.edits);
  return { edits: pick(next, keys), was: { ...pick(saved, keys), ...pick(typed.was, earlier) } };
}

/** The person keeps the typed value, and knows the colleague's. */
export const keepMine = <F extends string>(
  typed: RecordEdits<F>,
  field: F,
  saved: Values<F>,
): RecordEdits<F> => ({ ...typed, was: { ...typed.was, [field]: saved[field] } });

/** Only the edits that change something: a field that was typed back to its saved value follows the colleague's. */
export const onlyChanged = <F extends string>(typed: RecordEdits<F>, saved: Values<F>): RecordEdits<F> =>
  withEdits(typed, pick(typed.edits, changedIn(typed, saved)), saved);

export function pick<F extends string>(values: Some<F>, keys: readonly F[]): Some<F> {
  return Object.assign({}, ...keys.map((key) => ({ [key]: values[key] }))) as Some<F>;
}
