import type { Intent } from '#rules/search/intent.ts';
import { isModelSearch, modelTerms } from '#rules/search/model-words.ts';
import { type Reading, readingText, readSearch } from '#rules/search/readings.ts';
import type { SearchTerm } from '#rules/search/word-readings.ts';
import { stem } from '#rules/search/stem.ts';
import { tokensOf, wordsOf } from '#rules/search/words.ts';
import type { Ask } from '../../db/connect.ts';
import type { LineCode, LineSearch, Understood } from './search-counts.reads.ts';
import type { Lexicon } from './search-lexicon.reads.ts';
import {
  asGoods,
  inDistrict,
  isForGoods,
  postCodeIn,
  townIn,
  unknownDevice,
  withoutOutside,
} from './search-meant.reads.ts';
import { ofItsKind, withNear } from './search-near.reads.ts';
import { countReadings, linesOf } from './search-readings.reads.ts';
import { asTyped, deviceWords, faultTerm, meantLine, usedTerm } from './search-terms.reads.ts';

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
  const { district, place } = postCodeIn(text, lexicon);
  const intent = said && meantBy(said, text, { lexicon, district });
  const meant = meantLine(intent);
  const outside = intent && withoutOutside(intent, lexicon);
  if (outside) return unknownDevice(intent, meant, outside);
  const town = intent && (place ?? townIn(intent, lexicon));
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
  const read = linesOf(counted, { meant, typed, used, fault });
  const lines = intent?.isCheap
    ? { ...read, 1: await ofItsKind(ask, chosen?.terms ?? [], { line: read[1], kinds: lexicon.kinds }) }
    : read;
  const hasGoods = typed !== undefined && counted.typed[1] > 0 && isAboutGoods(lines, intent);
  const understood: Understood = {
    intent,
    terms: chosen?.terms ?? [],
    corrected: correctedText(text, chosen, intent),
    lines,
    meant: hasGoods ? undefined : meant,
    faults: namedFaults(lines[3], fault, { intent, lexicon }),
    unsold: null,
  };
  // All of its words name goods that the shop has, so nothing similar is needed.
  if (isLiteral || hasGoods) return understood;
  const near = await withNear(ask, understood, { lexicon, fault, wanted });
  // Spaced as typed: 'iphone xs' is not 'iphone x s', although the shop knows an X and an S.
  const isSpacedOut = near.unsold?.replaceAll(' ', '') === words.join('');
  const found = isSpacedOut ? { ...near, unsold: words.join(' ') } : near;
  const isNothing = Object.values(found.lines).every(({ total, isNear }) => total === 0 && !isNear);
  // Words without any similar word are not corrected.
  return isNothing && !intent?.isCorrected ? { ...found, corrected: null } : found;
}

/** A post code with a store means that store. A part beside goods means the goods. */
function meantBy(
  said: Intent,
  text: string,
  { lexicon, district }: { lexicon: Lexicon; district: string | undefined },
): Intent {
  if (district !== undefined) return inDistrict(said, district);
  return isForGoods(said, lexicon) ? asGoods(said, text) : said;
}

/** Another form of a typed word is no correction: 'discs' for 'disc'. */
function correctedText(text: string, chosen: Reading | undefined, intent: Intent | undefined): string | null {
  if (!chosen?.isCorrected && !intent?.isCorrected) return null;
  const read = [intent?.before, chosen && readingText(chosen), intent?.after].filter(Boolean).join(' ');
  const typed = new Set(tokensOf(text).map(stem));
  return wordsOf(read).every((word) => typed.has(stem(word))) ? null : read;
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

/** A fault together with a word that no repair has names a product: 'screen protector'. */
function isAboutGoods(lines: Understood['lines'], intent: Intent | undefined): boolean {
  return intent?.line === undefined && (intent?.rest.length ?? 0) > 0 && lines[3].total === 0;
}
