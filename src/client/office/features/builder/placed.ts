import type { PageRow } from '#contract/pages-office-shapes.ts';
import type { PageSection } from '#contract/sections/schemas.ts';

/** A section on a page that somebody builds. Its key lasts while it is moved and changed. */
export interface PlacedSection {
  key: number;
  entry: PageSection;
}

/** Sections side by side; at least one. Its key is the id of the row. */
export interface PlacedRow {
  key: number;
  sections: readonly PlacedSection[];
  /** It stays in the draft, and visitors don't see it. */
  isHidden: boolean;
}

/** Where rows can stand on a page, from top to bottom. */
export interface PlacedGroup {
  position: PageRow['position'];
  rows: readonly PlacedRow[];
}

export type PlacedRows = readonly PlacedGroup[];

/** Where a section stands or is put. Without `at` it becomes a row of its own before the row `row`. */
export interface Spot {
  position: string;
  row: number;
  at?: number | undefined;
}

let lastKey = 0;

const MAX_ID = 2_000_000_000;

/** By chance, so that two people who add a row at the same time don't take the same id. */
const newRowId = () => 1 + Math.floor(Math.random() * MAX_ID);

export const place = (entry: PageSection): PlacedSection => ({ key: (lastKey += 1), entry });

export const rowOf = (sections: readonly PlacedSection[], isHidden = false): PlacedRow => ({
  key: newRowId(),
  sections,
  isHidden,
});

/** The rows of a draft, by their positions. Rows without sections are left out. */
export function placedRows(rows: readonly PageRow[], positions: readonly PageRow['position'][]): PlacedRows {
  return positions.map((position) => ({
    position,
    rows: rows
      .filter((row) => row.position === position && row.template_meta_data.length > 0)
      .toSorted((a, b) => a.sort_order - b.sort_order)
      .map(({ id, is_active: isActive, template_meta_data: entries }) => ({
        key: id,
        isHidden: !isActive,
        sections: entries.map(place),
      })),
  }));
}

/** The rows as they are saved. */
export const rowsToSave = (groups: PlacedRows): PageRow[] =>
  groups.flatMap(({ position, rows }) =>
    rows.map(({ key, isHidden, sections }, index) => ({
      id: key,
      sort_order: index,
      position,
      is_active: !isHidden,
      template_meta_data: sections.map(({ entry }) => entry),
    })),
  );
