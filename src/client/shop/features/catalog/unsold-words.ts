import type { Line } from '#rules/lines.ts';

const UNSOLD: Record<Line, string> = {
  buy: 'We don’t sell',
  sell: 'We don’t buy',
  repair: 'We don’t repair',
};

/** Somebody asks for a model that the line does not have. */
export function unsoldWords(line: Line, model: string): string {
  return `${UNSOLD[line]} “${model}” at the moment.`;
}
