import { LINES, type Line } from '#rules/catalog/lines.ts';

/** The shop's verb in each line. */
export const DONE: Record<Line, string> = { buy: 'sell', sell: 'buy', repair: 'repair' };

type Totals = readonly { line: Line; total: number }[];

/** The text for a model that the line does not have, with the other lines that have it. */
export function unsoldWords(line: Line, model: string, totals: Totals): string {
  const has = (other: Line) => totals.some((one) => one.line === other && one.total > 0);
  const others = LINES.filter((other) => other !== line && has(other)).map((other) => DONE[other]);
  const but = others.length > 0 ? `, but we ${others.join(' and ')} it` : '';
  return `We don’t ${DONE[line]} “${model}” at the moment${but}.`;
}
