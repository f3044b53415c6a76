import { lineFromCode, type Line } from '#rules/catalog/lines.ts';
import { GROUPS, otherSpellings, type Found, type SuggestionGroup } from './suggestion-rows.ts';

const MOST_ANSWER_ROWS = 4;
const MOST_ANSWERS = 3;

/** Matches to show above the results of one line: everything that the results don't show, as far as it fits. */
export function answerGroups(found: Found, line: Line): SuggestionGroup[] {
  // If the search means this line and it has matches, those come first. Links lead to the other lines.
  const isServed = found.line === line && found.totals.some((one) => one.line === line && one.total > 0);
  const products = isServed
    ? []
    : found.products.filter(({ is_active_for: code }) => lineFromCode(code) !== line);
  const shown = { ...found, products };
  const groups = found.order.flatMap((group) => GROUPS[group](shown));
  return [...otherSpellings(found), ...groups]
    .map(({ title, rows }) => ({ title, rows: rows.slice(0, MOST_ANSWER_ROWS) }))
    .filter(({ rows }) => rows.length > 0)
    .slice(0, MOST_ANSWERS);
}
