/** The parts of a choice that are not already in the name. */
export const unsaid = (choice: string, name: string): string =>
  choice
    .split(', ')
    .filter((word) => !name.includes(word))
    .join(', ');
