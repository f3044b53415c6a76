import { isOtherModel, type WordKinds } from '#rules/search/model-words.ts';
import type { Reading } from '#rules/search/readings.ts';
import type { SearchTerm } from '#rules/search/word-readings.ts';
import type { Ask } from '../../db/connect.ts';
import type { LineCode, LineSearch, LineTotals, Terms, Understood } from './search-counts.reads.ts';
import { countSearches, NONE, NOTHING } from './search-counts.reads.ts';

interface CountedReading extends Reading {
  totals: LineTotals;
  /** Counted with the named fault, if there is one. */
  repairs: LineTotals;
}

interface Counted {
  /** Has no words if the search names no device. */
  chosen: CountedReading | undefined;
  /** How many of the products to buy are used ones. */
  used: number;
  typed: LineTotals;
}

interface Asked {
  /** All the words as typed. */
  typed: Terms | undefined;
  /** The requested grades. Only products to buy have grades. */
  used: SearchTerm | undefined;
  fault: SearchTerm | undefined;
  wanted: LineCode | undefined;
}

/** No device: all products of a line, or all repairs of the fault. */
const ANY_DEVICE: Reading = { terms: [], cost: 0, isCorrected: false, isGuess: false };

export async function countReadings(
  ask: Ask,
  readings: readonly Reading[],
  { typed, used, fault, wanted, isModel, kinds }: Asked & { isModel: boolean; kinds: WordKinds },
): Promise<Counted> {
  const count = async (searches: readonly Terms[]) => {
    const totals = await countSearches(ask, searches);
    return totals.map((one, index) => (isOtherModel(searches[index] ?? [], kinds) ? NOTHING : one));
  };
  const [nearest = ANY_DEVICE, ...more] = readings;
  // If the shop has every word as typed, similar products are better than another word. If the words name a model,
  // they are also better than a longer word.
  const isFinished = ({ terms }: Reading) => !isModel || terms.every(({ exact }) => exact.length > 0);
  const others = nearest.cost === 0 ? more.filter((one) => !one.isCorrected && isFinished(one)) : more;
  const searchesOf = ({ terms }: Reading) => (fault ? [terms, [...terms, fault]] : [terms]);
  const each = fault ? 2 : 1;
  const counts = await count([...searchesOf(nearest), ...(typed ? [typed] : [])]);
  const withTotals = (reading: Reading, from: number, totals: readonly LineTotals[]): CountedReading => ({
    ...reading,
    totals: totals[from] ?? NOTHING,
    repairs: totals[from + each - 1] ?? NOTHING,
  });
  const found = ({ totals, repairs }: CountedReading, line: LineCode | undefined) =>
    line === undefined ? totals[1] + totals[2] + totals[3] : (line === '3' ? repairs : totals)[line];
  const known = [withTotals(nearest, 0, counts)];
  if (known.every((one) => found(one, wanted) === 0) && others.length > 0) {
    const rest = await count(others.flatMap(searchesOf));
    known.push(...others.map((reading, index) => withTotals(reading, index * each, rest)));
  }
  const chosen =
    known.find((one) => found(one, wanted) > 0) ??
    known.find((one) => found(one, undefined) > 0) ??
    unfound(known);
  const [graded = NOTHING] = used ? await count([[...(chosen?.terms ?? []), used]]) : [];
  return { chosen, used: graded[1], typed: typed ? (counts[each] ?? NOTHING) : NOTHING };
}

/** The meaning of words that find nothing. Longer words that only begin with them don't count. */
const unfound = (known: readonly CountedReading[]) => known.find(({ isGuess }) => !isGuess) ?? known[0];

export function linesOf(
  {
    chosen = { ...ANY_DEVICE, totals: NOTHING, repairs: NOTHING },
    used: usedTotal,
    typed: typedTotals,
  }: Counted,
  { meant, typed, used, fault }: { meant: LineCode | undefined } & Omit<Asked, 'wanted'>,
): Understood['lines'] {
  const { terms, totals, repairs } = chosen;
  const of = (search: Terms, total: number): LineSearch => ({ alternatives: [search], total, isNear: false });
  // Without a device, only the line that the search means has something to show.
  const plain = (line: LineCode) => (terms.length > 0 || meant === line ? of(terms, totals[line]) : NONE);
  const buyLine = () => {
    if (used && usedTotal > 0) return of([...terms, used], usedTotal);
    return typed && typedTotals[1] > 0 ? of(typed, typedTotals[1]) : plain('1');
  };
  const mends = fault && (repairs[3] > 0 || totals[3] === 0);
  return {
    1: buyLine(),
    2: plain('2'),
    3: mends ? of([...terms, fault], repairs[3]) : plain('3'),
  };
}
