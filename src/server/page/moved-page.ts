import type pg from 'pg';
import { matchAddress, type Address } from '#contract/pages.ts';
import { lineCode } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Db } from '../db/connect.ts';
import { readMovedCategory, readMovedProduct } from '../features/catalog/public.ts';
import { readMovedPage } from '../features/site/public.ts';

const MOST_ID = 2_147_483_647;

/**
 * The current URL of a product, a category or a page of the site that had this URL before. The query stays.
 */
export async function movedPage(
  url: string,
  sources: { pool: pg.Pool; db: Db },
): Promise<string | undefined> {
  const [pathname = '', query] = url.split('?', 2);
  const address = matchAddress(pathname);
  const now = address && (await placeNow(address, sources));
  return now && `${now}${query === undefined ? '' : `?${query}`}`;
}

async function placeNow(
  address: Address,
  { pool, db }: { pool: pg.Pool; db: Db },
): Promise<string | undefined> {
  if (address.page === 'product' && address.id <= MOST_ID) {
    const { line, category, slug, id } = address;
    const now = await readMovedProduct(pool, { id, line: lineCode(line), category, slug });
    return now && addresses.product(line, now.category, now.slug, id);
  }
  if (address.page === 'listing' && address.category) {
    const { line, category, number } = address;
    const now = await readMovedCategory(pool, category);
    return now && addresses.listing(line, now, number);
  }
  if (address.page === 'text') {
    const now = await readMovedPage(db, address.key);
    return now && addresses.page(now);
  }
  return undefined;
}
