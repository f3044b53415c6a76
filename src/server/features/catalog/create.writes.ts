import { and, eq, sql } from 'drizzle-orm';
import type { Parsed } from '#contract/calls.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { QuestionChange } from '#contract/questions-office-shapes.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Db } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { businesses } from '../stores/public.ts';
import { freeSlug, isSlugFree } from './addresses.writes.ts';
import { boxItems, customFieldValues } from './details.tables.ts';
import type { FieldErrors } from './fields.writes.ts';
import { columnsOf, detailRows, priceErrors, setsCost, textErrors, unknownErrors } from './fields.writes.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { auditOf, mustRead, noProduct, shownTo } from './office.writes.ts';
import { NO_COST, refuseFields } from './refusals.writes.ts';
import { productQuestions } from './questions.tables.ts';
import { writeQuestions } from './questions.writes.ts';
import type { ProductRows } from './rows.writes.ts';
import { addProducts, askQuestions } from './rows.writes.ts';
import { productSkuError } from './skus.writes.ts';
import { productAttributes, productImages, products, variations } from './tables.ts';
import type { VariationWishes } from './variation-plan.writes.ts';
import { writeVariations } from './variations.writes.ts';

/** The next id, for rows that name it. */
async function nextId(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id`,
  );
  if (!rows[0]) throw new Error('no id came');
  return rows[0].id;
}

type NewProduct = Parsed<'POST /office/products'>['body'];

/** The owner of the new product: the writer's own business, or the business that staff of the site name. */
async function ownerOf(
  tx: Db,
  { business_id: wanted }: NewProduct,
  { businessId }: CatalogueWriter,
): Promise<number | FieldErrors> {
  if (businessId !== null)
    return wanted === undefined || wanted === businessId
      ? businessId
      : { business_id: 'This is not your business' };
  if (wanted === undefined) return { business_id: 'Required' };
  const [found] = await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, wanted));
  return found ? wanted : { business_id: 'There is no such business' };
}

/** Creates a product as a draft. */
export async function createProduct(
  at: Connection,
  body: NewProduct,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  const {
    is_active_for: line = 1,
    stock = 0,
    business_id: _business,
    attribute_ids: attributes,
    variations: choices,
    ...given
  } = body;
  if (setsCost(body) && !writer.seesCost) return refuse(403, NO_COST);
  const businessId = await ownerOf(at.db, body, writer);
  if (typeof businessId === 'object') return refuseFields(businessId);
  const errors = {
    ...textErrors(given),
    ...priceErrors(pricesIn(given)),
    ...(await unknownErrors(at.ask, given, { businessId: writer.businessId, ownerId: businessId })),
  };
  if (given.slug !== undefined && !(await isSlugFree(at.db, line, given.slug, 0)))
    errors['slug'] = 'Another product has this address';
  const id = await nextId(at.db);
  const taken = given.sku && (await productSkuError(at.ask, { businessId, productId: id }, given.sku));
  if (taken) errors['sku'] = taken;
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  const counts = given.raw_status !== true;
  const row = {
    sku: `P-${id}`,
    slug: given.slug ?? (await freeSlug(at.db, line, given.name)),
    name: given.name,
    categoryId: given.category_id,
    brandId: given.brand_id,
    regularPrice: 0,
    ...columnsOf(given),
    id,
    line,
    businessId,
    stock: counts && !choices?.length ? stock : 0,
    isPublished: false,
    createdAt: writer.now,
    updatedAt: writer.now,
  };
  return addOne(
    at,
    { products: [row], attributes: [], variations: [], ...detailRows(id, given) },
    {
      id,
      action: 'create product',
      choices: { attribute_ids: attributes, variations: choices && openingOf(choices, stock) },
      questions: given.questions,
    },
    writer,
  );
}

/**
 * The stock of a new product belongs to the variation that is named for it, or to the one that is chosen
 * first.
 */
function openingOf(choices: NonNullable<NewProduct['variations']>, stock: number) {
  const heir = choices.find((one) => one.takes_stock) ?? choices.find((one) => one.is_default) ?? choices[0];
  if (stock === 0 || choices.some((one) => one.stock)) return choices;
  return choices.map((one) => (one === heir ? { ...one, stock: { now: stock, was: 0 } } : one));
}

const pricesIn = (given: NewProduct | Omit<NewProduct, 'business_id'>) => ({
  regular_price: given.regular_price,
  sale_price: given.sale_price ?? null,
  is_on_sale: given.is_on_sale ?? false,
  is_trade_in: given.is_trade_in ?? false,
  cash_trade_in_value: given.cash_trade_in_value ?? null,
  voucher_trade_in_value: given.voucher_trade_in_value ?? null,
});

interface Addition {
  id: number;
  action: string;
  /** The product that it is a copy of. */
  from?: number;
  asked?: Parameters<typeof askQuestions>[1];
  choices?: VariationWishes;
  questions?: readonly QuestionChange[] | undefined;
}

async function addOne(
  at: Connection,
  rows: ProductRows,
  { id, action, from, asked = [], choices = {}, questions }: Addition,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  await addProducts(at.db, rows);
  await askQuestions(at.db, asked);
  const seesAll = { ...writer, seesCost: true };
  const refusal = await writeVariations(at, await mustRead(at, id, seesAll), choices, writer);
  if (refusal) return refusal;
  const unasked = questions && (await writeQuestions(at, await mustRead(at, id, seesAll), questions));
  if (unasked) return unasked;
  const made = await mustRead(at, id, seesAll);
  await writeAudit(at.db, {
    actor: writer.account,
    action,
    subject: 'product',
    subjectId: id,
    after: { ...auditOf(made), ...(from !== undefined && { copy_of: from }) },
  });
  return shownTo(writer, made);
}

/** Creates a draft with the same facts, and its own SKU and path. It has no stock yet. */
export async function duplicateProduct(
  at: Connection,
  fromId: number,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  const { db: tx } = at;
  const [source] = await tx.select().from(products).where(eq(products.id, fromId)).for('no key update');
  if (!source || (writer.businessId !== null && source.businessId !== writer.businessId)) return noProduct();
  const id = await nextId(tx);
  const empty = { stock: 0, reservedStock: 0 };
  const [attributes, choices, images, asked, fields, box] = [
    await tx.select().from(productAttributes).where(eq(productAttributes.productId, fromId)),
    await tx
      .select()
      .from(variations)
      .where(and(eq(variations.productId, fromId), eq(variations.isRemoved, false)))
      .orderBy(variations.id),
    await tx.select().from(productImages).where(eq(productImages.productId, fromId)),
    await tx.select().from(productQuestions).where(eq(productQuestions.productId, fromId)),
    await tx.select().from(customFieldValues).where(eq(customFieldValues.productId, fromId)),
    await tx.select().from(boxItems).where(eq(boxItems.productId, fromId)),
  ];
  const name = `${source.name.slice(0, 150)} (copy)`;
  const own = <R extends object>(rows: readonly R[]) => rows.map((row) => ({ ...row, productId: id }));
  const row = {
    ...source,
    ...empty,
    id,
    name,
    slug: await freeSlug(tx, source.line, name),
    sku: `${source.sku}-${id}`,
    // A business has at most one product of a model in each line.
    modelId: null,
    stockVariationId: null,
    saleCount: 0,
    isActive: true,
    isPublished: false,
    publishAt: null,
    version: 1,
    createdAt: writer.now,
    updatedAt: writer.now,
  };
  return addOne(
    at,
    {
      products: [row],
      attributes: own(attributes),
      variations: choices.map(({ id: _id, ...choice }) => ({
        ...choice,
        ...empty,
        // The name of a variation begins with the name of its product.
        name: choice.name.startsWith(source.name)
          ? name + choice.name.slice(source.name.length)
          : choice.name,
        productId: id,
        sku: `${choice.sku}-${id}`,
      })),
      images: images.map(({ id: _id, ...image }) => ({ ...image, productId: id })),
      fields: own(fields),
      box: own(box),
    },
    { id, action: 'duplicate product', from: fromId, asked: own(asked) },
    writer,
  );
}
