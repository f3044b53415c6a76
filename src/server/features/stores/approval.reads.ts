import type pg from 'pg';
import type { BusinessesQuery, OfficeBusiness } from '#contract/business-office.ts';

const PER_PAGE = 24;

type Row = Omit<OfficeBusiness, 'created_at' | 'product_count'> & { created_at: Date };

/** Counts the products of businesses. Passed in, since the catalogue imports stores and not the reverse. */
export type CountProducts = (pool: pg.Pool, businessIds: number[]) => Promise<Map<number, number>>;

const BUSINESS = `
  select b.id, b.name as business_name, b.address as business_address, b.phone as business_phone_no, b.post_code,
    u.name as owner_name, u.email as owner_email, b.approval, b.refusal_reason, b.created_at,
    (select count(*)::int from stores s where s.business_id = b.id) as store_count
  from businesses b left join users u on u.id = b.owner_id`;

async function readRows(
  pool: pg.Pool,
  countProducts: CountProducts,
  condition: string,
  values: unknown[],
): Promise<OfficeBusiness[]> {
  const { rows } = await pool.query<Row>(`${BUSINESS} ${condition}`, values);
  const counts = await countProducts(
    pool,
    rows.map(({ id }) => id),
  );
  return rows.map(({ created_at: createdAt, ...row }) => ({
    ...row,
    product_count: counts.get(row.id) ?? 0,
    created_at: createdAt.toISOString(),
  }));
}

export async function readBusinesses(
  pool: pg.Pool,
  { approval = 'waiting', page = 1, per_page: perPage = PER_PAGE }: BusinessesQuery,
  countProducts: CountProducts,
): Promise<{ data: OfficeBusiness[]; total: number; page: number; per_page: number }> {
  const { rows: counted } = await pool.query<{ total: number }>(
    'select count(*)::int as total from businesses where approval = $1',
    [approval],
  );
  const data = await readRows(
    pool,
    countProducts,
    'where b.approval = $1 order by b.created_at desc, b.id desc limit $2 offset $3',
    [approval, perPage, (page - 1) * perPage],
  );
  return { data, total: counted[0]?.total ?? 0, page, per_page: perPage };
}

export async function readBusiness(
  pool: pg.Pool,
  id: number,
  countProducts: CountProducts,
): Promise<OfficeBusiness | undefined> {
  return (await readRows(pool, countProducts, 'where b.id = $1', [id]))[0];
}
