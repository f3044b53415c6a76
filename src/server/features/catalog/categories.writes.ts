import { eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '#contract/calls.ts';
import type { OfficeCategory } from '#contract/categories-office.ts';
import { MOST_CATEGORIES } from '#rules/catalog/list-fields.ts';
import type { Ask, Connection, Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { keepOldAddressesIn } from './addresses.writes.ts';
import { readOfficeCategories, readOfficeCategory } from './categories.reads.ts';
import type { FieldErrors } from './fields.writes.ts';
import type { ListKind } from './list-records.writes.ts';
import {
  addRecord,
  changeRecord,
  freeSlug,
  held,
  isSameName,
  pictureErrors,
  placeRecord,
  removeRecord,
  waitForLists,
} from './list-records.writes.ts';
import { refuseFields } from './refusals.writes.ts';
import { categories, oldCategorySlugs } from './tables.ts';

const CATEGORIES: ListKind<OfficeCategory> = {
  subject: 'category',
  table: 'categories',
  read: readOfficeCategory,
  factsOf: ({ id: _id, version: _version, product_count: _count, ...facts }) => facts,
};

type Given = Parsed<'POST /office/catalogue/categories'>['body'];
type Change = Parsed<'PUT /office/catalogue/categories/{id}'>['body'];
type Fields = Omit<Change, 'version'>;

/** Drizzle leaves out undefined values, so fields that were not sent stay as they are. */
const columnsOf = (given: Fields) => ({
  name: given.name,
  slug: given.slug,
  title: given.title,
  subTitle: given.sub_title,
  image: given.category_image,
  roundImage: given.image,
  parentId: given.parent_id,
  level: given.parent_id === undefined ? undefined : given.parent_id === null ? 0 : 1,
  isActiveForBuy: given.is_active_for_buy,
  isActiveForSell: given.is_active_for_sell,
  isActiveForRepair: given.is_active_for_repair,
  isActive: given.is_active,
});

/** Adds a category at the end of its level. */
export const createCategory = (at: Connection, given: Given, actor: Account) =>
  addRecord(at, CATEGORIES, actor, async () => {
    const all = await readOfficeCategories(at.ask);
    if (all.length >= MOST_CATEGORIES)
      return refuse(409, `A shop has at most ${MOST_CATEGORIES} categories.`);
    const errors = await errorsOf(at.ask, given, all);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const slug = given.slug ?? freeSlug(given.name, all, 'category');
    const sortOrder = await lastPlace(at.db, given.parent_id ?? null);
    const row = { ...columnsOf(given), name: given.name, slug, sortOrder };
    const [made] = await at.db.insert(categories).values(row).returning({ id: categories.id });
    if (!made) throw new Error('a new category has no id');
    await at.db.delete(oldCategorySlugs).where(eq(oldCategorySlugs.slug, slug));
    return made.id;
  });

export const changeCategory = (
  at: Connection,
  id: number,
  { version, ...given }: Change,
  actor: Account,
): Promise<OfficeCategory | Refusal> =>
  changeRecord(at, CATEGORIES, { id, version }, actor, async (before) => {
    const all = await readOfficeCategories(at.ask);
    const errors = await errorsOf(at.ask, given, all, before);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const { slug = before.slug, parent_id: parentId = before.parent_id } = given;
    const isMoved = parentId !== before.parent_id;
    if (isMoved || slug !== before.slug) await keepOldAddressesIn(at.db, id);
    if (slug !== before.slug) await keepOldSlug(at.db, { id, from: before.slug, to: slug });
    const sortOrder = isMoved ? await lastPlace(at.db, parentId) : undefined;
    const set = { ...columnsOf(given), sortOrder };
    if (Object.values(set).some((value) => value !== undefined))
      await at.db.update(categories).set(set).where(eq(categories.id, id));
    return undefined;
  });

/** Pages of the old slug of a category redirect to those of the new one. */
async function keepOldSlug(tx: Db, { id, from, to }: { id: number; from: string; to: string }) {
  await tx.delete(oldCategorySlugs).where(inArray(oldCategorySlugs.slug, [from, to]));
  await tx.insert(oldCategorySlugs).values({ slug: from, categoryId: id });
}

async function lastPlace(tx: Db, parentId: number | null): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    select coalesce(max(sort_order), 0)::int as last from categories
    where parent_id is not distinct from ${parentId}::int`);
  return (rows[0]?.last ?? 0) + 1;
}

async function errorsOf(
  ask: Ask,
  given: Fields,
  all: readonly OfficeCategory[],
  before?: OfficeCategory,
): Promise<FieldErrors> {
  const errors = await pictureErrors(
    ask,
    { category_image: given.category_image, image: given.image },
    before && { ...before },
  );
  if (all.some(({ id, slug }) => slug === given.slug && id !== before?.id))
    errors['slug'] = 'Another category has this address';
  if (sharesName(given, all, before)) errors['name'] = 'Another category here has this name';
  const parent = parentError(given.parent_id ?? null, all, before);
  if (parent !== undefined) errors['parent_id'] = parent;
  return errors;
}

/**
 * Whether a category beside it would have the same name. An existing category may keep its name and place.
 */
function sharesName(given: Fields, all: readonly OfficeCategory[], before?: OfficeCategory): boolean {
  const { name = before?.name, parent_id: parentId = before?.parent_id ?? null } = given;
  if (before && name === before.name && parentId === before.parent_id) return false;
  return all.some((one) => one.id !== before?.id && one.parent_id === parentId && isSameName(one.name, name));
}

/** There are two levels, so that no category can come to be inside itself. */
function parentError(
  parentId: number | null,
  all: readonly OfficeCategory[],
  before: OfficeCategory | undefined,
): string | undefined {
  if (parentId === null) return undefined;
  if (parentId === before?.id) return 'A category can’t be inside itself';
  const parent = all.find(({ id }) => id === parentId);
  if (!parent) return 'There is no such category';
  if (parent.parent_id !== null) return 'Categories have two levels. Choose one of the first level';
  return all.some(({ parent_id: of }) => of === before?.id)
    ? 'There are categories inside this one. Move them first'
    : undefined;
}

/** How many discount codes are for this category. They are known to another feature. */
export type CountCodes = (ask: Ask, categoryId: number) => Promise<number>;

export const removeCategory = (
  at: Connection,
  which: { id: number; version: number },
  actor: Account,
  countCodes: CountCodes,
): Promise<Refusal | undefined> =>
  removeRecord(at, CATEGORIES, which, actor, async ({ id, product_count: products }) => {
    const inside = (await readOfficeCategories(at.ask)).filter(({ parent_id: of }) => of === id).length;
    return [
      ...held(products, 'product'),
      ...held(inside, 'category', 'categories'),
      ...held(await countCodes(at.ask, id), 'discount code'),
    ];
  });

/** Puts a category before another, or last. It may come into another level on the way. */
export async function placeCategory(
  at: Connection,
  { parentId, ...which }: { id: number; beforeId: number | null; parentId: number | null | undefined },
  actor: Account,
): Promise<OfficeCategory[] | Refusal> {
  await waitForLists(at);
  const moved = await readOfficeCategory(at.ask, which.id);
  if (moved && parentId !== undefined && parentId !== moved.parent_id) {
    const change = { version: moved.version, parent_id: parentId };
    const changed = await changeCategory(at, which.id, change, actor);
    if (changed instanceof Refusal) return changed;
  }
  const all = await readOfficeCategories(at.ask);
  const level = all.find(({ id }) => id === which.id)?.parent_id;
  const beside = all.filter(({ parent_id: of }) => of === level).map(({ id }) => id);
  return (await placeRecord(at, CATEGORIES, which, beside, actor)) ?? readOfficeCategories(at.ask);
}
