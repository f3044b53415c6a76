import { fileOfPicture } from '#rules/media/picture-name.ts';
import type { Ask } from '../../db/connect.ts';

const LOCK = {
  name: 'media-lock-used',
  text: `select file_id, business_id from media
    where file_id = any($1::uuid[]) and kind = 'picture' order by id for key share`,
};

/**
 * Keeps a picture of the site's own library, such as its logo, from being deleted. Returns whether it exists.
 */
export async function keepSitePicture(ask: Ask, name: string): Promise<boolean> {
  const { own } = await lockPictures(ask, [name], { businessId: null, isSite: true });
  return own.has(name);
}

/**
 * Keeps uploaded pictures from being deleted or replaced while a record begins to use them. Returns which of
 * these names are in this library, and which uploaded ones don't exist.
 */
export async function lockPictures(
  ask: Ask,
  names: readonly string[],
  { businessId, isSite }: { businessId: number | null; isSite: boolean },
): Promise<{ own: ReadonlySet<string>; hasMissing: boolean }> {
  const uploaded = [...new Set(names)].flatMap((name) => {
    const id = fileOfPicture(name);
    return id === undefined ? [] : [{ id, name }];
  });
  if (uploaded.length === 0) return { own: new Set(), hasMissing: false };
  const rows = await ask<{ file_id: string; business_id: number | null }>(LOCK, [
    uploaded.map(({ id }) => id),
  ]);
  const owners = new Map(rows.map((row) => [row.file_id, row.business_id]));
  const isOwn = (owner: number | null | undefined) =>
    owner === null ? isSite : owner !== undefined && owner === businessId;
  return {
    own: new Set(uploaded.filter(({ id }) => isOwn(owners.get(id))).map(({ name }) => name)),
    hasMissing: rows.length < uploaded.length,
  };
}
