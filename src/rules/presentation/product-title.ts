import type { Line } from '../catalog/lines.ts';

/** One device may be bought, sold and repaired: three pages, told apart by their titles. */
export function productTitle(line: Line, name: string): string {
  if (line === 'buy') return name;
  return `${line === 'sell' ? 'Sell' : 'Repair'} ${name}`;
}
