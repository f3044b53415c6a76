import { matchAddress } from '#contract/pages.ts';
import type { MenuEntry } from '#contract/site.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { addresses, ALL } from '#rules/page/addresses.ts';

/** Whether the line takes the category; undefined where the shop has no such category. */
type Takes = (slug: string) => boolean | undefined;

/**
 * The menu of categories for one line: the categories of the line, with the line's own column first. A
 * category that the menu names stays in the line of the visitor.
 */
export function menuInLine(entries: readonly MenuEntry[], line: Line, takes: Takes): MenuEntry[] {
  return entries.flatMap((entry) => {
    const { child, megaMenu } = entry;
    const shown = {
      ...entry,
      ...(child && { child: menuInLine(child, line, takes) }),
      ...(megaMenu && {
        megaMenu: megaMenu.toSorted((a, b) => Number(isOf(line, b.url)) - Number(isOf(line, a.url))),
      }),
    };
    const address = matchAddress(entry.url);
    if (address?.page !== 'listing' || address.line !== 'buy' || address.category === ALL) return shown;
    const taken = takes(address.category);
    if (taken) shown.url = addresses.listing(line, address.category);
    return taken === false ? [] : shown;
  });
}

const isOf = (line: Line, url: string) => url.startsWith(`/${line}/`);
