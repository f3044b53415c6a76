import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';

const HIDDEN = {
  name: 'orders-hidden',
  text: `
  select n as number from unnest($1::text[]) n
  where not exists (select from orders o where o.number = n and ($2::int is null or o.business_id = $2)
    and ($3::int[] is null or o.store_id = any($3)))`,
};

/** Those of these orders that an office does not see: they are of other businesses, or of other stores. */
export async function readHiddenOrders(
  ask: Ask,
  { businessId, storeIds }: NonNullable<Account['office']>,
  numbers: readonly string[],
): Promise<string[]> {
  const rows = await ask<{ number: string }>(HIDDEN, [numbers, businessId, storeIds]);
  return rows.map(({ number }) => number);
}
