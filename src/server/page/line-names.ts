import type { Line } from '#rules/lines.ts';

export const LINE_NAMES: Record<Line, string> = { buy: 'Buy', sell: 'Sell', repair: 'Repair' };
