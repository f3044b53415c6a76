/** Of what was chosen, what the name does not say already. */
export const unsaid = (choice: string, name: string): string =>
  choice
    .split(', ')
    .filter((word) => !name.includes(word))
    .join(', ');
