import { eq } from 'drizzle-orm';
import type { Parsed } from '#contract/calls.ts';
import type { OfficeModel } from '#contract/models-office.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { readOfficeBrand } from './brands.reads.ts';
import type { FieldErrors } from './fields.writes.ts';
import type { ListKind } from './list-records.writes.ts';
import { addRecord, changeRecord, held, isSameName, removeRecord } from './list-records.writes.ts';
import { readOfficeModel, readOfficeModels } from './models.reads.ts';
import { refuseFields } from './refusals.writes.ts';
import { models } from './tables.ts';

const MODELS: ListKind<OfficeModel> = {
  subject: 'model',
  table: 'models',
  read: readOfficeModel,
  factsOf: ({ name, brand, release_year }) => ({ name, brand, release_year }),
};

type Given = Parsed<'POST /office/catalogue/models'>['body'];
type Change = Parsed<'PUT /office/catalogue/models/{id}'>['body'];

export const createModel = (at: Connection, given: Given, actor: Account): Promise<OfficeModel | Refusal> =>
  addRecord(at, MODELS, actor, async () => {
    const errors = await errorsOf(at.ask, given);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const { name, brand_id: brandId, release_year: releaseYear } = given;
    const [made] = await at.db
      .insert(models)
      .values({ name, brandId, releaseYear })
      .returning({ id: models.id });
    if (!made) throw new Error('a new model has no id');
    return made.id;
  });

export const changeModel = (
  at: Connection,
  id: number,
  { version, ...given }: Change,
  actor: Account,
): Promise<OfficeModel | Refusal> =>
  changeRecord(at, MODELS, { id, version }, actor, async (before) => {
    const { name = before.name, brand_id: brandId = before.brand_id, release_year: releaseYear } = given;
    const errors = await errorsOf(at.ask, { name, brand_id: brandId }, id);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    // A product and its model have the same brand.
    if (brandId !== before.brand_id && before.product_count > 0)
      return refuse(
        409,
        `This model keeps its brand: it is used by ${held(before.product_count, 'product').join()}.`,
      );
    await at.db.update(models).set({ name, brandId, releaseYear }).where(eq(models.id, id));
    return undefined;
  });

export const removeModel = (
  at: Connection,
  which: { id: number; version: number },
  actor: Account,
): Promise<Refusal | undefined> =>
  removeRecord(at, MODELS, which, actor, async ({ product_count: products }) => held(products, 'product'));

async function errorsOf(
  ask: Ask,
  { name, brand_id: brandId }: Pick<Given, 'name' | 'brand_id'>,
  ownId?: number,
): Promise<FieldErrors> {
  if (!(await readOfficeBrand(ask, brandId))) return { brand_id: 'There is no such brand' };
  const others = (await readOfficeModels(ask)).filter(
    (one) => one.id !== ownId && one.brand_id === brandId && isSameName(one.name, name),
  );
  return others.length > 0 ? { name: 'The brand has a model of this name already' } : {};
}
