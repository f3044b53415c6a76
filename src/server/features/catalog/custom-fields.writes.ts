import { eq, sql } from 'drizzle-orm';
import type { Parsed } from '#contract/calls.ts';
import type { OfficeCustomField } from '#contract/custom-fields-office.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { readOfficeCustomField, readOfficeCustomFields } from './custom-fields.reads.ts';
import { customFieldDefinitions } from './details.tables.ts';
import type { ListKind } from './list-records.writes.ts';
import {
  addRecord,
  changeRecord,
  held,
  isSameName,
  placeRecord,
  removeRecord,
  waitForLists,
} from './list-records.writes.ts';
import { refuseFields } from './refusals.writes.ts';

const FIELDS: ListKind<OfficeCustomField> = {
  subject: 'custom field',
  table: 'custom_field_definitions',
  read: readOfficeCustomField,
  factsOf: ({ label, type }) => ({ label, type }),
};

type Given = Parsed<'POST /office/catalogue/custom-fields'>['body'];
type Change = Parsed<'PUT /office/catalogue/custom-fields/{id}'>['body'];

/** Adds a field at the end. */
export const createCustomField = (
  at: Connection,
  given: Given,
  actor: Account,
): Promise<OfficeCustomField | Refusal> =>
  addRecord(at, FIELDS, actor, async () => {
    const refusal = await labelProblem(at.ask, given.label);
    if (refusal) return refusal;
    const [made] = await at.db
      .insert(customFieldDefinitions)
      .values({
        ...given,
        sortOrder: sql`(select coalesce(max(sort_order), 0) + 1 from custom_field_definitions)`,
      })
      .returning({ id: customFieldDefinitions.id });
    if (!made) throw new Error('a new custom field has no id');
    return made.id;
  });

export const changeCustomField = (
  at: Connection,
  id: number,
  { version, ...given }: Change,
  actor: Account,
): Promise<OfficeCustomField | Refusal> =>
  changeRecord(at, FIELDS, { id, version }, actor, async (before) => {
    const { label = before.label, type = before.type } = given;
    const refusal = await labelProblem(at.ask, label, id);
    if (refusal) return refusal;
    // The values of products would not fit another type.
    if (type !== before.type && before.product_count > 0)
      return refuse(
        409,
        `This custom field keeps its type: it is used by ${held(before.product_count, 'product').join()}.`,
      );
    await at.db.update(customFieldDefinitions).set({ label, type }).where(eq(customFieldDefinitions.id, id));
    return undefined;
  });

export const removeCustomField = (
  at: Connection,
  which: { id: number; version: number },
  actor: Account,
): Promise<Refusal | undefined> =>
  removeRecord(at, FIELDS, which, actor, async ({ product_count: products }) => held(products, 'product'));

/** Puts a field before another, or last: product pages list them in this order. */
export async function placeCustomField(
  at: Connection,
  which: { id: number; beforeId: number | null },
  actor: Account,
): Promise<OfficeCustomField[] | Refusal> {
  await waitForLists(at);
  const beside = (await readOfficeCustomFields(at.ask)).map(({ id }) => id);
  return (await placeRecord(at, FIELDS, which, beside, actor)) ?? readOfficeCustomFields(at.ask);
}

async function labelProblem(ask: Ask, wanted: string, ownId?: number): Promise<Refusal | undefined> {
  const others = (await readOfficeCustomFields(ask)).filter(({ id }) => id !== ownId);
  return others.some(({ label }) => isSameName(label, wanted))
    ? refuseFields({ label: 'There is a custom field of this name already' })
    : undefined;
}
