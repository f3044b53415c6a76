import type { RowPosition } from '#rules/site/page-limits.ts';
import type { ImageFeature } from '../sections/features.ts';
import type { Section, SectionOf, SectionType } from '../sections/registry.ts';
import type { PageRow } from '../pages-office-shapes.ts';

/** Products and categories of the shop for the lists of a starter. */
export interface StarterGoods {
  deals: number[];
  newest: number[];
  best: number[];
  categories: number[];
}

type Content<T extends SectionType> = Omit<SectionOf<T>, 'section_type' | 'design'>;

export function section<T extends SectionType>(type: T, design: number, content: Content<T>): Section {
  // The compiler cannot combine the type that Omit took apart.
  return { section_type: type, design: { design_value: design }, ...content } as unknown as Section;
}

export function picture(image: string, words: Omit<ImageFeature, 'image'>): ImageFeature {
  return { image_or_video: 'image_allow', image_flag: 'file', image, ...words };
}

/** Rows at their positions, each with its sections side by side. */
export function rowsOf(places: Partial<Record<RowPosition, readonly (readonly Section[])[]>>): PageRow[] {
  const all = Object.entries(places).flatMap(([position, rows]) =>
    rows.map((sections, order) => ({
      position: position as RowPosition,
      sort_order: order,
      is_active: true,
      template_meta_data: [...sections],
    })),
  );
  return all.map((row, index) => ({ id: index + 1, ...row }));
}
