import { isDeepStrictEqual } from 'node:util';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { writeAudit } from '../../db/audit.ts';
import { readLastChange } from '../../db/audit-reads.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Account } from '../../http/account.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { readOfficeProduct } from './office-product.reads.ts';
import type { CatalogueReader } from './standing.reads.ts';
import { products } from './tables.ts';

/** A person who changes products in an office. */
export interface CatalogueWriter extends CatalogueReader {
  account: Account;
  now: Date;
  /** Whether a file says what changes, and not a person in front of a page. */
  isImport?: boolean;
}

export const noProduct = () => refuse(404, 'There is no such product.');

/** The audit log stores everything: its readers are shown what their rights allow. */
export const seesAll = (writer: CatalogueReader): CatalogueReader => ({ ...writer, seesCost: true });

export async function mustRead(at: Connection, id: number, reader: CatalogueReader): Promise<OfficeProduct> {
  return mustExist(await readOfficeProduct(at.ask, id, reader), 'the product');
}

/**
 * Locks a product for a change. Refused if it belongs to another business, or has changed since it was read.
 */
export async function lockProduct(
  at: Connection,
  { id, version }: { id: number; version: number | undefined },
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  const { businessId } = writer;
  const [row] = await at.db
    .select({ version: products.version })
    .from(products)
    .where(and(eq(products.id, id), businessId === null ? undefined : eq(products.businessId, businessId)))
    .for('no key update');
  if (!row) return noProduct();
  if (version === undefined || row.version === version) return mustRead(at, id, seesAll(writer));
  const who = (await readLastChange(at.ask, 'product', id))?.name ?? 'Somebody else';
  const now = await mustRead(at, id, writer);
  return refuseStale(`${who} has changed this product since you opened it.`, { ...now });
}

/**
 * Every change of a product by the office: locks it, makes the change, counts up its version and writes the
 * audit log. Returns the product after the change. A change that changes nothing leaves version and log
 * alone. Otherwise others who have the product open would be told of a change. A stock count that finds the
 * expected number is logged.
 */
export async function writeProduct(
  at: Connection,
  which: { id: number; version: number | undefined; action: string; keepsVersion?: boolean },
  writer: CatalogueWriter,
  change: (before: OfficeProduct) => Promise<Refusal | undefined>,
): Promise<OfficeProduct | Refusal> {
  const before = await lockProduct(at, which, writer);
  if (before instanceof Refusal) return before;
  const refusal = await change(before);
  if (refusal) return refusal;
  const after = await mustRead(at, which.id, seesAll(writer));
  const isSame = isDeepStrictEqual(auditOf(before), auditOf(after));
  if (isSame && !which.keepsVersion) return shownTo(writer, after);
  if (!which.keepsVersion)
    await at.db
      .update(products)
      .set({ version: sql`${products.version} + 1`, updatedAt: writer.now })
      .where(eq(products.id, which.id));
  await writeAudit(at.db, {
    actor: writer.account,
    action: which.action,
    subject: 'product',
    subjectId: which.id,
    before: auditOf(before),
    after: auditOf(after),
  });
  if (which.keepsVersion) return shownTo(writer, after);
  return shownTo(writer, {
    ...after,
    version: after.version + 1,
    updated_at: writer.now.toISOString(),
  });
}

/** A product that was read with everything, as its writer may see it. */
export function shownTo({ seesCost }: CatalogueReader, product: OfficeProduct): OfficeProduct {
  if (seesCost) return product;
  const costless = <P extends { cost_price?: unknown }>({ cost_price: _cost, ...rest }: P) => rest;
  return {
    ...costless(product),
    variations: product.variations.map(costless),
    removed_variations: product.removed_variations.map(costless),
  };
}

/**
 * The facts of a product for the audit log. Each variation is a separate field, so that the log shows only
 * changed ones.
 */
export function auditOf(product: OfficeProduct): Record<string, unknown> {
  const {
    id: _id,
    version: _version,
    updated_at: _at,
    created_at: _made,
    moves: _moves,
    product_sale_count: _sold,
    Category: _category,
    Brand: _brand,
    questions,
    variations,
    removed_variations: _removed,
    ...facts
  } = product;
  return {
    ...facts,
    questions: questions.map(({ shared_with: _shared, ...question }) => question),
    ...Object.fromEntries(variations.map(({ id: _variation, ...rest }) => [`variation ${rest.sku}`, rest])),
  };
}

/** Rolls a refused change back. */
class Undo extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

/** Makes a change in one transaction. A refused change writes nothing. */
export async function wholeOrNot<A>(
  { transaction }: Pick<Database, 'transaction'>,
  work: (at: Connection) => Promise<A | Refusal>,
): Promise<A | Refusal> {
  try {
    return await transaction(async (at) => {
      const made = await work(at);
      if (made instanceof Refusal) throw new Undo(made);
      return made;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal;
    throw error;
  }
}

/** Publishes products whose time has come. */
export const publishDue = ({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> =>
  transaction((at) => publishIn(at, now));

async function publishIn(at: Connection, now: Date): Promise<void> {
  const due = await at.db
    .update(products)
    .set({ isPublished: true, publishAt: null, version: sql`${products.version} + 1`, updatedAt: now })
    .where(lte(products.publishAt, now))
    .returning({ id: products.id });
  for (const { id } of due) {
    await writeAudit(at.db, {
      actor: undefined,
      action: 'publish product',
      subject: 'product',
      subjectId: id,
      before: { state: 'scheduled' },
      after: { state: 'live' },
    });
  }
}
