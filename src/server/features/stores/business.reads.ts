import type pg from 'pg';
import type { OwnBusiness } from '#contract/own-business.ts';

const BUSINESS = `
  select id, name as business_name, address as business_address, phone as business_phone_no,
    latitude, longitude, post_code, legal_name, vat_number, company_number, hide_stock, delivery_days as estimated_delivery_days,
    delivery_hours as estimated_delivery_hours, delivery_minutes as estimated_delivery_minutes,
    is_active, is_blocked, case when is_blocked then blocked_reason end as blocked_reason,
    approval, refusal_reason, is_on_holiday,
    case when holiday_from is not null then json_build_object(
      'from', to_char(holiday_from, 'YYYY-MM-DD'), 'to', to_char(holiday_to, 'YYYY-MM-DD')) end as holiday
  from businesses`;

/** A business with all fields that its owner and staff see. */
export async function readBusinessById(pool: pg.Pool, id: number | null): Promise<OwnBusiness | undefined> {
  const { rows } = await pool.query<OwnBusiness>(`${BUSINESS} where id = $1`, [id]);
  return rows[0];
}

/** A business of the site's own, which has no owner. */
export async function readSitesBusiness(pool: pg.Pool, id: number): Promise<OwnBusiness | undefined> {
  const { rows } = await pool.query<OwnBusiness>(`${BUSINESS} where id = $1 and owner_id is null`, [id]);
  return rows[0];
}

export async function readBusinessOf(pool: pg.Pool, ownerId: number): Promise<OwnBusiness | undefined> {
  const { rows } = await pool.query<OwnBusiness>(`${BUSINESS} where owner_id = $1`, [ownerId]);
  return rows[0];
}
