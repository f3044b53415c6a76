import type pg from 'pg';
import { matchAddress } from '#contract/pages.ts';
import { lineCode } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { readMovedProduct } from '../features/catalog/public.ts';

const MOST_ID = 2_147_483_647;

/** The address that a product has now, for one that it had before. Its query stays: it may name a variation. */
export async function movedProduct(url: string, pool: pg.Pool): Promise<string | undefined> {
  const [pathname = '', query] = url.split('?', 2);
  const address = matchAddress(pathname);
  if (address?.page !== 'product' || address.id > MOST_ID) return undefined;
  const { line, category, slug, id } = address;
  const now = await readMovedProduct(pool, { id, line: lineCode(line), category, slug });
  if (!now) return undefined;
  return `${addresses.product(line, now.category, now.slug, id)}${query === undefined ? '' : `?${query}`}`;
}
