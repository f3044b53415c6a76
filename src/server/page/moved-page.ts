import type pg from 'pg';
import { matchAddress, type Address } from '#contract/pages.ts';
import { lineCode } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { readMovedCategory, readMovedProduct } from '../features/catalog/public.ts';

const MOST_ID = 2_147_483_647;

/** The address that a product or a category has now, for one that it had before. The query stays. */
export async function movedPage(url: string, pool: pg.Pool): Promise<string | undefined> {
  const [pathname = '', query] = url.split('?', 2);
  const address = matchAddress(pathname);
  const now = address && (await placeNow(address, pool));
  return now && `${now}${query === undefined ? '' : `?${query}`}`;
}

async function placeNow(address: Address, pool: pg.Pool): Promise<string | undefined> {
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
  return undefined;
}
