import type { LineState } from './kinds.ts';

/** A line of an estimate. Lines with the same `choice` are alternatives: one of them is done. */
export interface ChoiceLine {
  choice: number | null;
  price: number;
}

/** The lines in their order, each with its alternatives. */
export function alternatives<T extends Pick<ChoiceLine, 'choice'>>(lines: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const line of lines) {
    const known = groups.find(([first]) => line.choice !== null && first?.choice === line.choice);
    if (known) known.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The lines that are done if the customer picks the first of all alternatives, as the bench advises. */
export const advised = <T extends Pick<ChoiceLine, 'choice'>>(lines: readonly T[]): T[] =>
  alternatives(lines).flatMap(([first]) => first ?? []);

/** What it costs with the first of all alternatives. */
export const estimateTotal = (lines: readonly ChoiceLine[]): number =>
  advised(lines).reduce((sum, { price }) => sum + price, 0);

/** Whether at most one of each alternatives was picked. */
export function isOneOfEach(picked: readonly Pick<ChoiceLine, 'choice'>[]): boolean {
  const choices = picked.flatMap(({ choice }) => choice ?? []);
  return new Set(choices).size === choices.length;
}

interface SaidLine {
  line_id?: number | undefined;
  choice?: number | undefined;
}

/** What is wrong with the lines of an estimate: alternatives are for one fault, and each fault is named once otherwise. */
export function choiceProblem(lines: readonly SaidLine[]): string | undefined {
  const groups = alternatives(lines.map((line) => ({ ...line, choice: line.choice ?? null })));
  if (groups.some((alike) => alike.length === 1 && alike.some(({ choice }) => choice !== null)))
    return 'A line has no alternative.';
  if (groups.some((alike) => new Set(alike.map(({ line_id: id }) => id)).size > 1))
    return 'Alternatives have to be for the same fault.';
  const named = groups.flatMap(([first]) => first?.line_id ?? []);
  return new Set(named).size < named.length ? 'A line is named twice.' : undefined;
}

/** What the work will cost as far as it is known: declined work costs nothing. */
export const expectedSum = (lines: readonly { price: number | null; state: LineState }[]): number =>
  lines.reduce(
    (sum, { price, state }) => sum + (state === 'declined' ? 0 : Math.round((price ?? 0) * 100)),
    0,
  ) / 100;
