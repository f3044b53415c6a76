import type { Answer } from '#contract/calls.ts';
import type { MovementsQuery, StockMovement } from '#contract/stock-office.ts';
import type { Ask } from '../../db/connect.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import { anywhere } from '../../db/like.ts';
import { choiceSql } from './picker.reads.ts';
import type { StockKeeper } from './places.reads.ts';

const PER_PAGE = 25;

/**
 * The shop's own movements name the order that caused them. Those of people carry a note. A cursor is the id of the
 * last row: rows never change, so its time is read from it.
 */
const MOVEMENTS = `
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
  where ($1::int is null or p.business_id = $1)
    and ($2::text is null or p.name ilike $2 or v.name ilike $2 or p.sku ilike $2 or v.sku ilike $2 or m.source ilike $2)
    and ($3::int is null or m.product_id = $3) and ($4::int is null or m.variation_id = $4)
    and ($5::text is null or m.reason = $5)
    and ($6::int is null or (m.created_at, m.id) < (select l.created_at, l.id from stock_movements l where l.id = $6))
    and ($8::int[] is null or m.store_id = any($8))
    and ($9::int is null or m.store_id is not distinct from nullif($9, 0))
  order by m.created_at desc, m.id desc limit $7`;

type Row = Omit<StockMovement, 'at'> & { at: Date };

/** What came into stock and left it, the latest first. */
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
  const rows = await ask<Row>({ text: MOVEMENTS }, [
    businessId,
    anywhere(q),
    productId ?? null,
    variationId ?? null,
    reason ?? null,
    cursor?.[1] ?? null,
    perPage + 1,
    storeIds,
    store === 'none' ? 0 : (store ?? null),
  ]);
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map(({ at, id, ...row }) => ({ id, at: at.toISOString(), ...row })),
    next_cursor: last ? writeKeyset([last.id, last.id]) : null,
  };
}
