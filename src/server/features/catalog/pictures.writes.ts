import type { Ask } from '../../db/connect.ts';
import type { PictureUse, PictureUses } from '../media/public.ts';
import { lockPictures } from '../media/public.ts';

/** Only uploaded pictures can be deleted or replaced, and only they have an index. */
const shown = (name: string) => `i.name = ${name} and i.name like 'media/%'`;
const chosen = (name: string) => `v.image = ${name} and v.image like 'media/%'`;
const users = (name: string) => `select i.product_id from product_images i where ${shown(name)}
  union select v.product_id from variations v where ${chosen(name)}`;

const USES = {
  name: 'picture-uses',
  text: `select p.id as product_id, p.name from products p where p.id in (${users('$1')}) order by p.id`,
};
/**
 * Other places of the site that show uploaded pictures: these columns, and how the library names their rows.
 */
const SITE = [
  { table: 'site_settings', column: 'header_image', words: `'The logo of the shop'` },
  { table: 'categories', column: 'image', words: `'The category ' || name` },
  { table: 'categories', column: 'round_image', words: `'The category ' || name || ' (round)'` },
  { table: 'brands', column: 'image', words: `'The brand ' || name` },
];
const SITE_USES = {
  name: 'picture-site-uses',
  text: SITE.map(
    ({ table, column, words }) =>
      `select null::int as product_id, ${words} as name from ${table} where ${column} = $1`,
  ).join(' union all '),
};
const siteCount = (name: string) =>
  SITE.map(({ table, column }) => `(select count(*) from ${table} where ${column} = ${name})`).join(' + ');
const SITE_LOCKS = SITE.map(({ table, column }) => ({
  name: `picture-lock-${table}-${column}`,
  text: `select id from ${table} where ${column} = $1 order by id for no key update`,
}));
const SITE_RENAMES = SITE.map(({ table, column }) => ({
  name: `picture-rename-${table}-${column}`,
  text: `update ${table} set ${column} = $2, version = version + 1 where ${column} = $1`,
}));
const LOCK = {
  name: 'picture-users-lock',
  text: `select p.id from products p where p.id in (${users('$1')}) order by p.id for no key update`,
};
const TOUCH = {
  name: 'picture-users-touch',
  text: `with locked as (select p.id from products p where p.id in (${users('$1')}) order by p.id for no key update)
    update products set updated_at = $2 where id in (select id from locked)`,
};
const RENAME = {
  name: 'picture-rename',
  text: `with shown as (update product_images i set name = $2 where ${shown('$1')} returning product_id),
      chosen as (update variations v set image = $2 where ${chosen('$1')} returning product_id)
    update products set version = version + 1, updated_at = $3
    where id in (select product_id from shown union select product_id from chosen)`,
};

/**
 * The products and other parts of the site that show an uploaded picture. The media library asks before it
 * deletes one.
 */
export const productPictures: PictureUses = {
  countSql: (name) => `((select count(*) from (${users(name)}) used) + ${siteCount(name)})`,
  async read(ask, name) {
    return [...(await ask<PictureUse>(SITE_USES, [name])), ...(await ask<PictureUse>(USES, [name]))];
  },
  async lock(ask, name) {
    const site: null[] = [];
    for (const lock of SITE_LOCKS) site.push(...(await ask(lock, [name])).map(() => null));
    return [...site, ...(await ask<{ id: number }>(LOCK, [name])).map(({ id }) => id)];
  },
  async touch(ask, name, now) {
    await ask(TOUCH, [name, now]);
  },
  async rename(ask, from, to, now) {
    await ask(RENAME, [from, to, now]);
    for (const rename of SITE_RENAMES) await ask(rename, [from, to]);
  },
};

interface PictureOwner {
  /** The business of the product. */
  ownerId: number;
  /** Staff of the site may also show the site's own pictures. */
  isSite: boolean;
}

/**
 * The names among these that the business must already use, since they are not in its library. Undefined if
 * one of them is of a deleted upload.
 */
export async function namesToFind(
  ask: Ask,
  names: readonly string[],
  { ownerId, isSite }: PictureOwner,
): Promise<string[] | undefined> {
  const { own, hasMissing } = await lockPictures(ask, names, { businessId: ownerId, isSite });
  return hasMissing ? undefined : names.filter((name) => !own.has(name));
}

const COVER = `(select i.name from product_images i
  where i.product_id = v.product_id and i.term_id in (v.term_1_id, v.term_2_id, v.term_3_id, v.term_4_id)
  order by i.sort_order, i.id limit 1)`;
const COVERS = {
  name: 'variation-covers',
  text: `update variations v set image = ${COVER} where v.product_id = $1 and v.image is distinct from ${COVER}`,
};

/** The picture of a variation is the first one of its colour. */
export async function setCovers(ask: Ask, productId: number): Promise<void> {
  await ask(COVERS, [productId]);
}
