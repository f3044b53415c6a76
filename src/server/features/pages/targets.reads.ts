import type { Answer } from '#contract/calls.ts';
import { LINES, type Line } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { isFixedPage } from '#rules/site/page-limits.ts';
import type pg from 'pg';
import type { Db } from '../../db/connect.ts';
import { readCategories } from '../listing/public.ts';
import { readPageTitles, readSettings } from '../site/public.ts';

type Target = Answer<'GET /office/link-targets'>['data'][number];

/** Pages of the shop that a link can lead to. */
export async function readTargets(db: Db, pool: pg.Pool): Promise<Target[]> {
  const settings = await readSettings(db);
  const on = LINES.filter((line) => settings?.[`is_active_for_${line}`] ?? true);
  const shop = (title: string, path: string): Target => ({ title, path, kind: 'shop' });
  const list = (title: string, path: string): Target => ({ title, path, kind: 'listing' });
  const lines: Record<Line, Target[]> = {
    buy: [
      list('Everything to buy', addresses.listing('buy')),
      list('On sale', `${addresses.listing('buy')}?on_sale=1`),
    ],
    sell: [
      shop('Sell a device', addresses.finder('sell')),
      list('Everything to sell', addresses.listing('sell')),
    ],
    repair: [
      shop('Repair a device', addresses.finder('repair')),
      list('Everything to repair', addresses.listing('repair')),
    ],
  };
  const categories = (await readCategories(pool)).flatMap((category) =>
    on
      .filter((line) => category[`is_active_for_${line}`])
      .map((line): Target => ({
        title: `${category.name}, ${line}`,
        path: addresses.listing(line, category.slug),
        kind: 'category',
      })),
  );
  const pages = (await readPageTitles(db))
    .filter(({ key }) => !isFixedPage(key))
    .map(({ key, title }): Target => ({ title, path: addresses.page(key), kind: 'page' }));
  return [
    shop('Home page', addresses.home()),
    ...on.flatMap((line) => lines[line]),
    shop('Stores', addresses.stores()),
    shop('Wishlist', addresses.wishlist()),
    shop('Account', addresses.account()),
    shop('Register a business', addresses.business()),
    shop('For shop owners', addresses.pos()),
    ...pages,
    ...categories,
  ];
}
