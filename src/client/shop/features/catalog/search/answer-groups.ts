import { lineFromCode, type Line } from '#rules/catalog/lines.ts';
import { GROUPS, otherSpellings, type Found, type SuggestionGroup } from './suggestion-rows.ts';

const MOST_ANSWER_ROWS = 4;
const MOST_ANSWERS = 3;

type Product = Found['products'][number];

const lineOf = ({ is_active_for: code }: Product) => lineFromCode(code);

/** If the results themselves are only similar products, those of the other lines come after them. */
const isAfterResults = (found: Found, line: Line) =>
  found.products.some((product) => product.near && lineOf(product) === line);

/** Matches to show above the results of one line: those that the results don't show, as far as they fit. */
export function answerGroups(found: Found, line: Line): SuggestionGroup[] {
  // If the search means this line and it has matches, those come first. Links lead to the other lines.
  const isServed = found.line === line && found.totals.some((one) => one.line === line && one.total > 0);
  const isAfter = isAfterResults(found, line);
  const products = found.products.filter(
    (product) => !isServed && lineOf(product) !== line && !(isAfter && product.near),
  );
  const shown = { ...found, products };
  return fitting([...otherSpellings(found), ...found.order.flatMap((group) => GROUPS[group](shown))]);
}

/** Matches to show below the results of one line. */
export function groupsBelow(found: Found, line: Line): SuggestionGroup[] {
  if (!isAfterResults(found, line)) return [];
  const products = found.products.filter((product) => product.near && lineOf(product) !== line);
  return fitting(GROUPS.products({ ...found, products }));
}

const fitting = (groups: readonly SuggestionGroup[]) =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.slice(0, MOST_ANSWER_ROWS) }))
    .filter(({ rows }) => rows.length > 0)
    .slice(0, MOST_ANSWERS);

/** What to say where something else than products of this line is the best answer; undefined otherwise. */
export function answerWords(found: Found): string | undefined {
  const first = found.order.find((group) => found[group].length > 0);
  if (first === 'pages') return 'Here is what our help says about it.';
  if (first === 'stores')
    return found.town
      ? `We have no store in ${found.town}. These are the nearest.`
      : 'Here are the stores for it.';
  return first === 'places' ? 'Here is where you find it.' : undefined;
}

/** The line of the best match, if the search does not say which one it means. */
export function bestLine(found: Found | undefined): Line | undefined {
  const [first] = found?.line === null ? found.products : [];
  return first && !first.near ? lineOf(first) : undefined;
}
