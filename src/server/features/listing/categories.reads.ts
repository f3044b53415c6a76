import type pg from 'pg';
import type { Category } from '#contract/catalog.ts';
import { categoryLine } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { uploadedAs } from '../media/public.ts';
import { countFacet, FACET, ListingFilter } from './index/public.ts';

type CategoryRow = Omit<Category, 'url' | 'product_count'>;

/** All visible categories that a line which is on has, in the order of the shop, parents before children, each with its number of products. */
export async function readCategories(pool: pg.Pool): Promise<Category[]> {
  const bought = new ListingFilter();
  bought.base.line('1');
  const [{ rows }, counts] = await Promise.all([
    pool.query<CategoryRow>(`
      select c.id, c.slug, c.name, c.title, c.sub_title, c.image as category_image, c.round_image as image,
        case when m.focal_x <> 50 or m.focal_y <> 50
          then jsonb_build_object('x', m.focal_x, 'y', m.focal_y) end as image_focus,
        c.level, c.parent_id, c.is_active_for_buy and coalesce(site.is_active_for_buy, true) as is_active_for_buy,
        c.is_active_for_sell and coalesce(site.is_active_for_sell, true) as is_active_for_sell,
        c.is_active_for_repair and coalesce(site.is_active_for_repair, true) as is_active_for_repair
      from categories c left join categories parent on parent.id = c.parent_id
      left join site_settings site on true
      left join media m on ${uploadedAs('m', 'coalesce(c.round_image, c.image)')}
      where c.is_active and coalesce(parent.is_active, true) and (
        not (c.is_active_for_buy or c.is_active_for_sell or c.is_active_for_repair) or site is null
        or c.is_active_for_buy and site.is_active_for_buy or c.is_active_for_sell and site.is_active_for_sell
        or c.is_active_for_repair and site.is_active_for_repair
      )
      order by coalesce(parent.sort_order, c.sort_order), coalesce(c.parent_id, c.id), c.level, c.sort_order, c.id`),
    countFacet(pool, bought, FACET.category),
  ]);
  return rows.map((row) => ({
    ...row,
    product_count: counts.of(FACET.category, row.id) ?? 0,
    url: categoryUrl(row),
  }));
}

function categoryUrl(row: CategoryRow): string {
  const line = categoryLine({
    buy: row.is_active_for_buy,
    sell: row.is_active_for_sell,
    repair: row.is_active_for_repair,
  });
  return addresses.listing(line, row.slug);
}
