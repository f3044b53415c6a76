import type { PageStarter } from '#contract/pages-office-shapes.ts';
import { startersOf, type StarterGoods } from '#contract/starters/starters.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/** What shoppers can buy now: reduced, new, and what is shown first. */
async function readGoods(db: Db): Promise<StarterGoods> {
  const { rows } = await db.execute<Record<keyof StarterGoods, number[]>>(sql`
    select
      array(select product_id from listing where line = 1 and in_stock and discount > 0
        order by discount desc, product_id limit 14) as deals,
      array(select product_id from listing where line = 1 and in_stock order by created_at desc, product_id limit 12)
        as newest,
      array(select product_id from listing where line = 1 and in_stock order by featured_rank, product_id limit 12)
        as best,
      array(select c.id from categories c where c.level = 0 and exists (
        select from listing l where l.line = 1 and l.root_category_id = c.id) order by c.sort_order, c.id limit 6)
        as categories`);
  return rows[0] ?? { deals: [], newest: [], best: [], categories: [] };
}

/** Whole pages to begin with, made of what the shop sells. */
export const readStarters = async (db: Db): Promise<PageStarter[]> => startersOf(await readGoods(db));

export const readStarter = async (db: Db, name: string): Promise<PageStarter | undefined> =>
  (await readStarters(db)).find((starter) => starter.name === name);
