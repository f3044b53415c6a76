import type { UnitOrderMove } from '#rules/flows/unit.ts';
import { UNIT_FLOW } from '#rules/flows/unit.ts';
import type { VatScheme } from '#rules/orders/basket.ts';
import type { Shared } from '#rules/orders/goods-ways.ts';
import { unitPrice } from '#rules/units/margin.ts';
import { insertInto } from '../../db/insert.ts';
import type { Ask } from '../../db/connect.ts';
import { unitEvents, unitSales } from './tables.ts';

/** The order that sends units, or gets them back. */
export interface SellingOrder {
  id: number;
  number: string;
  now: Date;
}

/** Of an order line, so many devices that are sent now. */
interface SentLine {
  line: {
    id: number;
    productId: number | null;
    variationId: number | null;
    unit: number;
    discount: number;
    quantity: number;
    scheme: VatScheme;
    /** Sent before. */
    sentUnits: number;
  };
  units: number;
}

/** The devices of a shelf that are sent next: the oldest first. Orders that take from it have locked the shelf's row. */
const NEXT = {
  name: 'units-next',
  text: `
  select id, cost from stock_units
  where state = 'listed' and product_id = $1 and variation_id is not distinct from $2
  order by since, id limit $3 for update`,
};
const SET = {
  name: 'units-set',
  text: 'update stock_units set state = $2, version = version + 1, since = $3 where id = any($1::int[])',
};
const insertSales = insertInto(unitSales, [
  'unitId',
  'orderId',
  'orderLineId',
  'orderNumber',
  'cost',
  'price',
  'scheme',
  'soldAt',
]);
const insertEvents = insertInto(unitEvents, [
  'unitId',
  'event',
  'fromState',
  'toState',
  'orderNumber',
  'createdAt',
]);

/** What an order does to units. Each of its moves has one row in the table of the flow. */
async function moveUnits(ask: Ask, ids: readonly number[], event: UnitOrderMove, order: SellingOrder) {
  const [row] = UNIT_FLOW[event];
  if (!row || ids.length === 0) return;
  const [fromState = null] = row.from;
  await ask(SET, [ids, row.to, order.now]);
  await insertEvents(
    ask,
    ids.map((unitId) => ({
      unitId,
      event,
      fromState,
      toState: row.to,
      orderNumber: order.number,
      createdAt: order.now,
    })),
  );
}

/**
 * Ties the devices that are sent to the lines of their order, in the transaction that takes the stock. Other pieces of
 * the same shelf, which have no number of their own, are sent after all units.
 */
export async function sellUnits(ask: Ask, order: SellingOrder, sent: readonly SentLine[]): Promise<void> {
  for (const { line, units } of sent) {
    if (line.productId === null || units === 0) continue;
    const found = await ask<{ id: number; cost: number }>(NEXT, [line.productId, line.variationId, units]);
    if (found.length === 0) continue;
    await insertSales(
      ask,
      found.map(({ id, cost }, index) => ({
        unitId: id,
        orderId: order.id,
        orderLineId: line.id,
        orderNumber: order.number,
        cost,
        price: unitPrice(line, line.sentUnits + index),
        scheme: line.scheme,
        soldAt: order.now,
      })),
    );
    await moveUnits(
      ask,
      found.map(({ id }) => id),
      'sell',
      order,
    );
  }
}

const SOLD = {
  name: 'units-sold',
  text: `
  select s.id as "saleId", s.unit_id as "unitId" from unit_sales s join stock_units u on u.id = s.unit_id
  where s.order_line_id = $1 and s.returned_at is null order by s.id limit $2 for update`,
};
const BACK = {
  name: 'units-back',
  text: 'update unit_sales set returned_at = $2 where id = any($1::int[])',
};

/** The devices of returned goods: for sale again, back on the bench, or scrapped, as staff said of each line. */
export async function takeBackUnits(
  ask: Ask,
  order: SellingOrder,
  returned: readonly { lineId: number; units: number; goods: Shared }[],
): Promise<void> {
  for (const { lineId, units, goods } of returned) {
    const found = await ask<{ saleId: number; unitId: number }>(SOLD, [lineId, units]);
    if (found.length === 0) continue;
    await ask(BACK, [found.map(({ saleId }) => saleId), order.now]);
    const ids = found.map(({ unitId }) => unitId);
    const { resell = 0, scrap = 0 } = goods;
    await moveUnits(ask, ids.slice(0, resell), 'relist', order);
    await moveUnits(ask, ids.slice(resell, resell + scrap), 'scrap_return', order);
    await moveUnits(ask, ids.slice(resell + scrap), 'come_back', order);
  }
}
