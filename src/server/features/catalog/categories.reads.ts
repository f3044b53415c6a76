import type { OfficeCategory } from '#contract/categories-office.ts';
import type { Ask } from '../../db/connect.ts';

const COLUMNS = `c.id, c.version, c.name, c.slug, c.title, c.sub_title, c.image as category_image, c.round_image as image,
  c.parent_id, c.is_active_for_buy, c.is_active_for_sell, c.is_active_for_repair, c.is_active,
  (select count(*)::int from products p where p.category_id = c.id) as product_count`;

const ALL = {
  name: 'office-categories-all',
  text: `select ${COLUMNS} from categories c left join categories parent on parent.id = c.parent_id
    order by coalesce(parent.sort_order, c.sort_order), coalesce(c.parent_id, c.id), c.level, c.sort_order, c.id`,
};
const ONE = {
  name: 'office-category',
  text: `select ${COLUMNS} from categories c where c.id = $1`,
};

/** All categories in the order of the shop, each followed by those inside it. */
export const readOfficeCategories = (ask: Ask): Promise<OfficeCategory[]> => ask<OfficeCategory>(ALL, []);

export async function readOfficeCategory(ask: Ask, id: number): Promise<OfficeCategory | undefined> {
  const [row] = await ask<OfficeCategory>(ONE, [id]);
  return row;
}
