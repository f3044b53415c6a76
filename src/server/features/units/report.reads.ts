import type { TrackedOrder } from '#contract/orders.ts';
import type { Grade } from '#rules/catalog/conditions.ts';
import type { Ask } from '../../db/connect.ts';
import type { PhotoAddress, PhotoFacts, PhotoOwner } from '../images/public.ts';
import { photosSql, photoWire } from '../images/public.ts';

export type SoldDevice = TrackedOrder['lines'][number]['devices'][number];

/** A device that a buyer has, as its report tells. What its seller told stays with the shop. */
export interface SoldDeviceJson extends Omit<SoldDevice, 'photos'> {
  grade: Grade | null;
  photos: PhotoFacts[];
}

/** SQL for the devices that an order line was sent with and that its buyer still has, as JSON. */
export const soldDevicesSql = (line: string) => `(
  select coalesce(json_agg(json_build_object('number', u.number, 'grade', u.grade, 'identifier', u.identifier_ends,
    'is_repaired', u.source = 'repair',
    'checks', (select coalesce(json_agg(json_build_object('check', c.value ->> 'check', 'found', c.value ->> 'found')
      order by c.ordinality), '[]') from jsonb_array_elements(u.checks) with ordinality c),
    'photos', ${photosSql('u.photo_ids')}) order by s.id), '[]')
  from unit_sales s join stock_units u on u.id = s.unit_id
  where s.order_line_id = ${line}.id and s.returned_at is null)`;

export const soldDeviceWire =
  (address: PhotoAddress) =>
  (device: SoldDeviceJson): SoldDevice => ({ ...device, photos: device.photos.map(photoWire(address)) });

const OWNER = {
  name: 'unit-photo-owner',
  text: `
  select u.trade_in_id as id from unit_sales s join stock_units u on u.id = s.unit_id
  where s.order_id = $1 and s.returned_at is null and u.trade_in_id is not null and u.photo_ids @> array[$2::text::uuid]
  limit 1`,
};
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a photo of an inspection belongs to, if it shows a device that this order's buyer has. */
export async function readSoldPhotoOwner(
  ask: Ask,
  orderId: number,
  photoId: string,
): Promise<PhotoOwner | undefined> {
  if (!UUID.test(photoId)) return undefined;
  const [found] = await ask<{ id: number }>(OWNER, [orderId, photoId]);
  return found && { kind: 'trade_in', id: found.id };
}
