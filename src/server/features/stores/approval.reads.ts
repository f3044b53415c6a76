import type pg from 'pg';
import type { BusinessesQuery, OfficeBusiness } from '#contract/business-office.ts';

const PER_PAGE = 24;

type Row = Omit<OfficeBusiness, 'created_at'> & { created_at: Date };

const BUSINESS = `
  select b.id, b.name as business_name, b.address as business_address, b.phone as business_phone_no, b.post_code,
    u.name as owner_name, u.email as owner_email, b.approval, b.refusal_reason, b.created_at,
    (select count(*)::int from stores s where s.business_id = b.id) as store_count,
    (select count(*)::int from products p where p.business_id = b.id) as product_count
  from businesses b left join users u on u.id = b.owner_id`;

const shape = ({ created_at: createdAt, ...row }: Row): OfficeBusiness => ({
  ...row,
  created_at: createdAt.toISOString(),
});

export async function readBusinesses(
  pool: pg.Pool,
  { approval = 'waiting', page = 1, per_page: perPage = PER_PAGE }: BusinessesQuery,
): Promise<{ data: OfficeBusiness[]; total: number; page: number; per_page: number }> {
  const { rows: counted } = await pool.query<{ total: number }>(
    'select count(*)::int as total from businesses where approval = $1',
    [approval],
  );
  const { rows } = await pool.query<Row>(
    `${BUSINESS} where b.approval = $1 order by b.created_at desc, b.id desc limit $2 offset $3`,
    [approval, perPage, (page - 1) * perPage],
  );
  return { data: rows.map(shape), total: counted[0]?.total ?? 0, page, per_page: perPage };
}

export async function readBusiness(pool: pg.Pool, id: number): Promise<OfficeBusiness | undefined> {
  const { rows } = await pool.query<Row>(`${BUSINESS} where b.id = $1`, [id]);
  return rows[0] && shape(rows[0]);
}
