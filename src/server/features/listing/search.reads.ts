import type { SearchNote } from '#contract/catalog.ts';
import { GRADES } from '#rules/catalog/conditions.ts';
import { lineCode, lineFromCode } from '#rules/catalog/lines.ts';
import { FAULT_WORD } from '#rules/repair/repair.ts';
import type { Intent } from '#rules/search/intent.ts';
import { SERIES } from '#rules/search/names.ts';
import type { WordKinds } from '#rules/search/near.ts';
import { isModelSearch, isOtherModel, modelTerms } from '#rules/search/near.ts';
import { type Reading, readingText, readSearch } from '#rules/search/readings.ts';
import { readWord, type SearchTerm } from '#rules/search/word-readings.ts';
import { stem } from '#rules/search/stem.ts';
import { tokensOf, wordsOf } from '#rules/search/words.ts';
import type { Ask } from '../../db/connect.ts';
import type { LineCode, LineSearch, LineTotals, Terms, Understood } from './search-counts.reads.ts';
import { countSearches, LINE_CODES, NONE, NOTHING } from './search-counts.reads.ts';
import type { Lexicon } from './search-lexicon.reads.ts';
import {
  asGoods,
  isForGoods,
  townIn,
  unknownDevice,
  withFamily,
  withoutOutside,
} from './search-meant.reads.ts';
import { withNear } from './search-near.reads.ts';

const LONG_WORD = 8;
const ONE_SLIP = 1;

/**
 * Takes the best reading that finds something in the line, then the best that finds something anywhere. A line without
 * matches gets similar products. Filters are ignored, so that a search means the same with any filter. A literal
 * search finds all of its words or nothing.
 */
export async function understand(
  ask: Ask,
  text: string,
  lexicon: Lexicon,
  { line, isLiteral = false }: { line: LineCode | undefined; isLiteral?: boolean | undefined },
): Promise<Understood> {
  const said = isLiteral ? undefined : lexicon.reader.read(text);
  const intent = said && isForGoods(said, lexicon) ? asGoods(said, text) : said;
  const meant = meantLine(intent);
  const outside = intent && withoutOutside(intent, lexicon);
  if (outside) return unknownDevice(intent, meant, outside);
  const town = intent && townIn(intent, lexicon);
  if (town) return { ...unknownDevice(intent, meant, { name: '', known: [] }), unsold: null, town };
  const wanted = line ?? meant;
  const fault = faultTerm(intent);
  const words = intent ? deviceWords(intent, lexicon) : wordsOf(text);
  const readings = readSearch(words, lexicon.dictionary, isLiteral).map((reading) => ({
    ...reading,
    terms: modelTerms(reading.terms, lexicon.kinds),
  }));
  const used = usedTerm(intent);
  const typed = intent?.isRead && !used ? asTyped(text, lexicon) : undefined;

  const counted = await countReadings(ask, readings, {
    typed,
    used,
    fault,
    wanted,
    isModel: isModelSearch(readings[0]?.terms ?? [], lexicon.kinds),
    kinds: lexicon.kinds,
  });
  const { chosen } = counted;
  const lines = linesOf(counted, { meant, typed, used, fault });
  const understood: Understood = {
    intent,
    terms: chosen?.terms ?? [],
    corrected: correctedText(text, chosen, intent),
    lines,
    meant: typed && counted.typed[1] > 0 && isAboutGoods(lines, intent) ? undefined : meant,
    faults: namedFaults(lines[3], fault, { intent, lexicon }),
    unsold: null,
  };
  if (isLiteral) return understood;
  const found = await withNear(ask, understood, { lexicon, fault, wanted });
  const isNothing = Object.values(found.lines).every(({ total, isNear }) => total === 0 && !isNear);
  // Words without any similar word are not corrected.
  return isNothing && !intent?.isCorrected ? { ...found, corrected: null } : found;
}

/**
 * The words that may name a device. If the search also says something else, unknown words are dropped: 'loose' in
 * 'loose charging port' names no device and is not corrected into one. Only a long word with one wrong letter is
 * corrected. If the search says nothing else, every word counts.
 */
function deviceWords(intent: Intent, { dictionary, kinds }: Lexicon): readonly string[] {
  const rest = withFamily(intent.rest, dictionary);
  if (!intent.isRead) return rest;
  const isName = (word: string) => kinds.models.has(word) || kinds.brands.has(word);
  return rest.filter((word, place) => {
    const joined = [`${rest[place - 1] ?? ''}${word}`, `${word}${rest[place + 1] ?? ''}`];
    if (/\p{N}/u.test(word) || SERIES.has(word) || joined.some((one) => one !== word && dictionary.has(one)))
      return true;
    const isSure = (cost: number) => word.length >= LONG_WORD && cost <= ONE_SLIP;
    return readWord(word, dictionary).some(
      ({ terms, isCorrected, cost }) =>
        terms.every(({ exact, others }) => exact.length + others.length > 0) &&
        (!isCorrected || isSure(cost) || terms.every(({ text }) => isName(text))),
    );
  });
}

function meantLine(intent: Intent | undefined): LineCode | undefined {
  if (intent?.line) return String(lineCode(intent.line)) as LineCode;
  if (intent && intent.faults.length > 0) return '3';
  return intent?.used ? '1' : undefined;
}

function faultTerm(intent: Intent | undefined): SearchTerm | undefined {
  if (!intent || intent.faults.length === 0) return undefined;
  return { text: intent.faultWords, exact: intent.faults.map((key) => FAULT_WORD + key), others: [] };
}

/** Leaves out faults that these devices can't have. The word then means something else and gets no price. */
function namedFaults(
  { alternatives, total }: LineSearch,
  fault: SearchTerm | undefined,
  { intent, lexicon }: { intent: Intent | undefined; lexicon: Lexicon },
): readonly string[] {
  if (!fault || !intent) return [];
  if (alternatives.some((terms) => terms.includes(fault))) return intent.faults;
  return total > 0 && alternatives.some((terms) => terms.length > 0) ? lexicon.reader.otherFaults : [];
}

/** Used goods have one of the lower grades among their words, or say so in their names. */
function usedTerm(intent: Intent | undefined): SearchTerm | undefined {
  if (!intent?.used) return undefined;
  return { text: intent.used, exact: [...wordsOf(intent.used), ...USED_GRADES], others: [] };
}

const USED_GRADES = GRADES.slice(1).map((grade) => grade.toLowerCase());

/** All the words as words of products, with one typing mistake allowed: 'screen protecter' is no broken screen. */
function asTyped(text: string, { dictionary }: Lexicon): Terms | undefined {
  const [reading] = readSearch(wordsOf(text), dictionary);
  const isSure = reading && reading.cost <= ONE_SLIP && reading.terms.every(({ exact }) => exact.length > 0);
  return isSure ? reading.terms : undefined;
}

/** A fault together with a word that no repair has names a product: 'screen protector'. */
function isAboutGoods(lines: Understood['lines'], intent: Intent | undefined): boolean {
  return intent?.line === undefined && (intent?.rest.length ?? 0) > 0 && lines[3].total === 0;
}

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

async function countReadings(
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

function linesOf(
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

/** Another form of a typed word is no correction: 'discs' for 'disc'. */
function correctedText(text: string, chosen: Reading | undefined, intent: Intent | undefined): string | null {
  if (!chosen?.isCorrected && !intent?.isCorrected) return null;
  const read = [intent?.before, chosen && readingText(chosen), intent?.after].filter(Boolean).join(' ');
  const typed = new Set(tokensOf(text).map(stem));
  return wordsOf(read).every((word) => typed.has(stem(word))) ? null : read;
}

export function searchNote(
  understood: Understood,
  line: LineCode | undefined,
): Omit<SearchNote, 'repairs' | 'popular'> {
  const { corrected, lines, faults, unsold, meant } = understood;
  return {
    corrected,
    near: line !== undefined && lines[line].isNear,
    unsold,
    line: meant ? lineFromCode(Number(meant)) : null,
    faults: line === '3' ? [...faults] : [],
    other_lines: line ? allTotals(understood).filter((one) => lineCode(one.line) !== Number(line)) : [],
  };
}

export const allTotals = ({ lines }: Understood) =>
  LINE_CODES.map((code) => ({ line: lineFromCode(Number(code)), total: lines[code].total }));
