import type { Section } from '#contract/sections/registry.ts';
import type { PageSection } from '#contract/sections/schemas.ts';
import type { PlacedRows } from '../placed.ts';

/** A section as a page shows it: everything of the shared one, and the columns of its place. */
export function filled(place: PageSection, content: Section): PageSection {
  const { shared_id: id, grid_col_value: columns } = place;
  const { grid_col_value: _own, ...shown } = content;
  return { ...shown, shared_id: id, ...(columns !== undefined && { grid_col_value: columns }) };
}

/** A section without its place: what is kept once for all pages. */
export function contentOf({
  shared_id: _shared,
  grid_col_value: _columns,
  ...section
}: PageSection): Section {
  return section;
}

/** The rows of a page with the newest content of its shared sections. Nothing in them is stored with the page. */
export function fillShared(rows: PlacedRows, contentById: (id: number) => Section | undefined): PlacedRows {
  const isPlace = rows.some((group) =>
    group.rows.some((line) => line.sections.some(({ entry }) => entry.shared_id !== undefined)),
  );
  if (!isPlace) return rows;
  return rows.map((group) => ({
    ...group,
    rows: group.rows.map((line) => ({
      ...line,
      sections: line.sections.map((section) => {
        const { entry } = section;
        const content = entry.shared_id === undefined ? undefined : contentById(entry.shared_id);
        return content ? { ...section, entry: filled(entry, content) } : section;
      }),
    })),
  }));
}
