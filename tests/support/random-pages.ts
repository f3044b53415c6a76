import { chanceOf, type Chance } from '#demo/chance.ts';
import { shownDesigns } from '#contract/sections/examples.ts';
import type { Fields } from '#contract/sections/fields.ts';
import { hasEnded } from '#contract/sections/filled.ts';
import { widened } from '#contract/sections/least-columns.ts';
import {
  frameFields,
  isSectionType,
  SECTIONS,
  type Section,
  type SectionType,
} from '#contract/sections/registry.ts';
import { MANNERS, someOf, valuesOf, type Making, type ShopThings, type Values } from './random-values.ts';

/** A row as the page builder saves it. */
export interface RandomRow {
  id: number;
  sort_order: number;
  position: 'middle';
  is_active: boolean;
  template_meta_data: Values[];
}

interface Wanted {
  seed: string;
  things: ShopThings;
  pages: number;
  isAbroad: boolean;
}

/** The fields of which one must hold something, by the type of the section. Without it nothing is shown. */
export const CONTENT: Readonly<Partial<Record<SectionType, readonly string[]>>> = {
  carosel_image_section: ['header_slider_section'],
  image_section: ['image_items'],
  product_section: ['product_items'],
  product_section_single: ['product_item_single'],
  categories_section: ['categories_items'],
  services_section: ['services_items'],
  text_scrolling_section: ['text_scrolling'],
  text_editor_section: ['text_area_button_Data', 'promo_cards', 'banner_cards'],
};

/** The same random pages for the same seed. Together they have every design that shows something at least once. */
export function randomPages({ seed, things, pages, isAbroad }: Wanted): RandomRow[][] {
  const chance = chanceOf(seed);
  const designs = shownDesigns();
  const sections = someOf({ chance }, designs, designs.length).map(({ type, design }) =>
    randomSection(type, design, { chance, things, isAbroad, manner: chance.pick(MANNERS) }),
  );
  const perPage = Math.ceil(sections.length / pages);
  return Array.from({ length: pages }, (_, page) =>
    rowsOf(chance, sections.slice(page * perPage, (page + 1) * perPage)),
  );
}

function randomSection(type: string, design: number, making: Making): Values {
  if (!isSectionType(type)) throw new Error(`${type} is not a section`);
  const fields: Fields = SECTIONS[type].fields;
  const content = CONTENT[type];
  const needed = content ? { [making.chance.pick(content)]: true as const } : {};
  const values = valuesOf(fields, making, Object.keys(needed));
  const section = {
    section_type: type,
    design: { design_value: design },
    ...frameOf(making),
    ...values,
    ...(type === 'product_section' && { product_items: someProducts(making) }),
  };
  // The values are those of the registry, which the compiler can't follow.
  const known = widened(section as unknown as Section);
  // An offer that has ended is not shown.
  return { ...known, ...(hasEnded(known, Date.now()) && { ends_again_days: 7 }) };
}

/** Picked one by one, or of whole categories. Only what is on sale may be nothing at all, so it is left out. */
function someProducts(making: Making): Values {
  const { ids, category_ids } = valuesOf(SECTIONS.product_section.fields.product_items.fields, {
    ...making,
    manner: making.manner === 'least' ? 'some' : making.manner,
  });
  return {
    ...(category_ids !== undefined && { category_ids }),
    ids: ids ?? someOf(making, making.things.productIds, 1),
  };
}

function frameOf(making: Making): Values {
  const { bg_color_type: kind, bg_image: picture, ...rest } = valuesOf(frameFields, making);
  const isElsewhere = kind === 'url';
  if (isElsewhere && !making.isAbroad) return rest;
  return {
    ...rest,
    ...(kind !== undefined && { bg_color_type: kind }),
    ...(picture !== undefined && { bg_image: isElsewhere ? 'https://pictures.example/back.svg' : picture }),
  };
}

const MOST_BESIDE = 3;

/** Rows of one to three sections. */
function rowsOf(chance: Chance, sections: readonly Values[]): RandomRow[] {
  const rows: RandomRow[] = [];
  const left = [...sections];
  while (left.length > 0) {
    rows.push({
      id: rows.length + 1,
      sort_order: rows.length,
      position: 'middle',
      is_active: true,
      template_meta_data: left.splice(0, chance.between(1, MOST_BESIDE)),
    });
  }
  return rows;
}
