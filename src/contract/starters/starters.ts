import type { PageStarter } from '../pages-office-shapes.ts';
import { homeStarters } from './home.ts';
import { ownStarters } from './own.ts';
import type { StarterGoods } from './pieces.ts';

export type { StarterGoods };

/** The starters. A list without products is left out, so that each looks finished in any shop. */
export const startersOf = (goods: StarterGoods): PageStarter[] =>
  [...homeStarters(goods), ...ownStarters(goods)].map((starter) => ({
    ...starter,
    rows: starter.rows.filter((row) => row.template_meta_data.every(showsSomething)),
  }));

const showsSomething = (section: PageStarter['rows'][number]['template_meta_data'][number]): boolean => {
  if (section.section_type === 'product_section') return (section.product_items?.ids?.length ?? 0) > 0;
  if (section.section_type === 'categories_section') return (section.categories_items?.length ?? 0) > 0;
  return true;
};
