import { isForStore } from '#rules/office/grant.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import { notOpen } from '../../http/private-calls.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import type { CatalogueWriter } from './office.writes.ts';
import type { StockKeeper } from './places.reads.ts';
import type { CatalogueReader } from './standing.reads.ts';

/** The products that an account may see; undefined for an account without an office. */
export function readerOf(account: Account): CatalogueReader | undefined {
  const businessId = businessOf(account);
  const rights = account.office?.rights ?? [];
  if (businessId === undefined) return undefined;
  return { businessId, seesCost: rights.includes('cost'), mayPublish: rights.includes('publish') };
}

/** Products belong to a whole business, so staff who work for some of its stores only read them. */
export function writerOf(account: Account): CatalogueWriter | Refusal {
  const reader = readerOf(account);
  if (!reader) return notOpen();
  if (account.office?.storeIds)
    return refuse(403, 'Your account is for some stores only. Products are for all of them.');
  return { ...reader, account, now: new Date() };
}

/** The stock that an account sees; undefined for an account without an office. */
export function keeperOf(account: Account): StockKeeper | undefined {
  const businessId = businessOf(account);
  return businessId === undefined ? undefined : { businessId, storeIds: account.office?.storeIds ?? null };
}

export const noStore = () => refuse(404, 'There is no such store.');

/** Stock is changed in a place. Staff who work for some stores change it there alone. */
export function stockWriterOf(
  account: Account,
  storeId: number | null | undefined,
): CatalogueWriter | Refusal {
  const reader = readerOf(account);
  if (!reader || !account.office) return notOpen();
  if (isForStore(account.office, storeId ?? null)) return { ...reader, account, now: new Date() };
  return storeId ? noStore() : refuse(403, 'Your account is for some stores only. Choose one of them.');
}
