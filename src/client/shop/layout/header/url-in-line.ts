import { matchAddress } from '#contract/pages.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { addresses, ALL } from '#rules/page/addresses.ts';

/** A category that a menu names stays in the line the visitor is in, where that line takes it. */
export function urlInLine(url: string, line: Line, takes: (slug: string) => boolean): string {
  const address = matchAddress(url);
  if (address?.page !== 'listing' || address.line !== 'buy' || address.category === ALL) return url;
  return takes(address.category) ? addresses.listing(line, address.category) : url;
}
