import { leastColumns } from '#contract/sections/least-columns.ts';
import type { PlacedRow, PlacedRows, PlacedSection } from './placed.ts';

const COLUMNS = 12;

const columnsOf = ({ entry }: PlacedSection) => entry.grid_col_value ?? COLUMNS;

const withColumns = (section: PlacedSection, columns: number): PlacedSection =>
  columnsOf(section) === columns
    ? section
    : { ...section, entry: { ...section.entry, grid_col_value: columns } };

const keysOf = ({ sections }: PlacedRow) => new Set(sections.map(({ key }) => key));

/**
 * The rows after sections were moved: those that now share a row share its columns, and one that is left alone gets all
 * of them. Rows that hold the same sections as before keep their widths.
 */
export function sharedWidths(before: PlacedRows, after: PlacedRows): PlacedRows {
  const rows = new Map(before.flatMap((group) => group.rows).map((line) => [line.key, keysOf(line)]));
  const shared = [...rows.values()].filter(({ size }) => size > 1);
  const wasBeside = ({ key }: PlacedSection) => shared.some((keys) => keys.has(key));
  const widthsOf = (line: PlacedRow): PlacedRow => {
    const earlier = rows.get(line.key);
    const isSame =
      earlier?.size === line.sections.length && line.sections.every(({ key }) => earlier.has(key));
    if (isSame) return line;
    const [first, ...others] = line.sections;
    if (first && others.length === 0) {
      return wasBeside(first) ? { ...line, sections: [withColumns(first, COLUMNS)] } : line;
    }
    return { ...line, sections: sideBySide(line.sections) };
  };
  return after.map((group) => ({ ...group, rows: group.rows.map(widthsOf) }));
}

/** Sections that fit beside each other. They stay below each other if their designs need more than a row. */
function sideBySide(sections: readonly PlacedSection[]): readonly PlacedSection[] {
  const total = sections.reduce((sum, section) => sum + columnsOf(section), 0);
  if (total <= COLUMNS) return sections;
  const wide = sections.filter(({ entry }) => leastColumns(entry) > COLUMNS / sections.length);
  const rest = COLUMNS - wide.reduce((sum, { entry }) => sum + leastColumns(entry), 0);
  const share = Math.floor(rest / Math.max(1, sections.length - wide.length));
  const given = sections.map((section) =>
    withColumns(section, wide.includes(section) ? leastColumns(section.entry) : share),
  );
  const isRoomy = given.every((section) => columnsOf(section) >= leastColumns(section.entry));
  return rest >= 0 && isRoomy ? given : sections;
}
