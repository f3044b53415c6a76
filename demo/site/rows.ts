import type { TemplateEntry } from '#contract/site.ts';
import type { templateRows } from '#server/features/site/tables.ts';

export type Position = 'slider' | 'top' | 'middle' | 'bottom' | 'footer';
export type TemplateRowDraft = typeof templateRows.$inferInsert;

/** Rows of one page at one position, in the order given; each row holds its entries side by side. */
export function rowsAt(
  pageKey: string,
  position: Position,
  rows: readonly TemplateEntry[][],
): TemplateRowDraft[] {
  return rows.map((entries, sortOrder) => ({ pageKey, position, sortOrder, entries }));
}

/** A section in one of its designs. */
export function section(
  sectionType: string,
  design: number,
  content: Omit<TemplateEntry, 'section_type' | 'design'>,
): TemplateEntry {
  return { section_type: sectionType, design: { design_value: design }, ...content };
}
