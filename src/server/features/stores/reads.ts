import type pg from 'pg';
import type { OwnStore } from '#contract/own-business.ts';
import type { Store } from '#contract/stores.ts';

/** A store with its seven days. It is closed on a day without hours. */
const STORE = `
  s.id, s.business_id, s.name as business_name, s.address as business_address,
  s.phone as business_phone_no, s.latitude, s.longitude, s.post_code, s.image,
  (select jsonb_agg(jsonb_build_object('weekday', day, 'opens', to_char(h.opens, 'HH24:MI'),
      'closes', to_char(h.closes, 'HH24:MI')) order by day)
   from generate_series(1, 7) as day
   left join store_hours h on h.store_id = s.id and h.weekday = day) as opening_hours`;

/** Stores of businesses that trade. */
export async function readStores(pool: pg.Pool): Promise<Omit<Store, 'services'>[]> {
  const { rows } = await pool.query<Omit<Store, 'services'>>(`
    select ${STORE}
    from stores s join businesses b on b.id = s.business_id
    where s.is_active and b.is_trading
    order by s.sort_order, s.id`);
  return rows;
}

/** All stores of one business, also those that visitors don't see. */
export async function readOwnStores(pool: pg.Pool, businessId: number): Promise<OwnStore[]> {
  const { rows } = await pool.query<OwnStore>(
    `select ${STORE}, s.is_active from stores s where s.business_id = $1 order by s.sort_order, s.id`,
    [businessId],
  );
  return rows;
}
