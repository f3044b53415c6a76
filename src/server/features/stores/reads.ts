import type pg from 'pg';
import type { OwnStore } from '#contract/own-business.ts';
import type { Store } from '#contract/stores.ts';
import { awaySql } from './away.reads.ts';

/** A store with its seven days. It is closed on a day without hours. */
const STORE = `
  s.id, s.business_id, s.name as business_name, s.address as business_address,
  s.phone as business_phone_no, s.latitude, s.longitude, s.post_code, s.image,
  (select jsonb_agg(jsonb_build_object('weekday', day, 'opens', to_char(h.opens, 'HH24:MI'),
      'closes', to_char(h.closes, 'HH24:MI')) order by day)
   from generate_series(1, 7) as day
   left join store_hours h on h.store_id = s.id and h.weekday = day) as opening_hours`;

/**
 * The hours by which a business that delivers within hours counts: those of its first store that has some. Days are not
 * counted by hours, so a business that names days has none here.
 */
export const courierHoursSql = (business: string) => `
  case when ${business}.delivery_days > 0 then '[]'::jsonb else coalesce((
    select jsonb_agg(jsonb_build_object('weekday', courier_hours.weekday, 'opens', to_char(courier_hours.opens, 'HH24:MI'),
        'closes', to_char(courier_hours.closes, 'HH24:MI')) order by courier_hours.weekday)
    from store_hours courier_hours where courier_hours.store_id = (
      select courier_store.id from stores courier_store
      where courier_store.business_id = ${business}.id and courier_store.is_active
        and exists (select from store_hours x where x.store_id = courier_store.id and x.opens is not null and x.closes is not null)
      order by courier_store.sort_order, courier_store.id limit 1)), '[]'::jsonb) end`;

/** Stores of businesses that trade. */
export async function readStores(pool: pg.Pool): Promise<Omit<Store, 'services'>[]> {
  const { rows } = await pool.query<Omit<Store, 'services'>>(`
    select ${STORE}, ${awaySql('b')} as away
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
