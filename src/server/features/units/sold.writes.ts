import type { UnitOrderMove, UnitState } from '#rules/flows/unit.ts';
import { UNIT_FLOW } from '#rules/flows/unit.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { VatScheme } from '#rules/orders/basket.ts';
import type { Shared } from '#rules/orders/goods-ways.ts';
import { quarterOf } from '#rules/units/quarter.ts';
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

/**
 * The devices of a shelf that are sent next: those that staff have packed, then the ones that have been on sale the
 * longest. Orders that take from it have locked the shelf's row.
 */
const NEXT = {
  name: 'units-next',
  text: `
  select id, number, cost from stock_units
  where state = 'listed' and product_id = $1 and variation_id is not distinct from $2
  order by (number = any($4::text[])) desc, since, id limit $3 for update`,
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
  'actorId',
  'note',
  'createdAt',
]);

/** What an order does to units. Each of its moves has one row in the table of the flow. */
async function moveUnits(
  ask: Ask,
  ids: readonly number[],
  event: UnitOrderMove,
  order: SellingOrder,
  { actorId = null, note = '' }: { actorId?: number | null; note?: string } = {},
) {
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
      actorId,
      note,
      createdAt: order.now,
    })),
  );
}

/**
 * Ties the devices that are sent to the lines of their order, in the transaction that takes the stock. Other pieces of
 * the same shelf, which have no number of their own, are sent after all units. Answers why a device that staff have
 * chosen can't be sent; the caller then rolls back.
 */
export async function sellUnits(
  ask: Ask,
  order: SellingOrder,
  sent: readonly SentLine[],
  chosen: readonly string[] = [],
): Promise<string | undefined> {
  const wanted = new Map(chosen.map((typed) => [readNumber(typed) ?? typed, typed]));
  for (const { line, units } of sent) {
    if (line.productId === null || units === 0) continue;
    const values = [line.productId, line.variationId, units, [...wanted.keys()]];
    const found = await ask<{ id: number; number: string; cost: number }>(NEXT, values);
    if (found.length === 0) continue;
    for (const { number } of found) wanted.delete(number);
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
  const [missing] = wanted.values();
  return missing === undefined
    ? undefined
    : `${missing} is not for sale as one of the things that are sent now.`;
}

const PAIR = {
  name: 'units-pair',
  text: `
  select id, number, state, cost, product_id as "productId", variation_id as "variationId"
  from stock_units where number = any($1::text[]) order by id for update`,
};
const SALE = {
  name: 'units-sale',
  text: `
  select id, sold_at as "soldAt" from unit_sales
  where unit_id = $1 and order_id = $2 and returned_at is null for update`,
};
const SWAP = {
  name: 'units-swap',
  text: `
update unit_sales set unit_id = $2, cost = $3 where id = $1`,
};
/** The wrong sale ends now, and the right one begins now. */
const CORRECT = {
  name: 'units-correct',
  text: `
  with ended as (
    update unit_sales set returned_at = $4 where id = $1
    returning id, order_id, order_line_id, order_number, price, scheme
  )
  insert into unit_sales (unit_id, order_id, order_line_id, order_number, cost, price, scheme, sold_at, corrects)
  select $2, order_id, order_line_id, order_number, $3, price, scheme, $4, id from ended`,
};

interface Paired extends Record<string, unknown> {
  id: number;
  number: string;
  state: UnitState;
  cost: number;
  productId: number | null;
  variationId: number | null;
}

/**
 * Moves a sale from the device that an order has to the one that was really packed. Both are of one shelf, whose stock
 * stays as it is. Answers why not. The caller has locked the order.
 */
export async function swapUnits(
  ask: Ask,
  order: SellingOrder,
  typed: { sold: string; packed: string },
  actorId: number,
): Promise<string | undefined> {
  const [sold, packed] = [readNumber(typed.sold), readNumber(typed.packed)];
  const pair = await ask<Paired>(PAIR, [[sold ?? '', packed ?? '']]);
  const from = pair.find(({ number }) => number === sold);
  const to = pair.find(({ number }) => number === packed);
  if (!from) return `${typed.sold} is not a device of this order.`;
  if (!to) return `There is no device with the number ${typed.packed}.`;
  const isSameShelf = to.productId === from.productId && to.variationId === from.variationId;
  if (to.state !== 'listed' || !isSameShelf) return `${to.number} is not for sale as the same variation.`;
  const [sale] = await ask<{ id: number; soldAt: Date }>(SALE, [from.id, order.id]);
  if (!sale) return `${from.number} is not a device of this order.`;
  // The figures of a quarter that is over were declared to the tax office. What changes counts in this one.
  const isSameQuarter = quarterOf(sale.soldAt) === quarterOf(order.now);
  await (isSameQuarter
    ? ask(SWAP, [sale.id, to.id, to.cost])
    : ask(CORRECT, [sale.id, to.id, to.cost, order.now]));
  await moveUnits(ask, [from.id], 'unpack', order, { actorId, note: `${to.number} was packed.` });
  await moveUnits(ask, [to.id], 'sell', order, { actorId, note: `In place of ${from.number}.` });
  return undefined;
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
