import { differingFields } from './differing-fields.ts';
import type { PlacedRow, PlacedRows, PlacedSection } from './placed.ts';
import { sectionName } from './section-words.ts';

interface ChangedRow {
  mine: string;
  theirs: string;
  fields: readonly string[];
}

export interface Differences {
  onlyMine: readonly string[];
  onlyTheirs: readonly string[];
  /** Rows that both have, with other sections in them: what they are called in each, and what differs. */
  changed: readonly ChangedRow[];
  /** The same rows stand in another order. */
  isMoved: boolean;
}

const linesOf = (groups: PlacedRows) =>
  groups.flatMap(({ position, rows }) => rows.map((line) => ({ ...line, position })));

const nameOf = (sections: readonly PlacedSection[]) =>
  sections.map(({ entry }) => sectionName(entry)).join(', ');

const contentOf = (line: Pick<PlacedRow, 'sections' | 'isHidden'>) =>
  JSON.stringify([line.isHidden, line.sections.map(({ entry }) => entry)]);

type Line = Pick<PlacedRow, 'sections' | 'isHidden'>;

/** What differs in a row. Sections that only one of them has count as a whole. */
function changedRow(one: Line, other: Line): ChangedRow {
  const isOther = one.sections.length !== other.sections.length;
  const inSections = one.sections.flatMap(({ entry }, at) => {
    const beside = other.sections[at];
    if (!beside) return [];
    const fields = differingFields(entry, beside.entry);
    return one.sections.length > 1 ? fields.map((label) => `${sectionName(entry)}: ${label}`) : fields;
  });
  return {
    mine: nameOf(one.sections),
    theirs: nameOf(other.sections),
    fields: [
      ...(one.isHidden === other.isHidden ? [] : ['Hidden from visitors']),
      ...(isOther ? ['Sections side by side'] : inSections),
    ],
  };
}

/** What the two are called, such as 'yours' and 'theirs'. */
export interface Called {
  mine: string;
  theirs: string;
}

/** A changed row in words. A row that has another name in each is named by both. */
export function changedWords({ mine, theirs, fields }: ChangedRow, called: Called): string {
  const name = mine === theirs ? mine : `${mine} in ${called.mine}, ${theirs} in ${called.theirs}`;
  return fields.length === 0 ? name : `${name} (${fields.join(', ')})`;
}

/** How two versions of a page differ, a line each; none if they are the same. */
export function differenceWords(mine: PlacedRows, theirs: PlacedRows, called: Called): string[] {
  const { onlyMine, onlyTheirs, changed, isMoved } = differences(mine, theirs);
  return [
    ...onlyMine.map((name) => `Only in ${called.mine}: ${name}`),
    ...onlyTheirs.map((name) => `Only in ${called.theirs}: ${name}`),
    ...changed.map((row) => `Different in both: ${changedWords(row, called)}`),
    ...(isMoved ? ['The order of the rows differs.'] : []),
  ];
}

/** How two drafts of a page differ, by the rows that they have. */
export function differences(mine: PlacedRows, theirs: PlacedRows): Differences {
  const [ours, others] = [linesOf(mine), linesOf(theirs)];
  const inOthers = new Map(others.map((line) => [line.key, line]));
  const both = ours.filter(({ key }) => inOthers.has(key));
  const inOurs = new Set(ours.map(({ key }) => key));
  const order = (lines: typeof ours, isShared: (key: number) => boolean) =>
    lines
      .filter(({ key }) => isShared(key))
      .map(({ key, position }) => `${position} ${key}`)
      .join();
  return {
    onlyMine: ours.filter(({ key }) => !inOthers.has(key)).map(({ sections }) => nameOf(sections)),
    onlyTheirs: others.filter(({ key }) => !inOurs.has(key)).map(({ sections }) => nameOf(sections)),
    changed: both.flatMap((line) => {
      const other = inOthers.get(line.key);
      return other && contentOf(other) !== contentOf(line) ? [changedRow(line, other)] : [];
    }),
    isMoved: order(ours, (key) => inOthers.has(key)) !== order(others, (key) => inOurs.has(key)),
  };
}
