import { differing, differingFields, type DifferingField } from './differing-fields.ts';
import type { PlacedRow, PlacedRows, PlacedSection } from './placed.ts';
import { sectionName } from './section-words.ts';

export interface ChangedRow {
  mine: string;
  theirs: string;
  fields: readonly DifferingField[];
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
    return one.sections.length > 1
      ? fields.map(({ label, ...both }) => ({ label: `${sectionName(entry)}: ${label}`, ...both }))
      : fields;
  });
  const [mine, theirs] = [nameOf(one.sections), nameOf(other.sections)];
  const hidden = ({ isHidden }: Line) => (isHidden ? 'Yes' : 'No');
  return {
    mine,
    theirs,
    fields: [
      ...(one.isHidden === other.isHidden
        ? []
        : [differing('Hidden from visitors', hidden(one), hidden(other))]),
      ...(isOther ? [differing('Sections side by side', mine, theirs)] : inSections),
    ],
  };
}

/** What the two are called, such as 'yours' and 'theirs'. */
export interface Called {
  mine: string;
  theirs: string;
}

/** What a changed row is called. One that has another name in each is named by both. */
export const changedName = ({ mine, theirs }: ChangedRow, called: Called): string =>
  mine === theirs ? mine : `${mine} in ${called.mine}, ${theirs} in ${called.theirs}`;

/** A changed row in words, with the fields that differ. */
export function changedWords(row: ChangedRow, called: Called): string {
  const name = changedName(row, called);
  return row.fields.length === 0 ? name : `${name} (${row.fields.map(({ label }) => label).join(', ')})`;
}

/** What only one of two versions has, and whether the order differs, a line each. */
export const onlyWords = ({ onlyMine, onlyTheirs, isMoved }: Differences, called: Called): string[] => [
  ...onlyMine.map((name) => `Only in ${called.mine}: ${name}`),
  ...onlyTheirs.map((name) => `Only in ${called.theirs}: ${name}`),
  ...(isMoved ? ['The order of the rows differs.'] : []),
];

/** How two versions of a page differ, a line each; none if they are the same. */
export function differenceWords(mine: PlacedRows, theirs: PlacedRows, called: Called): string[] {
  const found = differences(mine, theirs);
  const changed = found.changed.map((row) => `Different in both: ${changedWords(row, called)}`);
  return [...onlyWords(found, called), ...changed];
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
