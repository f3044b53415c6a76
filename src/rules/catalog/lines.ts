/** The three service lines. On the wire a line is `is_active_for`: 1 buy, 2 sell, otherwise repair. */
export const LINES = ['buy', 'sell', 'repair'] as const;
export type Line = (typeof LINES)[number];

export const LINE_NAMES: Record<Line, string> = { buy: 'Buy', sell: 'Sell', repair: 'Repair' };

const CODES: Record<Line, 1 | 2 | 3> = { buy: 1, sell: 2, repair: 3 };

export function lineCode(line: Line): 1 | 2 | 3 {
  return CODES[line];
}

export function lineFromCode(code: number): Line {
  if (code === 1) return 'buy';
  return code === 2 ? 'sell' : 'repair';
}

export function isLine(text: string): text is Line {
  return (LINES as readonly string[]).includes(text);
}

/** The lines that the site has. */
export type LinesOn = Readonly<Record<`is_active_for_${Line}`, boolean>>;

export const linesOn = (site: LinesOn): Line[] => LINES.filter((line) => site[`is_active_for_${line}`]);

/** A category's link goes to the first line it is active for; buy when none is set. */
export function categoryLine(active: { buy: boolean; sell: boolean; repair: boolean }): Line {
  return LINES.find((line) => active[line]) ?? 'buy';
}
