/**
 * A statement put together from parts that share numbered parameters. PostgreSQL refuses a parameter that no part uses,
 * so the used ones are numbered anew.
 */
export function usedValues(text: string, values: readonly unknown[]): { text: string; values: unknown[] } {
  const used: number[] = [];
  const renumbered = text.replace(/\$(\d+)/g, (_all, digits: string) => {
    const number = Number(digits);
    if (!used.includes(number)) used.push(number);
    return `$${used.indexOf(number) + 1}`;
  });
  return { text: renumbered, values: used.map((number) => values[number - 1]) };
}
