import type { Suggestions } from '#contract/catalog.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { pence, penceFromPounds, poundsFromPence, type Pence } from '#rules/money/money.ts';
import { BROKEN_DEVICES } from '#rules/search/topics.ts';
import type { Ask } from '../../db/connect.ts';
import type { FacetNames } from './facets.reads.ts';
import { FACET, ListingFilter, pickProducts } from './index/public.ts';
import { namesDevice, NEAREST_NAME, ORDERS, pickedOrder } from './reads.ts';
import type { LineCode, LineSearch, Understood } from './search-counts.reads.ts';
import { LINE_CODES } from './search-counts.reads.ts';
import type { Lexicon } from './search-lexicon.reads.ts';
import { allTotals } from './search-note.reads.ts';
import { readSuggestedFaults } from './suggested-faults.reads.ts';
import {
  spellings,
  suggestedNames,
  suggestedPages,
  suggestedPlaces,
  suggestedStores,
} from './suggested-names.reads.ts';

const MOST_PRODUCTS = 8;
const MOST_MEANT = 5;
const MOST_NEAR = 4;
const MOST_BESIDE = 2;
/** We read this many times more products than are shown, to find names with the words in the same order. */
const PICKED_TIMES = 3;

type Suggested = Suggestions['products'][number];
type Group = Suggestions['order'][number];

/** Suggestions while typing. The last word may be unfinished. */
export async function readSuggestions(
  ask: Ask,
  text: string,
  understood: Understood,
  { line, names, lexicon }: { line: LineCode | undefined; names: FacetNames; lexicon: Lexicon },
): Promise<Suggestions> {
  const segments = await Promise.all(
    segmentsOf(understood, line).map((segment) => readAffordable(ask, segment, understood)),
  );
  const products = segments.flat().slice(0, MOST_PRODUCTS);
  const { exact, ...named } = suggestedNames(understood, names);
  const found = {
    products,
    ...named,
    stores: suggestedStores(understood, lexicon),
    pages: suggestedPages(text, understood, lexicon),
    places: suggestedPlaces(understood),
  };
  const isEmpty = Object.values(found).every(({ length }) => length === 0);
  const isOutside = understood.unsold !== null && products.length === 0;
  return {
    ...found,
    order: orderOf(understood, exact, namesModel(understood, lexicon)),
    line: understood.meant ? lineFromCode(Number(understood.meant)) : null,
    unsold: understood.unsold,
    town: understood.town?.name ?? null,
    corrected: understood.corrected,
    totals: allTotals(understood),
    instead:
      isEmpty || isOutside
        ? {
            spellings: isOutside ? [] : await spellings(ask, text, lexicon),
            popular: [...lexicon.popular],
          }
        : null,
  };
}

/** Some products of one line, or of all. */
interface Segment extends Pick<LineSearch, 'alternatives' | 'isNear'> {
  line: LineCode | undefined;
  most: number;
  /** The lowest price first. */
  isCheap: boolean;
}

/**
 * The line that the search means comes first, then the same device in other lines. If that line has only similar
 * products, the device itself comes first.
 */
function segmentsOf({ intent, lines, meant, terms }: Understood, asked: LineCode | undefined): Segment[] {
  const of = (line: LineCode, most: number): Segment => ({
    ...lines[line],
    line,
    most,
    isCheap: line !== '2' && !lines[line].isNear && intent?.isCheap === true,
  });
  if (asked) return [of(asked, MOST_PRODUCTS)];
  const has = (line: LineCode) => lines[line].total > 0;
  if (meant) {
    const others = LINE_CODES.filter((line) => line !== meant && has(line));
    const beside = others.map((line) => of(line, MOST_BESIDE));
    const own = of(meant, MOST_MEANT);
    return own.isNear ? [...beside, own] : [own, ...beside];
  }
  const isMixed = lines[1].alternatives[0] === terms;
  if (has('1') && !isMixed) return [of('1', MOST_PRODUCTS)];
  if (has('1')) return [{ ...lines[1], line: undefined, most: MOST_PRODUCTS, isCheap: false }];
  return LINE_CODES.map((line) => of(line, line === '1' ? MOST_NEAR : MOST_BESIDE));
}

/** Products to buy up to the named price. If nothing is that cheap, the matches at their prices. */
async function readAffordable(
  ask: Ask,
  segment: Segment,
  { intent, faults }: Understood,
): Promise<Suggested[]> {
  const upTo = segment.line === '1' ? intent?.most : undefined;
  const found = upTo === undefined ? [] : await readSegment(ask, segment, faults, penceFromPounds(upTo));
  return found.length > 0 ? found : readSegment(ask, segment, faults);
}

async function readSegment(
  ask: Ask,
  segment: Segment,
  faults: readonly string[],
  upTo?: Pence,
): Promise<Suggested[]> {
  const { line, alternatives, isNear, most, isCheap } = segment;
  if (alternatives.length === 0) return [];
  const filter = new ListingFilter();
  filter.base.line(line);
  filter.base.search(alternatives);
  if (upTo !== undefined) filter.chosen(FACET.price).price({ upTo });
  const isNamed = !isCheap && namesDevice(alternatives);
  const picked = pickProducts(filter, {
    mask: filter.every(),
    ranks: isCheap ? [] : filter.ranks(),
    where: 'true',
    order: isCheap ? ORDERS.price_asc : isNamed ? NEAREST_NAME : ORDERS.featured,
    limit: isNamed ? most * PICKED_TIMES : most,
    offset: 0,
  });
  const found = await ask<Omit<Suggested, 'price' | 'near' | 'fault'> & { price: number }>(
    {
      text: `${picked}
     select p.id, p.name as title, p.slug, c.slug as category_slug, (card.card::jsonb ->> 'image') as image,
       p.line as is_active_for, l.price, (card.card::jsonb ->> 'has_price_range')::boolean as has_price_range
     from picked
     join listing l on l.product_id = picked.product_id
     join products p on p.id = picked.product_id
     join categories c on c.id = p.category_id
     join listing_cards card on card.product_id = p.id
     order by ${pickedOrder(filter, isNamed ? alternatives : undefined)}
     limit ${filter.parameter(most, 'int')}`,
    },
    filter.values,
  );
  const rows = line === undefined ? boughtFirst(found) : found;
  const repaired = rows.flatMap(({ id, is_active_for }) => (is_active_for === 3 ? [id] : []));
  const mended = await readSuggestedFaults(ask, repaired, faults);
  return rows.map((row) => ({
    ...row,
    price: poundsFromPence(pence(row.price)),
    near: isNear,
    fault: mended.get(row.id) ?? null,
  }));
}

/**
 * A visitor who names only a device wants to buy it, so models to buy come before those that are only
 * repaired.
 */
function boughtFirst<T extends Pick<Suggested, 'title' | 'is_active_for'>>(rows: readonly T[]): T[] {
  const bought = new Set(rows.flatMap((row) => (row.is_active_for === 1 ? [row.title] : [])));
  const isBought = ({ title }: T) => bought.has(title);
  return [...rows.filter(isBought), ...rows.filter((row) => !isBought(row))];
}

/** Whether the search names a model and not only a kind of device. */
const namesModel = ({ terms }: Understood, { kinds: { models, types } }: Lexicon) =>
  terms.some(({ text }) => models.has(text) && !types.has(text));

/**
 * The order of the groups. A search for help or a place shows that first, one for a brand or category its name. A
 * search to sell or repair something without naming a device first shows the link to choose one.
 */
function orderOf(
  { intent, terms, faults, meant, town }: Understood,
  exact: Group | undefined,
  namesModel: boolean,
): Suggestions['order'] {
  const isDevice = terms.length > 0 || faults.length > 0;
  const isTown = (intent?.towns.length ?? 0) > 0 || town !== undefined;
  const isPlace = isTown || (intent?.wantsStore === true && !isDevice);
  const topics = intent?.topics ?? [];
  const isHelp = topics.some((topic) => topic !== BROKEN_DEVICES);
  // A question is answered before things are shown that it only mentions: 'how do I pack my phone'.
  const isAsked = intent?.isQuestion === true && !namesModel;
  const first: Group[] = [
    ...(isHelp && isAsked ? (['pages'] as const) : []),
    ...(exact && faults.length === 0 && !intent?.isCheap ? [exact] : []),
    ...(isPlace && !isTown ? (['places'] as const) : []),
    ...(isPlace ? (['stores'] as const) : []),
    ...(isHelp || (isAsked && topics.length > 0) ? (['pages'] as const) : []),
    ...(intent && (intent.places.length > 0 || meant) && !isDevice ? (['places'] as const) : []),
    'products',
  ];
  const all: Group[] = [...first, 'places', 'categories', 'brands', 'pages', 'stores'];
  return [...new Set(all)];
}
