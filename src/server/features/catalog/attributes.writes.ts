import { eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '#contract/calls.ts';
import type { OfficeAttribute } from '#contract/attributes-office.ts';
import { termFields } from '#rules/catalog/list-fields.ts';
import type { Connection, Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { readOfficeAttribute, readOfficeAttributes } from './attributes.reads.ts';
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
import { attributes, attributeTerms, productImages } from './tables.ts';

const ATTRIBUTES: ListKind<OfficeAttribute> = {
  subject: 'attribute',
  table: 'attributes',
  read: readOfficeAttribute,
  factsOf: ({ name, terms }) => ({ name, terms: terms.map(({ label, swatch }) => ({ label, swatch })) }),
};

type Given = Parsed<'POST /office/catalogue/attributes'>['body'];
type Change = Parsed<'PUT /office/catalogue/attributes/{id}'>['body'];
type GivenTerm = NonNullable<Given['terms']>[number];
type Term = OfficeAttribute['terms'][number];

export const createAttribute = (
  at: Connection,
  { name, terms = [] }: Given,
  actor: Account,
): Promise<OfficeAttribute | Refusal> =>
  addRecord(at, ATTRIBUTES, actor, async () => {
    const wrong = (await nameProblem(at, name)) ?? termsProblem(terms, []);
    if (wrong) return wrong;
    const [made] = await at.db
      .insert(attributes)
      .values({ name, sortOrder: sql`(select coalesce(max(sort_order), 0) + 1 from attributes)` })
      .returning({ id: attributes.id });
    if (!made) throw new Error('a new attribute has no id');
    await writeTerms(at.db, made.id, terms);
    return made.id;
  });

export const changeAttribute = (
  at: Connection,
  id: number,
  { version, name, terms }: Change,
  actor: Account,
): Promise<OfficeAttribute | Refusal> =>
  changeRecord(at, ATTRIBUTES, { id, version }, actor, async (before) => {
    const wrong =
      (name === undefined ? undefined : await nameProblem(at, name, id)) ??
      (terms && termsProblem(terms, before.terms));
    if (wrong) return wrong;
    if (name !== undefined && name !== before.name)
      await at.db.update(attributes).set({ name }).where(eq(attributes.id, id));
    return terms && replaceTerms(at.db, before, terms);
  });

export const removeAttribute = (
  at: Connection,
  which: { id: number; version: number },
  actor: Account,
): Promise<Refusal | undefined> =>
  removeRecord(at, ATTRIBUTES, which, actor, async ({ product_count: products, terms }) => [
    ...held(products, 'product'),
    ...held(
      terms.reduce((sum, { variation_count: count }) => sum + count, 0),
      'variation',
    ),
  ]);

/** Puts an attribute before another, or last: shoppers choose in this order. */
export async function placeAttribute(
  at: Connection,
  which: { id: number; beforeId: number | null },
  actor: Account,
): Promise<OfficeAttribute[] | Refusal> {
  await waitForLists(at);
  const beside = (await readOfficeAttributes(at.ask)).map(({ id }) => id);
  return (await placeRecord(at, ATTRIBUTES, which, beside, actor)) ?? readOfficeAttributes(at.ask);
}

async function nameProblem({ ask }: Connection, wanted: string, ownId?: number) {
  const others = (await readOfficeAttributes(ask)).filter(({ id }) => id !== ownId);
  return others.some(({ name }) => isSameName(name, wanted))
    ? refuseFields({ name: 'There is an attribute of this name already' })
    : undefined;
}

/** The error of a list of values, compared with the existing ones. */
function termsProblem(given: readonly GivenTerm[], before: readonly Term[]): Refusal | undefined {
  const known = new Map(before.map((term) => [term.id, term]));
  const labels = given.map(({ label }) => label.toLowerCase());
  const ids = given.flatMap(({ id }) => id ?? []);
  if (new Set(labels).size < labels.length) return refuseFields({ terms: 'Two values have the same name' });
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id)))
    return refuseFields({ terms: 'There is no such value' });
  for (const { id, label, swatch } of given) {
    const was = id === undefined ? undefined : known.get(id);
    const colour = swatch ?? '';
    if (colour !== (was?.swatch ?? '') && termFields.swatch.errorOf(colour) !== undefined)
      return refuseFields({ terms: `${label}: ${termFields.swatch.errorOf(colour)}` });
    // The names of variations say their values.
    if (was && was.label !== label && was.variation_count > 0)
      return refuse(409, `${was.label} can’t be renamed: it is used by ${usedBy(was)}.`);
  }
  const gone = before.find((term) => term.variation_count > 0 && !ids.includes(term.id));
  return gone && refuse(409, `${gone.label} can’t be removed: it is used by ${usedBy(gone)}.`);
}

const usedBy = ({ variation_count: count }: Term) => held(count, 'variation').join();

async function writeTerms(tx: Db, attributeId: number, given: readonly GivenTerm[]): Promise<void> {
  for (const [index, { id, label, swatch }] of given.entries()) {
    const colour = swatch === undefined ? undefined : swatch && termFields.swatch.clean(swatch);
    const set = { label, swatch: colour, sortOrder: index + 1 };
    if (id === undefined) await tx.insert(attributeTerms).values({ attributeId, ...set });
    else await tx.update(attributeTerms).set(set).where(eq(attributeTerms.id, id));
  }
}

/** Replaces the existing values. Removed values were in no variation, but may have pictures. */
async function replaceTerms(
  tx: Db,
  { id, terms: before }: OfficeAttribute,
  given: readonly GivenTerm[],
): Promise<Refusal | undefined> {
  const gone = before.filter((term) => !given.some((one) => one.id === term.id));
  const ids = gone.map((term) => term.id);
  if (ids.length > 0) {
    const [shown] = await tx.select().from(productImages).where(inArray(productImages.termId, ids)).limit(1);
    if (shown) return refuse(409, 'A value can’t be removed: pictures of products are for it.');
    await tx.delete(attributeTerms).where(inArray(attributeTerms.id, ids));
  }
  // Two values may swap their names, so those that change let go of theirs first.
  for (const one of given) {
    const was = before.find((term) => term.id === one.id);
    if (was && was.label !== one.label)
      await tx
        .update(attributeTerms)
        .set({ label: sql`'~' || ${attributeTerms.id}` })
        .where(eq(attributeTerms.id, was.id));
  }
  await writeTerms(tx, id, given);
  return undefined;
}
