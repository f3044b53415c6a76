import { designOf, type Section } from '#contract/sections/registry.ts';

export interface SectionName {
  /** The words of the wire: 'product_section, design 2'. */
  code: string;
  name: string;
}

/** The name of a section's design, in the terms of the API and in words for people. */
export function sectionName(entry: Section): SectionName {
  const name = designOf(entry)?.title ?? 'Unknown: renders nothing';
  return {
    code: `${entry.section_type}, design ${entry.design?.design_value ?? 1}`,
    name: moves(entry) ? `${name}, in a carousel` : name,
  };
}

/** Lists of products and categories are grids unless they are told to move. */
const moves = (entry: Section) =>
  (entry.section_type === 'product_section' && entry.carousel === 'on') ||
  (entry.section_type === 'categories_section' && entry.type === 'carousel');
