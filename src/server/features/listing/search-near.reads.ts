import { isModelSearch, isOtherModel, type WordKinds } from '#rules/search/model-words.ts';
import { keepsDevice, nearSearches, typeTerms } from '#rules/search/near.ts';
import { readingText } from '#rules/search/readings.ts';
import type { SearchTerm } from '#rules/search/word-readings.ts';
import type { Ask } from '../../db/connect.ts';
import type { LineCode, LineSearch, Terms, Understood } from './search-counts.reads.ts';
import { countSearches, LINE_CODES, NONE, NOTHING } from './search-counts.reads.ts';
import type { Lexicon } from './search-lexicon.reads.ts';

const MOST_NEAR = 5;

interface Asked {
  lexicon: Lexicon;
  fault: SearchTerm | undefined;
  wanted: LineCode | undefined;
}

/** Adds similar products where a line has no match: in the requested line, or in all lines. */
export async function withNear(
  ask: Ask,
  understood: Understood,
  { lexicon: { kinds }, fault, wanted }: Asked,
): Promise<Understood> {
  const { terms, lines, meant } = understood;
  const empty = (wanted ? [wanted] : LINE_CODES).filter((line) => lines[line].total === 0);
  if (terms.length === 0 || empty.length === 0) return understood;
  // The shop knows the device, but doesn't buy or repair it.
  const isService = wanted === '2' || wanted === '3';
  const isElsewhere = isService && LINE_CODES.some((line) => lines[line].total > 0);
  const near = isElsewhere
    ? [
        ...nearSearches(terms, kinds).filter((one) => keepsDevice(terms, one, kinds)),
        ...(await ofKind(ask, terms, kinds)),
      ]
    : nearSearches(terms, kinds);
  // The same device without a repair for this fault is better than another device.
  const searches = fault && wanted === '3' ? near.map((search) => [...search, fault]) : near;
  const counts = await countSearches(ask, searches);
  const nearIn = (line: LineCode): LineSearch => {
    const found = searches
      .filter((_search, index) => (counts[index] ?? NOTHING)[line] > 0)
      .slice(0, MOST_NEAR);
    if (found.length > 0) return { alternatives: found, total: 0, isNear: true };
    return isOtherModel(terms, kinds) ? NONE : lines[line];
  };
  const next = { ...lines, ...Object.fromEntries(empty.map((line) => [line, nearIn(line)])) };
  const isUnsold =
    (next[wanted ?? '1'].isNear && isModelSearch(terms, kinds) && !isForFamily(terms, kinds)) ||
    (isElsewhere && meant === wanted && namesDevice(terms, kinds));
  return { ...understood, lines: next, unsold: isUnsold ? readingText({ terms }) : null };
}

/** Goods are neither bought from customers nor repaired, and nobody expects it: 'screen cleaning cloth'. */
const namesDevice = (terms: Terms, { models, brands, types }: WordKinds) =>
  terms.some(({ text }) => models.has(text) || brands.has(text) || types.has(text));

/** The cheapest iPhone is no case for one: of a search that names only a device, those of its kind. */
export async function ofItsKind(
  ask: Ask,
  terms: Terms,
  { line, kinds }: { line: LineSearch; kinds: WordKinds },
): Promise<LineSearch> {
  if (line.total === 0 || !isModelSearch(terms, kinds) || terms.some(({ text }) => kinds.goods.has(text)))
    return line;
  const [kind, ...others] = await ofKind(ask, terms, kinds);
  if (!kind || others.length > 0) return line;
  const search = [...terms, ...kind];
  const [{ 1: total } = NOTHING] = await countSearches(ask, [search]);
  return total > 0 ? { alternatives: [search], total, isNear: false } : line;
}

/** Goods for any model of a family, such as an iPhone charger. The shop has them, whatever their names say. */
const isForFamily = (terms: Terms, { goods, models }: WordKinds) =>
  terms.some(({ text }) => goods.has(text)) &&
  terms.every(({ text }) => goods.has(text) || models.get(text) === true);

/** All devices of the kind that was named: laptops for a ThinkPad. */
async function ofKind(ask: Ask, terms: Terms, kinds: WordKinds): Promise<SearchTerm[][]> {
  const types = typeTerms(kinds);
  const counts = await countSearches(
    ask,
    types.map((type) => [...terms, type]),
  );
  const totals = counts.map((lines) => lines[1] + lines[2] + lines[3]);
  const most = Math.max(0, ...totals);
  return types.filter((_type, index) => most > 0 && totals[index] === most).map((type) => [type]);
}
