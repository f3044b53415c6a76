import { FEWEST_COLUMNS } from './features.ts';
import { designOf, type Section, type SectionType } from './registry.ts';

/**
 * Of twelve columns, the fewest that a design needs beside other sections. This is not in the registry, since the shop
 * loads the registry and needs none of it. A design without an entry can be read in any column.
 */
const LEAST: Partial<Record<SectionType, Readonly<Record<number, number>>>> = {
  carosel_image_section: { 1: 8, 2: 4 },
  image_section: { 1: 6, 2: 6, 3: 6, 4: 6, 5: 8 },
  product_section: { 4: 4, 7: 6, 9: 4, 10: 8 },
  product_section_single: { 1: 6 },
  services_section: { 1: 4, 2: 4, 3: 4 },
  subscribtion_section: { 1: 4 },
  business_map_section: { 1: 6 },
};

/** The fewest columns that a section can be shown in. */
export function leastColumns(section: Section): number {
  const design = designOf(section)?.value;
  return (design !== undefined && LEAST[section.section_type]?.[design]) || FEWEST_COLUMNS;
}

/** The section, in as many columns as its design needs. */
export function widened<S extends Section>(section: S): S {
  const { grid_col_value: columns } = section;
  const least = leastColumns(section);
  return columns !== undefined && columns < least ? { ...section, grid_col_value: least } : section;
}
