import type pg from 'pg';
import type { Answer } from '#contract/calls.ts';
import type { Vendor, VendorRow, VendorsQuery } from '#contract/vendors-office.ts';
import { percentOf } from '#rules/stores/commission.ts';
import { vendorMoves, type VendorStand } from '#rules/stores/vendor-moves.ts';
import type { CountProducts } from './approval.reads.ts';
import { anywhere } from '../../db/like.ts';

const PER_PAGE = 25;

/** `vendorStand` of the rules. */
const STAND = `case when b.is_blocked then 'blocked' when b.approval = 'approved' then 'selling' else b.approval end`;

const ROW = `
  b.id, b.version, b.name as business_name, u.name as owner_name, u.email as owner_email, ${STAND} as stand,
  b.is_on_holiday, b.created_at, b.phone as business_phone_no, b.post_code, b.legal_name,
  case when b.next_commission_from <= now() then b.next_commission_bps else b.commission_bps end as bps`;

const TABLES = 'businesses b left join users u on u.id = b.owner_id';

const SEARCH = `($1::text is null or b.name ilike $1 or b.address ilike $1 or b.post_code ilike $1 or u.name ilike $1
  or u.email ilike $1)`;

const LIST = `
  select ${ROW} from ${TABLES}
  where ${SEARCH} and ($2::text[] is null or ${STAND} = any($2)) and ($3::int is null or b.id < $3)
  order by b.id desc limit $4`;

const COUNTS = `select ${STAND} as stand, count(*)::int as count from ${TABLES} where ${SEARCH} group by 1`;

interface Row extends Omit<VendorRow, 'created_at' | 'commission' | 'product_count'> {
  created_at: Date;
  bps: number;
}

const rowWire = ({ created_at: createdAt, bps, ...row }: Row, products: number): VendorRow => ({
  ...row,
  commission: percentOf(bps),
  product_count: products,
  created_at: createdAt.toISOString(),
});

/** A page of vendors, the newest first. */
export async function readVendors(
  pool: pg.Pool,
  { stand, q, cursor, per_page: perPage = PER_PAGE }: VendorsQuery,
  countProducts: CountProducts,
): Promise<Answer<'GET /office/vendors'>> {
  const search = anywhere(q);
  const { rows } = await pool.query<Row>(LIST, [
    search,
    stand && stand.length > 0 ? stand : null,
    cursor ?? null,
    perPage + 1,
  ]);
  const { rows: counts } = await pool.query<{ stand: VendorStand; count: number }>(COUNTS, [search]);
  const shown = rows.slice(0, perPage);
  const products = await countProducts(
    pool,
    shown.map(({ id }) => id),
  );
  return {
    status: 200,
    data: shown.map((row) => rowWire(row, products.get(row.id) ?? 0)),
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    counts: Object.fromEntries(counts.map((one) => [one.stand, one.count])),
  };
}

const ONE = `
  select ${ROW}, b.address as business_address, b.vat_number,
    b.company_number, b.refusal_reason, case when b.is_blocked then b.blocked_reason end as blocked_reason,
    array(select s.name from stores s where s.business_id = b.id order by s.sort_order, s.id) as stores,
    case when b.holiday_from is not null then json_build_object(
      'from', to_char(b.holiday_from, 'YYYY-MM-DD'), 'to', to_char(b.holiday_to, 'YYYY-MM-DD')) end as holiday,
    case when b.next_commission_from > now() then b.next_commission_bps end as next_bps, b.next_commission_from
  from ${TABLES} where b.id = $1`;

interface OneRow
  extends
    Row,
    Pick<
      Vendor,
      | 'business_address'
      | 'vat_number'
      | 'company_number'
      | 'refusal_reason'
      | 'blocked_reason'
      | 'stores'
      | 'holiday'
    > {
  next_bps: number | null;
  next_commission_from: Date | null;
}

/** How many records of higher features a business has. */
export interface VendorCounts {
  countProducts: CountProducts;
  countOpenOrders: CountProducts;
}

export async function readVendor(
  pool: pg.Pool,
  id: number,
  { countProducts, countOpenOrders }: VendorCounts,
): Promise<Vendor | undefined> {
  const { rows } = await pool.query<OneRow>(ONE, [id]);
  const [row] = rows;
  if (!row) return undefined;
  const { next_bps: nextBps, next_commission_from: nextFrom, ...rest } = row;
  const [products, orders] = await Promise.all([countProducts(pool, [id]), countOpenOrders(pool, [id])]);
  const { created_at: createdAt, bps, ...facts } = rest;
  return {
    ...facts,
    commission: percentOf(bps),
    created_at: createdAt.toISOString(),
    product_count: products.get(id) ?? 0,
    open_orders: orders.get(id) ?? 0,
    next_commission:
      nextBps === null || nextFrom === null
        ? null
        : { percent: percentOf(nextBps), from: nextFrom.toISOString() },
    moves: [...vendorMoves(row.stand)],
  };
}
