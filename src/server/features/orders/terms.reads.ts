import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { DeliveryTime } from '#rules/checkout/delivery.ts';
import type { DeliveryWay, WayTerms } from '#rules/orders/delivery-ways.ts';
import { DEFAULT_TERMS, DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import type { DayHours } from '#rules/stores/opening-hours.ts';
import type { Ask } from '../../db/connect.ts';
import { siteTermsSql } from '../site/public.ts';

/** A store for collection. */
export interface CollectStore {
  id: number;
  name: string;
  address: string;
  post_code: string;
  latitude: number;
  longitude: number;
  hours: DayHours[];
}

/** The delivery terms of a business, and the site's commission. */
export interface VendorTerms {
  businessId: number;
  name: string;
  commissionBps: number;
  /** Without one it charges no VAT. */
  hasVatNumber: boolean;
  delivery: DeliveryTime;
  ways: Record<DeliveryWay, WayTerms>;
  stores: CollectStore[];
}

interface StoredTerms {
  way: DeliveryWay;
  isOffered: boolean;
  price: number;
  freeFrom: number | null;
}

interface Row {
  id: number;
  name: string;
  commission_bps: number;
  has_vat_number: boolean;
  delivery_days: number;
  delivery_hours: number;
  delivery_minutes: number;
  ways: StoredTerms[];
  /** The site's terms, for ways that the business says nothing about. */
  site_ways: (StoredTerms | null)[];
  stores: CollectStore[];
}

const TERMS = {
  name: 'vendor-terms',
  text: `
  select b.id, b.name, case when b.next_commission_from <= now() then b.next_commission_bps else b.commission_bps end as commission_bps,
    b.vat_number is not null as has_vat_number, b.delivery_days, b.delivery_hours, b.delivery_minutes,
    coalesce((select json_agg(json_build_object('way', t.way, 'isOffered', t.is_offered, 'price', t.price,
      'freeFrom', t.free_from)) from delivery_terms t where t.business_id = b.id), '[]') as ways,
    json_build_array(${DELIVERY_WAYS.map(siteTermsSql).join(', ')}) as site_ways,
    coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'address', s.address,
        'post_code', s.post_code, 'latitude', s.latitude, 'longitude', s.longitude,
        'hours', (select coalesce(json_agg(json_build_object('weekday', h.weekday,
          'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday), '[]')
          from store_hours h where h.store_id = s.id)) order by s.sort_order, s.id)
      from stores s where s.business_id = b.id and s.is_active), '[]') as stores
  from businesses b where b.id = any($1::int[])`,
};

export async function readVendorTerms(
  ask: Ask,
  businessIds: readonly number[],
): Promise<Map<number, VendorTerms>> {
  const rows = await ask<Row>(TERMS, [businessIds]);
  return new Map(rows.map((row) => [row.id, vendorTerms(row)]));
}

function vendorTerms(row: Row): VendorTerms {
  const ways = Object.fromEntries(
    DELIVERY_WAYS.map((way) => {
      const own = [...row.ways, ...row.site_ways].find((one) => one?.way === way);
      return [
        way,
        own ? { ...own, price: pence(own.price), freeFrom: orNull(own.freeFrom) } : DEFAULT_TERMS[way],
      ];
    }),
  ) as Record<DeliveryWay, WayTerms>;
  return {
    businessId: row.id,
    name: row.name,
    commissionBps: row.commission_bps,
    hasVatNumber: row.has_vat_number,
    delivery: { days: row.delivery_days, hours: row.delivery_hours, minutes: row.delivery_minutes },
    ways,
    stores: row.stores,
  };
}

const orNull = (amount: number | null): Pence | null => (amount === null ? null : pence(amount));
