import type { Line } from '../catalog/lines.ts';

/** A device can have three pages (buy, sell, repair). Their titles differ. */
export function productTitle(line: Line, name: string): string {
  if (line === 'buy') return name;
  return `${line === 'sell' ? 'Sell' : 'Repair'} ${name}`;
}
