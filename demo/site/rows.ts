import type { Section, SectionOf, SectionType } from '#contract/sections/registry.ts';
import type { templateRows } from '#server/features/site/tables.ts';

export type Position = 'slider' | 'top' | 'middle' | 'bottom' | 'footer';
export type TemplateRowDraft = typeof templateRows.$inferInsert & { entries: Section[] };

/** Rows of one page at one position, in the given order. Each row shows its entries side by side. */
export function rowsAt(pageKey: string, position: Position, rows: readonly Section[][]): TemplateRowDraft[] {
  return rows.map((entries, sortOrder) => ({ pageKey, position, sortOrder, entries }));
}

export type Content<T extends SectionType> = Omit<SectionOf<T>, 'section_type' | 'design'>;

/** A section in one of its designs. */
export function section<T extends SectionType>(type: T, design: number, content: Content<T>): SectionOf<T> {
  // The compiler cannot combine the type that Omit took apart.
  return { section_type: type, design: { design_value: design }, ...content } as SectionOf<T>;
}
