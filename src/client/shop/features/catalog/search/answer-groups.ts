import { lineFromCode, type Line } from '#rules/catalog/lines.ts';
import { GROUPS, otherSpellings, type Found, type SuggestionGroup } from './suggestion-rows.ts';

const MOST_ANSWER_ROWS = 4;
const MOST_ANSWERS = 3;

/** Beside the results of one line: all but what these show themselves, and not more than fits above them. */
export function answerGroups(found: Found, line: Line): SuggestionGroup[] {
  // Who asked for this line and finds something in it wants to see that first; links lead to the others.
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
