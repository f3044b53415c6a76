/** Reads a path that was split at its slashes; undefined if it belongs to another page. */
export type ReadPath<A extends object> = (parts: readonly string[]) => A | undefined;

/** Reads one part of a path; undefined if it doesn't fit. */
type ReadPart<T> = (text: string) => T | undefined;

/** A path such as `/:line/cart`. Parts with a colon are read by the reader of that name; others must be equal. */
export function path<A extends object>(
  template: string,
  readers: { [N in keyof A]: ReadPart<A[N]> },
): ReadPath<A> {
  const wanted = template.split('/');
  const names = new Map(wanted.map((part, index) => [index, part.startsWith(':') ? part.slice(1) : '']));
  return (parts) => {
    if (parts.length !== wanted.length) return undefined;
    const said: Record<string, unknown> = {};
    for (const [index, part] of parts.entries()) {
      const name = names.get(index) ?? '';
      if (name === '' && part !== wanted[index]) return undefined;
      if (name === '') continue;
      said[name] = readers[name as keyof A](part);
      if (said[name] === undefined) return undefined;
    }
    return said as A;
  };
}

/** A path without variable parts. It always gives the same address. */
export function exactly<A extends object>(text: string, says: A): ReadPath<A> {
  return (parts) => (parts.join('/') === text ? says : undefined);
}

export function either<A extends object>(first: ReadPath<A>, second: ReadPath<A>): ReadPath<A> {
  return (parts) => first(parts) ?? second(parts);
}

export const oneOf =
  <const T extends string>(words: readonly T[]): ReadPart<T> =>
  (text) =>
    words.find((word) => word === text);

const like =
  (pattern: RegExp): ReadPart<string> =>
  (text) =>
    pattern.test(text) ? text : undefined;

export const slug = like(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export const uuid = like(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** The largest id that the database has. */
const MAX_ID = 2_147_483_647;

/** Without leading zeros, so that each number has one path. */
export const wholeNumber =
  (most = MAX_ID): ReadPart<number> =>
  (text) =>
    /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
