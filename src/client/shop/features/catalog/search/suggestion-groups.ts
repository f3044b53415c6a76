import type { Suggestions } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { LINES, type Line } from '#rules/catalog/lines.ts';
import { pricedSearch } from '#rules/search/priced.ts';
import { formatCount } from '#client/lib/format.ts';
import {
  GROUPS,
  LINE_SEARCH,
  otherSpellings,
  searches,
  type Found,
  type SuggestionGroup,
} from './suggestion-rows.ts';

/** The search results as rows, in the order of the arrow keys. Empty groups are left out. */
export function suggestionGroups(found: Found, lines: readonly Line[] = LINES): SuggestionGroup[] {
  const groups = found.order.flatMap((group) => GROUPS[group](found));
  return [...groups, ...everything(found, lines)].filter((group) => group.rows.length > 0);
}

/** The results of each line with matches. If none has, similar products or other links. */
function everything(found: Found, lines: readonly Line[]): SuggestionGroup[] {
  const meant = found.corrected ?? found.text;
  const totals = found.totals.filter(({ total }) => total > 0);
  if (totals.length > 0) {
    const rows = totals.map(({ line, total }) => ({
      href: addresses.search(line, meant),
      label: LINE_SEARCH[line],
      line,
      // The count doesn't consider the price limit, so it is left out.
      ...(!isPriced(meant, line) && { aside: formatCount(total) }),
    }));
    return [{ title: `Everything for “${meant}”`, rows }];
  }
  if (foundNothing(found)) return otherWays(found, lines);
  if (found.products.length === 0) return [];
  const rows = lines.map((line) => ({ href: addresses.search(line, meant), label: LINE_SEARCH[line], line }));
  return [{ title: `Near “${meant}”`, rows }];
}

const isPriced = (text: string, line: Line) => line !== 'sell' && pricedSearch(text).most !== undefined;

function otherWays(found: Found, lines: readonly Line[]): SuggestionGroup[] {
  return [
    ...otherSpellings(found),
    searches('Popular searches', found.instead?.popular ?? []),
    {
      title: 'Look through a line',
      rows: lines.map((line) => ({ href: addresses.listing(line), label: LINE_SEARCH[line], line })),
    },
  ];
}

/**
 * The line of a search: the line that the search means, or the visitor's, unless only another line has
 * matches.
 */
export function lineToSearch(here: Line, found: Pick<Suggestions, 'line' | 'totals'> | undefined): Line {
  if (found?.line) return found.line;
  const has = (line: Line) => found?.totals.some((one) => one.line === line && one.total > 0) ?? false;
  return has(here) ? here : (LINES.find(has) ?? here);
}

export function foundNothing(found: Suggestions): boolean {
  return found.instead !== null;
}
