import { designOf, type Section, type SectionType } from '#contract/sections/registry.ts';

/** Sections whose code comes together: those of a usual home page, and those that few pages have. */
export type SetName = 'usual' | 'words' | 'rich' | 'map' | 'slider';

interface Look {
  set: SetName;
  /** The room that is kept while the section is far away or on its way. */
  room: string;
  /** Fills its background to the edges. */
  isBare?: boolean;
}

export interface SectionKind extends Look {
  design: number;
  isBare: boolean;
}

const LOOKS: Readonly<Record<SectionType, Look>> = {
  product_section: { set: 'usual', room: 'min-h-140 w960:min-h-125' },
  product_section_single: { set: 'usual', room: 'min-h-140 w960:min-h-105' },
  categories_section: { set: 'usual', room: 'min-h-80 w960:min-h-73' },
  image_section: { set: 'usual', room: 'min-h-105 w960:min-h-124' },
  services_section: { set: 'usual', room: 'min-h-80 w960:min-h-34' },
  text_scrolling_section: { set: 'usual', room: 'min-h-16', isBare: true },
  subscribtion_section: { set: 'usual', room: 'min-h-70 w960:min-h-40' },
  text_editor_section: { set: 'words', room: 'min-h-60' },
  business_map_section: { set: 'map', room: 'min-h-200 w960:min-h-140' },
  carosel_image_section: { set: 'slider', room: 'min-h-140 w960:min-h-125', isBare: true },
};

/** Designs of products from which one can buy bring more code. */
const BUYING: Look = { set: 'rich', room: 'min-h-140 w960:min-h-150' };

/** How an entry is shown; undefined for a type or design that this shop doesn't know, which shows nothing. */
export function kindOf(entry: Section): SectionKind | undefined {
  const design = designOf(entry);
  if (!design || design.isEmpty) return undefined;
  const look = design.buys ? BUYING : LOOKS[entry.section_type];
  return { ...look, design: design.value, isBare: look.isBare ?? false };
}
