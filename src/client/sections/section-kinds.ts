import type { TemplateEntry } from '#contract/site.ts';

/** Sections whose code comes together: those of a usual home page, and those that few pages have. */
export type SetName = 'usual' | 'words' | 'rich' | 'map' | 'slider';

export interface SectionKind {
  set: SetName;
  design: number;
  /** The room that is kept while the section is far away or on its way. */
  room: string;
  /** Fills its background to the edges. */
  isBare: boolean;
}

interface Known {
  set: SetName;
  designs: readonly number[];
  room: string;
  isBare?: boolean;
}

/** SPEC section 2: every type with its designs. Product design 5 renders nothing, so it is none of them. */
const KNOWN: Readonly<Record<string, readonly Known[]>> = {
  product_section: [
    { set: 'usual', designs: [1, 2, 3, 4, 6, 7], room: 'min-h-140 w960:min-h-125' },
    { set: 'rich', designs: [8, 9, 10], room: 'min-h-140 w960:min-h-150' },
  ],
  product_section_single: [{ set: 'usual', designs: [1], room: 'min-h-140 w960:min-h-105' }],
  categories_section: [{ set: 'usual', designs: [1, 2, 3, 4], room: 'min-h-80 w960:min-h-73' }],
  image_section: [{ set: 'usual', designs: [1, 2, 3, 4, 5], room: 'min-h-105 w960:min-h-124' }],
  services_section: [{ set: 'usual', designs: [1, 2, 3], room: 'min-h-80 w960:min-h-34' }],
  text_scrolling_section: [{ set: 'usual', designs: [1], room: 'min-h-16', isBare: true }],
  subscribtion_section: [{ set: 'usual', designs: [1], room: 'min-h-70 w960:min-h-40' }],
  text_editor_section: [{ set: 'words', designs: [1], room: 'min-h-60' }],
  business_map_section: [{ set: 'map', designs: [1], room: 'min-h-200 w960:min-h-140' }],
  carosel_image_section: [{ set: 'slider', designs: [1, 2], room: 'min-h-140 w960:min-h-125', isBare: true }],
};

const FIRST_DESIGN = 1;

/** How an entry is shown; undefined for a type or design that this shop doesn't know, which shows nothing. */
export function kindOf({ section_type: type, design }: TemplateEntry): SectionKind | undefined {
  const value = design?.design_value ?? FIRST_DESIGN;
  const known = Object.hasOwn(KNOWN, type) ? KNOWN[type] : undefined;
  const hit = known?.find(({ designs }) => designs.includes(value));
  return hit && { set: hit.set, design: value, room: hit.room, isBare: hit.isBare ?? false };
}
