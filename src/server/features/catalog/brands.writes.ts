import { eq } from 'drizzle-orm';
import type { Parsed } from '#contract/calls.ts';
import type { OfficeBrand } from '#contract/brands-office.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Refusal } from '../../http/refusal.ts';
import { readOfficeBrand, readOfficeBrands } from './brands.reads.ts';
import type { FieldErrors } from './fields.writes.ts';
import type { ListKind } from './list-records.writes.ts';
import {
  addRecord,
  changeRecord,
  freeSlug,
  held,
  isSameName,
  pictureErrors,
  removeRecord,
} from './list-records.writes.ts';
import { refuseFields } from './refusals.writes.ts';
import { brands } from './tables.ts';

const BRANDS: ListKind<OfficeBrand> = {
  subject: 'brand',
  table: 'brands',
  read: readOfficeBrand,
  factsOf: ({ name, slug, image, is_active }) => ({ name, slug, image, is_active }),
};

type Given = Parsed<'POST /office/catalogue/brands'>['body'];
type Change = Parsed<'PUT /office/catalogue/brands/{id}'>['body'];
type Fields = Omit<Change, 'version'>;

/** Drizzle leaves out undefined values, so fields that were not sent stay as they are. */
const columnsOf = ({ name, slug, image, is_active: isActive }: Fields) => ({ name, slug, image, isActive });

export const createBrand = (at: Connection, given: Given, actor: Account): Promise<OfficeBrand | Refusal> =>
  addRecord(at, BRANDS, actor, async () => {
    const all = await readOfficeBrands(at.ask);
    const errors = await errorsOf(at.ask, given, all);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const slug = given.slug ?? freeSlug(given.name, all, 'brand');
    const row = { ...columnsOf(given), name: given.name, slug };
    const [made] = await at.db.insert(brands).values(row).returning({ id: brands.id });
    if (!made) throw new Error('a new brand has no id');
    return made.id;
  });

export const changeBrand = (
  at: Connection,
  id: number,
  { version, ...given }: Change,
  actor: Account,
): Promise<OfficeBrand | Refusal> =>
  changeRecord(at, BRANDS, { id, version }, actor, async (before) => {
    const errors = await errorsOf(at.ask, given, await readOfficeBrands(at.ask), before);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const set = columnsOf(given);
    if (Object.values(set).some((value) => value !== undefined))
      await at.db.update(brands).set(set).where(eq(brands.id, id));
    return undefined;
  });

export const removeBrand = (
  at: Connection,
  which: { id: number; version: number },
  actor: Account,
): Promise<Refusal | undefined> =>
  removeRecord(at, BRANDS, which, actor, async ({ product_count: products, model_count: models }) => [
    ...held(products, 'product'),
    ...held(models, 'model'),
  ]);

async function errorsOf(
  ask: Ask,
  given: Fields,
  all: readonly OfficeBrand[],
  before?: OfficeBrand,
): Promise<FieldErrors> {
  const errors = await pictureErrors(ask, { image: given.image }, before);
  const others = all.filter(({ id }) => id !== before?.id);
  if (others.some(({ slug }) => slug === given.slug)) errors['slug'] = 'Another brand has this address';
  if (others.some(({ name }) => isSameName(name, given.name)))
    errors['name'] = 'There is a brand of this name already';
  return errors;
}
