import type { Photo } from '#contract/photos.ts';
import type { Ask } from '../../db/connect.ts';
import type { PhotoSize } from '../../ports/photos.ts';
import { PHOTO_SIZES } from '../../ports/photos.ts';

/** The key of a photo's size in the file store. Ids are random, so no two photos have the same key. */
export const keyOf = (id: string, size: PhotoSize): string => `photos/${id.slice(0, 2)}/${id}-${size}.webp`;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads a photo's id and size from the last two parts of an address. */
export function readPhotoName({
  id = '',
  size = '',
}: Readonly<Record<string, string>>): { id: string; key: string } | undefined {
  if (!ID.test(id) || !(size in PHOTO_SIZES)) return undefined;
  return { id, key: keyOf(id, size as PhotoSize) };
}

/** The order, trade-in or repair that a photo belongs to. */
export interface PhotoOwner {
  kind: 'order' | 'trade_in' | 'repair' | 'unit';
  id: number;
}

/** The column that names the owner. */
export const OWNER_COLUMNS: Readonly<Record<PhotoOwner['kind'], string>> = {
  order: 'order_id',
  trade_in: 'trade_in_id',
  repair: 'repair_id',
  unit: 'unit_id',
};

export async function isPhotoOf(ask: Ask, id: string, owner: PhotoOwner): Promise<boolean> {
  const text = `select 1 from photos
    where id = $1 and ${OWNER_COLUMNS[owner.kind]} = $2 and state in ('ready', 'used')`;
  return (await ask({ name: `photo-of-${owner.kind}`, text }, [id, owner.id])).length === 1;
}

const PUBLIC = { name: 'photo-public', text: 'select 1 from photos where id = $1 and is_public' };

export async function isPublicPhoto(ask: Ask, id: string): Promise<boolean> {
  return (await ask(PUBLIC, [id])).length === 1;
}

export type PhotoFacts = Pick<Photo, 'id' | 'width' | 'height'>;
export type PhotoAddress = (id: string, size: PhotoSize) => string;

/** A photo as in the API. `addressOf` makes the URL of each size. */
export const photoWire =
  (addressOf: PhotoAddress) =>
  ({ id, width, height }: PhotoFacts): Photo => ({
    id,
    width,
    height,
    small: addressOf(id, 'small'),
    large: addressOf(id, 'large'),
  });

/** A photo of a published review. */
export const publicPhoto = photoWire((id, size) => `/photos/${id}/${size}`);

/** SQL for the facts of photos, in the order of an SQL list of their ids. */
export const photosSql = (ids: string, condition = 'true') => `(
  select coalesce(json_agg(json_build_object('id', ph.id, 'width', ph.width, 'height', ph.height) order by named.place), '[]')
  from unnest(${ids}) with ordinality as named (id, place) join photos ph on ph.id = named.id where ${condition})`;
