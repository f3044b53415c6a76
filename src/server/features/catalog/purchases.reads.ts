import type { Answer } from '#contract/calls.ts';
import type { Purchase, PurchaseLine, PurchaseRow, PurchasesQuery } from '#contract/purchases-office.ts';
import type { PurchaseState } from '#rules/flows/purchase.ts';
import { purchaseMoves, purchaseNumber } from '#rules/flows/purchase.ts';
import { isForStore } from '#rules/office/grant.ts';
import type { Ask } from '../../db/connect.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import { anywhere } from '../../db/like.ts';
import type { StockKeeper } from './places.reads.ts';
import { amountOrNull } from './standing.reads.ts';

const PER_PAGE = 25;

export interface PurchaseReader extends StockKeeper {
  seesCost: boolean;
}

/** Staff of some stores see only purchases for those stores. */
const THEIRS = `($1::int is null or o.business_id = $1) and ($2::int[] is null or o.store_id = any($2))`;

const FOUND = `
  ($3::text is null or 'PO-' || o.id ilike $3 or o.supplier ilike $3 or o.note ilike $3 or exists (
    select from purchase_lines l left join products p on p.id = l.product_id left join variations v on v.id = l.variation_id
    where l.purchase_id = o.id and (l.text ilike $3 or p.sku ilike $3 or v.sku ilike $3)))
  and ($4::int is null or o.store_id = $4)`;

const COLUMNS = `
  o.id, o.state, o.version, o.supplier, o.expected_on::text as expected_on, o.note, o.created_at, o.ordered_at, o.ended_at,
  u.name as by, json_build_object('id', b.id, 'name', b.name) as business,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as store,
  sums.units, sums.received, sums.cost`;

/** A sum of which a part is not known is not known. */
const WHOLE = `purchase_orders o join businesses b on b.id = o.business_id
  left join stores s on s.id = o.store_id left join users u on u.id = o.made_by
  cross join lateral (
    select coalesce(sum(l.quantity), 0)::int as units, coalesce(sum(l.received), 0)::int as received,
      case when bool_and(l.unit_cost is not null) then sum(l.unit_cost::bigint * l.quantity)::float8 end as cost
    from purchase_lines l where l.purchase_id = o.id
  ) sums`;

const LIST = `
  select ${COLUMNS} from ${WHOLE}
  where ${THEIRS} and ${FOUND} and ($5::text is null or o.state = $5) and ($6::int is null or o.id < $6)
  order by o.id desc limit $7`;
const COUNTS = `
  select o.state, count(*)::int as count from purchase_orders o where ${THEIRS} and ${FOUND} group by o.state`;

type Moments = 'created_at' | 'ordered_at' | 'ended_at';
type Row = Omit<PurchaseRow, 'number' | 'cost' | Moments> & {
  cost: number | null;
  created_at: Date;
  ordered_at: Date | null;
  ended_at: Date | null;
};

function rowWire(
  { cost, created_at: made, ordered_at: ordered, ended_at: ended, ...row }: Row,
  { seesCost }: PurchaseReader,
): PurchaseRow {
  return {
    ...row,
    number: purchaseNumber(row.id),
    ...(seesCost && { cost: amountOrNull(cost) }),
    created_at: made.toISOString(),
    ordered_at: ordered?.toISOString() ?? null,
    ended_at: ended?.toISOString() ?? null,
  };
}

/** Orders to suppliers that the caller may see, the latest first. */
export async function readPurchases(
  ask: Ask,
  { q, state, store, cursor: given, per_page: perPage = PER_PAGE }: PurchasesQuery,
  reader: PurchaseReader,
): Promise<Answer<'GET /office/purchases'> | 'bad cursor'> {
  const cursor = given === undefined ? null : readKeyset(given, 'int');
  if (cursor === undefined) return 'bad cursor';
  const theirs = [reader.businessId, reader.storeIds, anywhere(q), store ?? null];
  const rows = await ask<Row>({ text: LIST }, [...theirs, state ?? null, cursor?.[1] ?? null, perPage + 1]);
  const counts = await ask<{ state: PurchaseState; count: number }>({ text: COUNTS }, theirs);
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map((row) => rowWire(row, reader)),
    next_cursor: last ? writeKeyset([last.id, last.id]) : null,
    counts: Object.fromEntries(counts.map((one) => [one.state, one.count])),
  };
}

const ONE = { name: 'purchase-order', text: `select ${COLUMNS} from ${WHOLE} where ${THEIRS} and o.id = $3` };
const LINES = {
  name: 'purchase-lines',
  text: `
  select l.id, l.product_id, l.variation_id, l.text, coalesce(v.sku, p.sku) as sku, l.quantity, l.received, l.unit_cost
  from purchase_lines l left join products p on p.id = l.product_id left join variations v on v.id = l.variation_id
  where l.purchase_id = $1 order by l.id`,
};

/** An order to a supplier with its lines; undefined if it does not exist or the caller may not see it. */
export async function readPurchase(
  ask: Ask,
  id: number,
  reader: PurchaseReader,
): Promise<Purchase | undefined> {
  const [row] = await ask<Row>(ONE, [reader.businessId, reader.storeIds, id]);
  if (!row) return undefined;
  const lines = await ask<PurchaseLine & { unit_cost: number | null }>(LINES, [id]);
  const isTheirs = isForStore(reader, row.store?.id ?? null);
  return {
    ...rowWire(row, reader),
    lines: lines.map(({ unit_cost: cost, ...line }) => ({
      ...line,
      ...(reader.seesCost && { unit_cost: amountOrNull(cost) }),
    })),
    moves: isTheirs ? [...purchaseMoves(row.state)] : [],
    can_change: row.state === 'draft' && isTheirs,
  };
}
