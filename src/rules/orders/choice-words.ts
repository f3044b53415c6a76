/** The parts of a choice that are not already in the name. */
export const unsaid = (choice: string, name: string): string =>
  choice
    .split(', ')
    .filter((word) => !name.includes(word))
    .join(', ');

/**
 * A line by its whole name: 'USB-C cable 2m, White'. Two lines of an order may have the same product, and
 * differ only in the chosen options.
 */
export const lineName = ({ name, choice }: { name: string; choice: string }): string =>
  [name, unsaid(choice, name)].filter(Boolean).join(', ');

/** '2 × USB-C cable 2m, White', or the name alone. */
export const unitsName = (line: { name: string; choice: string }, units: number): string =>
  units > 1 ? `${units} × ${lineName(line)}` : lineName(line);

/** Names in one sentence. Names with a comma of their own are kept apart by semicolons. */
export const listed = (names: readonly string[]): string => listedParts(names).join(' ');

/** The names of such a sentence, each with the sign that follows it. */
export function listedParts(names: readonly string[]): string[] {
  const sign = names.some((name) => name.includes(', ')) ? ';' : ',';
  return names.map((name, index) => (index < names.length - 1 ? name + sign : name));
}
