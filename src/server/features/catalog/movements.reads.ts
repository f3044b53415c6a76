import type { Answer } from '#contract/calls.ts';
import type { MovementsQuery, StockMovement } from '#contract/stock-office.ts';
import type { Ask } from '../../db/connect.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import { usedValues } from '../../db/used-values.ts';
import { findMovements, foundCondition, foundValues } from './found-movements.reads.ts';
import { choiceSql } from './picker.reads.ts';
import type { StockKeeper } from './places.reads.ts';

const PER_PAGE = 25;

/**
 * The shop's own movements name the order that caused them. Those of people carry a note. A cursor is the id of the
 * last row: rows never change, so its time is read from it.
 */
const movementsSql = (conditions: readonly string[]) => `
  select m.id::int as id, m.created_at as at, m.product_id, m.variation_id, p.name, ${choiceSql('v')} as variation,
    coalesce(v.sku, p.sku) as sku, json_build_object('id', b.id, 'name', b.name) as business, m.quantity, m.reason,
    case when m.actor_id is null then nullif(m.source, '') end as order,
    case when m.actor_id is null or m.source = 'office' or coalesce(m.transfer_id, m.purchase_id) is not null then '' else m.source end as note, u.name as by,
    (select sum(e.quantity)::int from stock_movements e where e.product_id = m.product_id
      and e.variation_id is not distinct from m.variation_id and (e.created_at, e.id) <= (m.created_at, m.id)) as after,
    case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as store,
    m.transfer_id, m.purchase_id
  from stock_movements m
  join products p on p.id = m.product_id
  join businesses b on b.id = p.business_id
  left join variations v on v.id = m.variation_id
  left join users u on u.id = m.actor_id
  left join stores s on s.id = m.store_id
  where ${conditions.join(' and ')}
  order by m.created_at desc, m.id desc limit $1`;

type Row = Omit<StockMovement, 'at'> & { at: Date };

/** The movements into and out of stock, the latest first. */
export async function readMovements(
  ask: Ask,
  query: MovementsQuery,
  { businessId, storeIds }: StockKeeper,
): Promise<Answer<'GET /office/stock/movements'> | 'bad cursor'> {
  const {
    store,
    q,
    product_id: productId,
    variation_id: variationId,
    reason,
    per_page: perPage = PER_PAGE,
  } = query;
  const cursor = query.cursor === undefined ? null : readKeyset(query.cursor, 'int');
  if (cursor === undefined) return 'bad cursor';
  const found = await findMovements(ask, q, businessId);
  const conditions = [
    'true',
    businessId !== null && 'p.business_id = $2',
    productId !== undefined && 'm.product_id = $3',
    variationId !== undefined && 'm.variation_id = $4',
    reason !== undefined && 'm.reason = $5',
    cursor &&
      '(m.created_at, m.id) < (select l.created_at, l.id from stock_movements l where l.id = $6::int)',
    storeIds !== null && 'm.store_id = any($7::int[])',
    store !== undefined && (store === 'none' ? 'm.store_id is null' : 'm.store_id = $8'),
    found && foundCondition(found, { words: '$9', productIds: '$10', ids: '$11' }),
  ].filter((one) => typeof one === 'string');
  const used = usedValues(movementsSql(conditions), [
    perPage + 1,
    businessId,
    productId,
    variationId,
    reason,
    cursor?.[1],
    storeIds,
    store,
    ...foundValues(found),
  ]);
  const rows = await ask<Row>({ text: used.text }, used.values);
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map(({ at, id, ...row }) => ({ id, at: at.toISOString(), ...row })),
    next_cursor: last ? writeKeyset([last.id, last.id]) : null,
  };
}
