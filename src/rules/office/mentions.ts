/** A piece of a text, and whether it mentions a colleague. */
export interface NotePart {
  text: string;
  isName: boolean;
}

const isWordEnd = (next: string | undefined) => next === undefined || !/[\p{L}\p{N}]/u.test(next);

/** The name that begins behind an @ here; of several, the longest. */
function nameAt(text: string, from: number, names: readonly string[]): string | undefined {
  return names
    .toSorted((a, b) => b.length - a.length)
    .find((name) => {
      const said = text.slice(from, from + name.length);
      return said.toLowerCase() === name.toLowerCase() && isWordEnd(text[from + name.length]);
    });
}

/** A note in pieces: the names behind an @, and the text between them. */
export function partsOf(text: string, names: readonly string[]): NotePart[] {
  const parts: NotePart[] = [];
  let begun = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    // An email address is no mention.
    const isInWord = at > 0 && !isWordEnd(text[at - 1]);
    const name = isInWord ? undefined : nameAt(text, at + 1, names);
    if (name === undefined) continue;
    if (at > begun) parts.push({ text: text.slice(begun, at), isName: false });
    begun = at + 1 + name.length;
    parts.push({ text: text.slice(at, begun), isName: true });
    at = begun - 1;
  }
  if (begun < text.length) parts.push({ text: text.slice(begun), isName: false });
  return parts;
}

/** The people who are mentioned in a note. If two have the same name, both are. */
export function mentionedIn<P extends { name: string }>(text: string, people: readonly P[]): P[] {
  const said = new Set(
    partsOf(
      text,
      people.map(({ name }) => name),
    )
      .filter(({ isName }) => isName)
      .map((part) => part.text.slice(1).toLowerCase()),
  );
  return people.filter(({ name }) => said.has(name.toLowerCase()));
}
