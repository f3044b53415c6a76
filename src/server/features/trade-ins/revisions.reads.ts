import type { Ask } from '../../db/connect.ts';

const REVISERS = {
  name: 'trade-in-revisers',
  text: `
  select r.item_id as "itemId", r.inspector_id as "inspectorId"
  from trade_in_revisions r join trade_in_items i on i.id = r.item_id
  where i.trade_in_id = $1 and not r.is_final`,
};

/** The inspector who first revised the offer for each device. After a dispute another inspector decides. */
export async function readRevisers(ask: Ask, tradeInId: number): Promise<ReadonlyMap<number, number | null>> {
  const rows = await ask<{ itemId: number; inspectorId: number | null }>(REVISERS, [tradeInId]);
  return new Map(rows.map(({ itemId, inspectorId }) => [itemId, inspectorId]));
}

export interface LastRevision {
  cash: number;
  voucher: number;
}

const LAST = {
  name: 'trade-in-last-revision',
  text: 'select cash, voucher from trade_in_revisions where item_id = $1 order by id desc limit 1',
};

export async function readLastRevision(ask: Ask, itemId: number): Promise<LastRevision | undefined> {
  const [row] = await ask<{ cash: number; voucher: number }>(LAST, [itemId]);
  return row;
}
