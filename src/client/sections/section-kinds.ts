import {
  designOf,
  isBare,
  type Section,
  type SectionType,
  type ShownDesign,
} from '#contract/sections/registry.ts';

/** Sets of sections whose code loads together: those of a usual home page, and those that few pages have. */
export type SetName = 'usual' | 'words' | 'rich' | 'map' | 'slider';

interface Look {
  set: SetName;
  /** The space reserved until the section is loaded, as `--room`: about its final height. */
  room: string;
}

export interface SectionKind extends Look {
  design: number;
  /** Fills its background to the edges. */
  isBare: boolean;
}

const LOOKS: Readonly<Record<SectionType, Look>> = {
  product_section: { set: 'usual', room: '[--room:44rem] w600:[--room:32rem] w960:[--room:34rem]' },
  product_section_single: { set: 'usual', room: '[--room:35rem] w960:[--room:26rem]' },
  categories_section: {
    set: 'usual',
    room: '[--room:40rem] w600:[--room:12.5rem] w960:[--room:18.25rem]',
  },
  image_section: { set: 'usual', room: '[--room:26rem] w960:[--room:31rem]' },
  services_section: { set: 'usual', room: '[--room:26rem] w600:[--room:11.25rem] w960:[--room:8.25rem]' },
  text_scrolling_section: { set: 'usual', room: '[--room:4rem]' },
  subscribtion_section: {
    set: 'usual',
    room: '[--room:17.5rem] w600:[--room:14.25rem] w960:[--room:10.5rem]',
  },
  text_editor_section: { set: 'words', room: '[--room:15rem]' },
  business_map_section: { set: 'map', room: '[--room:50rem] w960:[--room:35rem]' },
  carosel_image_section: { set: 'slider', room: '[--room:35rem] w960:[--room:31rem]' },
};

/** Product designs with an add-to-cart button need more code. */
const BUYING: Look = { set: 'rich', room: '[--room:44rem] w600:[--room:35rem] w960:[--room:37rem]' };

const BEST_SELLERS_ROOM = '[--room:44rem] w600:[--room:32.5rem] w960:[--room:37rem]';

/** Designs that are much lower or higher than the others of their section. */
const OTHER_ROOMS: { readonly [T in SectionType]?: { readonly [D in ShownDesign<T>]?: string } } = {
  product_section: {
    2: '[--room:44.5rem] w600:[--room:31.5rem] w960:[--room:32.5rem]',
    3: '[--room:35rem] w600:[--room:23rem] w960:[--room:25rem]',
    6: BEST_SELLERS_ROOM,
    7: BEST_SELLERS_ROOM,
  },
  image_section: { 5: '[--room:61rem] w600:[--room:54.5rem] w960:[--room:31rem]' },
};

/** How a section is shown; undefined for an unknown type or design, which shows nothing. */
export function kindOf(entry: Section): SectionKind | undefined {
  const design = designOf(entry);
  if (!design || design.isEmpty) return undefined;
  const look = design.buys ? BUYING : LOOKS[entry.section_type];
  const rooms: Readonly<Record<number, string>> | undefined = OTHER_ROOMS[entry.section_type];
  const room = rooms?.[design.value] ?? look.room;
  return { ...look, room, design: design.value, isBare: isBare(entry.section_type) };
}
