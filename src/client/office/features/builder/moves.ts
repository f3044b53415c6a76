import type { PageSection } from '#contract/sections/schemas.ts';
import {
  place,
  rowOf,
  type PlacedGroup,
  type PlacedRow,
  type PlacedRows,
  type PlacedSection,
  type Spot,
} from './placed.ts';
import { sharedWidths } from './shared-width.ts';

type Found = Spot & { at: number; section: PlacedSection; line: PlacedRow };

/** Where a section stands. */
export function findSection(groups: PlacedRows, key: number | undefined): Found | undefined {
  for (const { position, rows } of groups)
    for (const [row, line] of rows.entries())
      for (const [at, section] of line.sections.entries())
        if (section.key === key) return { position, row, at, section, line };
  return undefined;
}

export const allSections = (groups: PlacedRows): readonly PlacedSection[] =>
  groups.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections));

const changeRows = (
  groups: PlacedRows,
  position: string,
  change: (rows: readonly PlacedRow[]) => readonly PlacedRow[],
): PlacedRows =>
  groups.map((group) =>
    group.position === position ? { ...group, rows: change(group.rows).filter(isFilled) } : group,
  );

const isFilled = ({ sections }: PlacedRow) => sections.length > 0;

const inserted = <T>(list: readonly T[], at: number, ...items: readonly T[]): T[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at),
];

/** Puts sections side by side at a place. */
export const insertSections = (
  groups: PlacedRows,
  to: Spot,
  sections: readonly PlacedSection[],
): PlacedRows => sharedWidths(groups, withInserted(groups, to, sections));

function withInserted(
  groups: PlacedRows,
  { position, row, at }: Spot,
  sections: readonly PlacedSection[],
): PlacedRows {
  return changeRows(groups, position, (rows) =>
    at === undefined
      ? inserted(rows, row, rowOf(sections))
      : rows.map((line, index) =>
          index === row ? { ...line, sections: inserted(line.sections, at, ...sections) } : line,
        ),
  );
}

const mapSections = (
  groups: PlacedRows,
  change: (section: PlacedSection) => readonly PlacedSection[],
): PlacedRows =>
  groups.map((group) => ({
    ...group,
    rows: group.rows
      .map((line) => ({ ...line, sections: line.sections.flatMap((section) => change(section)) }))
      .filter(isFilled),
  }));

export const removeSection = (groups: PlacedRows, key: number): PlacedRows =>
  mapSections(groups, (section) => (section.key === key ? [] : [section]));

export const changeEntry = (groups: PlacedRows, key: number, entry: PageSection): PlacedRows =>
  mapSections(groups, (section) => [section.key === key ? { ...section, entry } : section]);

/** Hides the row of a section from visitors, or shows it again. */
export const hideRow = (groups: PlacedRows, rowKey: number, isHidden: boolean): PlacedRows =>
  groups.map((group) => ({
    ...group,
    rows: group.rows.map((line) => (line.key === rowKey ? { ...line, isHidden } : line)),
  }));

/** Moves a section. The place counts rows and columns as they were before. */
export function moveSection(groups: PlacedRows, key: number, to: Spot): PlacedRows {
  const found = findSection(groups, key);
  if (!found || isSameSpot(groups, found, to)) return groups;
  // A row that moves as a whole stays the same row.
  if (to.at === undefined && found.line.sections.length === 1) return moveRow(groups, found.line.key, to);
  const copy = { ...found.section, key: GONE };
  const marked = mapSections(groups, (section) => [section.key === key ? copy : section]);
  return sharedWidths(groups, removeSection(withInserted(marked, to, [found.section]), GONE));
}

/** The key of a section that has moved away. */
const GONE = -1;

function isSameSpot(groups: PlacedRows, from: Found, to: Spot): boolean {
  if (from.position !== to.position) return !groups.some(({ position }) => position === to.position);
  if (to.at !== undefined) return from.row === to.row && (to.at === from.at || to.at === from.at + 1);
  return from.line.sections.length === 1 && (to.row === from.row || to.row === from.row + 1);
}

const placeOfRow = (groups: PlacedRows, key: number) => {
  for (const { position, rows } of groups) {
    const row = rows.findIndex((line) => line.key === key);
    const line = rows[row];
    if (line) return { position, row, line };
  }
  return undefined;
};

/** Moves a row before another one. */
export function moveRow(groups: PlacedRows, key: number, to: Spot): PlacedRows {
  const from = placeOfRow(groups, key);
  if (!from) return groups;
  const without = changeRows(groups, from.position, (rows) => rows.filter((line) => line.key !== key));
  const isBelow = from.position === to.position && to.row > from.row;
  return changeRows(without, to.position, (rows) => inserted(rows, to.row - (isBelow ? 1 : 0), from.line));
}

/** A copy after it: beside it if it stands in a row with others, otherwise below. */
export function duplicateSection(groups: PlacedRows, key: number): { groups: PlacedRows; copy?: number } {
  const found = findSection(groups, key);
  if (!found) return { groups };
  const copy = place(found.section.entry);
  const isAlone = found.line.sections.length === 1;
  const spot = isAlone
    ? { position: found.position, row: found.row + 1 }
    : { position: found.position, row: found.row, at: found.at + 1 };
  return { groups: insertSections(groups, spot, [copy]), copy: copy.key };
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** The place one step away; undefined where there is none. */
export function stepFrom(groups: PlacedRows, key: number, step: Step): Spot | undefined {
  const found = findSection(groups, key);
  if (!found) return undefined;
  const { position, row, at, line } = found;
  const isAlone = line.sections.length === 1;
  if (step === 'out') return isAlone ? undefined : { position, row: row + 1 };
  if (step === 'in') return intoRowAbove(groups, found);
  if (isAlone) return rowStep(groups, found, step);
  if (step === 'up') return at > 0 ? { position, row, at: at - 1 } : { position, row };
  return at < line.sections.length - 1 ? { position, row, at: at + 2 } : { position, row: row + 1 };
}

function intoRowAbove(groups: PlacedRows, { position, row, line }: Found): Spot | undefined {
  const above = groupAt(groups, position)?.rows[row - 1];
  return above && line.sections.length === 1
    ? { position, row: row - 1, at: above.sections.length }
    : undefined;
}

const groupAt = (groups: PlacedRows, position: string): PlacedGroup | undefined =>
  groups.find((group) => group.position === position);

/** At the end of a group, the next one follows. */
function rowStep(groups: PlacedRows, { position, row }: Found, step: 'up' | 'down'): Spot | undefined {
  const index = groups.findIndex((group) => group.position === position);
  const rows = groups[index]?.rows ?? [];
  if (step === 'up' && row > 0) return { position, row: row - 1 };
  if (step === 'down' && row < rows.length - 1) return { position, row: row + 2 };
  const next = groups[index + (step === 'up' ? -1 : 1)];
  return next && { position: next.position, row: step === 'up' ? next.rows.length : 0 };
}

/** Where a section goes that is added while another one is selected: below that one's row. */
export function spotAfter(groups: PlacedRows, key: number | undefined): Spot | undefined {
  const found = findSection(groups, key);
  if (found) return { position: found.position, row: found.row + 1 };
  const last = groups.findLast(({ rows }) => rows.length > 0) ?? groups[0];
  return last && { position: last.position, row: last.rows.length };
}
