import type { Answer } from '#contract/calls.ts';
import { LINES } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import type pg from 'pg';
import type { Db } from '../../db/connect.ts';
import { readCategories } from '../listing/public.ts';
import { readPageTitles, readSettings } from '../site/public.ts';

type Target = Answer<'GET /office/link-targets'>['data'][number];

/** Pages of the shop that a link can lead to. */
export async function readTargets(db: Db, pool: pg.Pool): Promise<Target[]> {
  const settings = await readSettings(db);
  const on = LINES.filter((line) => settings?.[`is_active_for_${line}`] ?? true);
  const shop: Target[] = [
    { title: 'Home page', path: addresses.home(), kind: 'shop' },
    { title: 'Stores', path: addresses.stores(), kind: 'shop' },
    { title: 'Point of sale', path: addresses.pos(), kind: 'shop' },
    ...on.flatMap((line): Target[] =>
      line === 'buy'
        ? []
        : [
            {
              title: `${settings?.line_names[line] ?? line}: find your device`,
              path: addresses.finder(line),
              kind: 'shop',
            },
          ],
    ),
  ];
  const listings = on.map((line): Target => ({
    title: `${settings?.line_names[line] ?? line}: all`,
    path: addresses.listing(line),
    kind: 'listing',
  }));
  const categories = (await readCategories(pool)).flatMap((category) =>
    on
      .filter((line) => category[`is_active_for_${line}`])
      .map((line): Target => ({
        title: `${settings?.line_names[line] ?? line}: ${category.name}`,
        path: addresses.listing(line, category.slug),
        kind: 'category',
      })),
  );
  const pages = (await readPageTitles(db))
    .filter(({ key }) => key !== 'home-page')
    .map(({ key, title }): Target => ({ title, path: addresses.page(key), kind: 'page' }));
  return [...shop, ...listings, ...pages, ...categories];
}
