import type { Connection } from '../../db/connect.ts';
import type { BoughtUnit } from '../units/public.ts';
import { addUnit } from '../units/public.ts';
import type { KeptCheck } from './tables.ts';

type Row = Omit<BoughtUnit, 'source' | 'checks'> & { checks: KeptCheck[] };

/**
 * The price that was paid for it is its cost. Photos of the inspection and of the cuts belong to the request.
 */
const BOUGHT = {
  name: 'trade-in-bought',
  text: `
  select i.business_id as "businessId", i.number as "sourceNumber", i.trade_in_id as "tradeInId",
    i.product_id as "modelOf", i.name, i.choice, i.image, i.grade, coalesce(i.price, 0) as cost, i.identifier,
    i.identifier_ends as "identifierEnds", i.identifier_mark as "identifierMark", i.checks,
    i.photo_ids || array(select unnest(c.photo_ids) from trade_in_cuts c
      join trade_in_revisions r on r.id = c.revision_id where r.item_id = i.id order by c.id) as "photoIds",
    i.store_id as "storeId"
  from trade_in_items i where i.id = $1`,
};

/** A device that was paid for becomes a unit of the shop's stock, in the transaction of the payment. */
export async function stockBought(
  at: Connection,
  itemId: number,
  when: { actorId: number | null; now: Date },
): Promise<void> {
  const [bought] = await at.ask<Row & Record<string, unknown>>(BOUGHT, [itemId]);
  if (!bought) throw new Error('a device that was paid for is not there');
  const checks = bought.checks.map(({ check, told, found }) => ({ check, told, found }));
  await addUnit(at, { ...bought, source: 'trade_in', checks }, when);
}
