import type { TrackedOrder } from '#contract/orders.ts';
import type { DeviceReport } from '#contract/units.ts';
import type { Grade } from '#rules/catalog/conditions.ts';
import type { Ask } from '../../db/connect.ts';
import { isVisible } from '../catalog/public.ts';
import type { PhotoAddress, PhotoFacts, PhotoOwner } from '../images/public.ts';
import { photosSql, photoWire } from '../images/public.ts';

export type SoldDevice = TrackedOrder['lines'][number]['devices'][number];

/** A device that a buyer has, as its report tells. What its seller told stays with the shop. */
export interface SoldDeviceJson extends Omit<SoldDevice, 'photos'> {
  grade: Grade | null;
  photos: PhotoFacts[];
}

const IS_REPAIRED = "u.source = 'repair'";
const FOUND = `(
  select coalesce(json_agg(json_build_object('check', c.value ->> 'check', 'found', c.value ->> 'found')
    order by c.ordinality), '[]') from jsonb_array_elements(u.checks) with ordinality c)`;

/** SQL for the devices that an order line was sent with and that its buyer still has, as JSON. */
export const soldDevicesSql = (line: string) => `(
  select coalesce(json_agg(json_build_object('number', u.number, 'grade', u.grade, 'identifier', u.identifier_ends,
    'is_repaired', ${IS_REPAIRED}, 'checks', ${FOUND}, 'photos', ${photosSql('u.photo_ids')}) order by s.id), '[]')
  from unit_sales s join stock_units u on u.id = s.unit_id
  where s.order_line_id = ${line}.id and s.returned_at is null)`;

export const soldDeviceWire =
  (address: PhotoAddress) =>
  (device: SoldDeviceJson): SoldDevice => ({ ...device, photos: device.photos.map(photoWire(address)) });

/**
 * The one device of a shelf that visitors may buy: nothing else lies there, and nobody has reserved it. A business that
 * hides its stock would tell it by a report, so there is none.
 */
const ON_SALE = `
  stock_units u join products p on p.id = u.product_id left join variations v on v.id = u.variation_id
  join businesses b on b.id = u.business_id
  where u.state = 'listed' and not b.hide_stock and ${isVisible('p')}
    and case when v.id is null then p.type = 1 and p.stock = 1 and p.reserved_stock = 0
      else v.is_active and v.stock = 1 and v.reserved_stock = 0 end
    and not exists (select from stock_units o where o.state = 'listed' and o.product_id = u.product_id
      and o.variation_id is not distinct from u.variation_id and o.id <> u.id)`;
const ON_SALE_OF = {
  name: 'unit-on-sale',
  text: `
  select u.grade, ${IS_REPAIRED} as is_repaired, ${FOUND} as checks, ${photosSql('u.photo_ids')} as photos
  from ${ON_SALE} and u.product_id = $1 and u.variation_id is not distinct from $2::int`,
};
const ON_SALE_WITH = {
  name: 'unit-on-sale-with',
  text: `select u.id from ${ON_SALE} and $1::uuid = any(u.photo_ids) limit 1`,
};

type OnSale = Omit<DeviceReport, 'photos'> & { photos: PhotoFacts[] };

/** The report of the one device that a product or variation has left; null if there are none or several. */
export async function readReport(
  ask: Ask,
  productId: number,
  variationId: number | null,
): Promise<DeviceReport | null> {
  const [found] = await ask<OnSale & Record<string, unknown>>(ON_SALE_OF, [productId, variationId]);
  return found ? { ...found, photos: found.photos.map(photoWire(reportPhoto)) } : null;
}

const reportPhoto: PhotoAddress = (id, size) => `/no/auth/web/site/device-photos/${id}/${size}`;

/** What a photo belongs to that a report on sale shows. */
export async function readReportPhotoOwner(ask: Ask, photoId: string): Promise<PhotoOwner | undefined> {
  if (!UUID.test(photoId)) return undefined;
  const [unit] = await ask<{ id: number }>(ON_SALE_WITH, [photoId]);
  return unit && readPhotoOwner(ask, unit.id, photoId);
}

/** A photo in the report of a unit belongs to the unit, or to the trade-in that it came from. */
const OWNER_TEXT = `
  select case when ph.unit_id is null then 'trade_in' else 'unit' end as kind, coalesce(ph.unit_id, ph.trade_in_id) as id
  from stock_units u join photos ph on ph.id = any(u.photo_ids) and (ph.unit_id = u.id or ph.trade_in_id = u.trade_in_id)
  where ph.id = $1::text::uuid`;
const OWNER_OF_UNIT = { name: 'unit-photo-owner', text: `${OWNER_TEXT} and u.id = $2` };
const OWNER_OF_ORDER = {
  name: 'unit-photo-owner-sold',
  text: `${OWNER_TEXT} and exists (
    select from unit_sales s where s.unit_id = u.id and s.order_id = $2 and s.returned_at is null) limit 1`,
};
type Owner = PhotoOwner & Record<string, unknown>;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a photo of a unit's report belongs to; undefined if the report does not show it. */
export async function readPhotoOwner(
  ask: Ask,
  unitId: number,
  photoId: string,
): Promise<PhotoOwner | undefined> {
  if (!UUID.test(photoId)) return undefined;
  const [found] = await ask<Owner>(OWNER_OF_UNIT, [photoId, unitId]);
  return found;
}

/** What a photo of a report belongs to, if it shows a device that this order's buyer has. */
export async function readSoldPhotoOwner(
  ask: Ask,
  orderId: number,
  photoId: string,
): Promise<PhotoOwner | undefined> {
  if (!UUID.test(photoId)) return undefined;
  const [found] = await ask<Owner>(OWNER_OF_ORDER, [photoId, orderId]);
  return found;
}
