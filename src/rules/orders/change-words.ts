import { addressLines } from '../papers/paper.ts';
import { lineName, unitsName } from './choice-words.ts';
import type { ContentLine, Contents } from './contents.ts';
import { goodsKey, quantitiesOf } from './contents.ts';

const WAYS = {
  standard: 'standard delivery',
  next_day: 'next day delivery',
  collect: 'collect in store',
} as const;

type Compared = Pick<Contents, 'way' | 'storeId' | 'storeName' | 'address'> & {
  lines: readonly ContentLine[];
};

/** A change in plain sentences for buyers and staff. None if nothing is changed. */
export function changeWords(before: Compared, after: Compared): string[] {
  return [...goodsWords(before.lines, after.lines), ...deliveryWords(before, after)];
}

function goodsWords(before: readonly ContentLine[], after: readonly ContentLine[]): string[] {
  const had = quantitiesOf(before);
  const has = quantitiesOf(after);
  const gone = once(before).filter((line) => !has.has(goodsKey(line)));
  const added = once(after).filter((line) => !had.has(goodsKey(line)));
  const counted = (line: ContentLine, all: ReadonlyMap<string, number>) =>
    unitsName(line, all.get(goodsKey(line)) ?? 0);
  // Another variation of the same product takes the place of the first.
  const swapped = new Map<ContentLine, ContentLine>();
  for (const line of added) {
    const old = gone.find(({ productId }, index) => {
      const isFree = gone[index] !== undefined && ![...swapped.values()].includes(gone[index]);
      return isFree && productId === line.productId;
    });
    if (old) swapped.set(line, old);
  }
  const replaced = new Set(swapped.values());
  const other = once(after).filter((line) => {
    const was = had.get(goodsKey(line));
    return was !== undefined && was !== has.get(goodsKey(line));
  });
  return [
    ...[...swapped].map(([line, old]) => `${counted(line, has)} instead of ${counted(old, had)}.`),
    ...other.map(
      (line) => `${lineName(line)}: ${has.get(goodsKey(line))} instead of ${had.get(goodsKey(line))}.`,
    ),
    ...added.filter((line) => !swapped.has(line)).map((line) => `Added: ${counted(line, has)}.`),
    ...gone.filter((line) => !replaced.has(line)).map((line) => `Removed: ${counted(line, had)}.`),
  ];
}

/** One line for each of the goods. */
const once = (lines: readonly ContentLine[]): ContentLine[] => [
  ...new Map(lines.map((line) => [goodsKey(line), line])).values(),
];

function deliveryWords(before: Compared, after: Compared): string[] {
  const isCollected = after.way === 'collect';
  const words: string[] = [];
  if (before.way !== after.way) {
    words.push(`${capital(placed(after))} instead of ${placed(before)}.`);
  } else if (isCollected && before.storeId !== after.storeId) {
    words.push(`Collect in store at ${after.storeName ?? ''} instead of ${before.storeName ?? ''}.`);
  }
  const to = placeWords(after);
  if (!isCollected && to !== placeWords(before)) words.push(`Sent to ${to}.`);
  return words;
}

const placed = ({ way, storeName }: Compared) =>
  way === 'collect' && storeName ? `collect in store at ${storeName}` : WAYS[way];

const placeWords = ({ address }: Compared) => (address ? addressLines(address).join(', ') : '');

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
