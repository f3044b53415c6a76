import { eq } from 'drizzle-orm';
import type { Parsed } from '#contract/calls.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { ProductMove } from '#rules/catalog/office-states.ts';
import { productMoves } from '#rules/catalog/office-states.ts';
import type { Connection } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { isSlugFree, keepOldAddress } from './addresses.writes.ts';
import { NO_COST, refuseFields } from './refusals.writes.ts';
import type { FieldErrors, GivenFields } from './fields.writes.ts';
import {
  columnsOf,
  priceErrors,
  replaceDetails,
  setsCost,
  textErrors,
  unknownErrors,
} from './fields.writes.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { mustRead, writeProduct } from './office.writes.ts';
import { countIn } from './shelf.writes.ts';
import { productSkuError } from './skus.writes.ts';
import { writeQuestions } from './questions.writes.ts';
import { products } from './tables.ts';
import { renameVariations, writeVariations } from './variations.writes.ts';

/** The kind of the job that publishes products at their time. */
export const PUBLISH_JOB = 'publish products';

type Change = Parsed<'PUT /office/products/{id}'>['body'];

/** Changes the fields that were given, if the product still has the version that was read. */
export function changeProduct(
  at: Connection,
  id: number,
  {
    version,
    stock,
    attribute_ids: attributes,
    variations: choices,
    removed_variation_ids: removed,
    ...given
  }: Change,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  return writeProduct(at, { id, version, action: 'change product' }, writer, async (before) => {
    if (setsCost({ ...given, variations: choices }) && !writer.seesCost) return refuse(403, NO_COST);
    const errors = await errorsOf(at, before, given, writer);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const isMoved =
      (given.slug ?? before.slug) !== before.slug ||
      (given.category_id ?? before.category_id) !== before.category_id;
    if (isMoved) await keepOldAddress(at.db, id);
    const columns = columnsOf(given);
    if (Object.keys(columns).length > 0) await at.db.update(products).set(columns).where(eq(products.id, id));
    await replaceDetails(at, id, given);
    await renameVariations(at, before, given.name ?? before.name);
    const renamed = given.name === undefined ? before : await mustRead(at, id, { ...writer, seesCost: true });
    const wishes = { attribute_ids: attributes, variations: choices, removed_variation_ids: removed };
    const refusal = await writeVariations(at, renamed, wishes, writer);
    if (refusal) return refusal;
    const unasked = await writeQuestions(at, before, given.questions);
    if (unasked) return unasked;
    return stock && countIn(at, { ...before, ...definedOf(given) }, { ...stock, variationId: null }, writer);
  });
}

const definedOf = ({ raw_status: isFlag }: GivenFields) =>
  isFlag === undefined ? {} : { raw_status: isFlag };

async function errorsOf(
  at: Connection,
  before: OfficeProduct,
  given: GivenFields,
  writer: CatalogueWriter,
): Promise<FieldErrors> {
  const errors = {
    ...textErrors(given),
    ...priceErrors({
      regular_price: given.regular_price ?? before.regular_price,
      sale_price: given.sale_price === undefined ? before.sale_price : given.sale_price,
      is_on_sale: given.is_on_sale ?? before.is_on_sale,
      is_trade_in: given.is_trade_in ?? before.is_trade_in,
      cash_trade_in_value:
        given.cash_trade_in_value === undefined ? before.cash_trade_in_value : given.cash_trade_in_value,
      voucher_trade_in_value:
        given.voucher_trade_in_value === undefined
          ? before.voucher_trade_in_value
          : given.voucher_trade_in_value,
    }),
    ...(await unknownErrors(at.ask, given, {
      businessId: writer.businessId === null ? null : before.business.id,
      ownerId: before.business.id,
    })),
  };
  const { slug, sku } = given;
  const owner = { businessId: before.business.id, productId: before.id };
  const taken =
    sku === undefined || sku === before.sku ? undefined : await productSkuError(at.ask, owner, sku);
  if (taken !== undefined) errors['sku'] = taken;
  if (
    slug !== undefined &&
    slug !== before.slug &&
    !(await isSlugFree(at.db, before.is_active_for, slug, before.id))
  )
    errors['slug'] = 'Another product has this address';
  if ((given.raw_status ?? before.raw_status) !== before.raw_status && before.reserved_stock > 0)
    errors['raw_status'] = 'Open orders have reserved some of it. Send them first';
  return errors;
}

const SETS: Readonly<Record<ProductMove, (publishAt: Date | null) => Partial<typeof products.$inferInsert>>> =
  {
    publish: () => ({ isPublished: true, publishAt: null }),
    schedule: (publishAt) => ({ isPublished: false, publishAt }),
    unpublish: () => ({ isPublished: false, publishAt: null }),
    archive: () => ({ isActive: false, publishAt: null }),
    restore: () => ({ isActive: true, isPublished: false, publishAt: null }),
  };

interface Move {
  move: ProductMove;
  version: number | undefined;
  publish_at?: string | undefined;
}

/** Publishes, schedules, takes back, archives or restores a product. A restored product is a draft. */
export async function moveProduct(
  at: Connection,
  id: number,
  { move, version, publish_at: given }: Move,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  return writeProduct(at, { id, version, action: `${move} product` }, writer, async ({ state }) => {
    if (!productMoves(state, true).includes(move)) return refuse(409, IMPOSSIBLE[move]);
    if (!productMoves(state, writer.mayPublish).includes(move))
      return refuse(403, 'Your account may not publish products.');
    const publishAt = given === undefined ? null : new Date(given);
    if (publishAt && !isSoon(publishAt, writer.now))
      return refuseFields({ publish_at: 'Choose a time within the next two years' });
    await at.db.update(products).set(SETS[move](publishAt)).where(eq(products.id, id));
    if (publishAt) await enqueueJob(at.db, { kind: PUBLISH_JOB, payload: {}, dueAt: publishAt });
    return undefined;
  });
}

const TWO_YEARS_MS = 2 * 366 * 86_400_000;
const isSoon = (at: Date, now: Date) => at > now && at.getTime() < now.getTime() + TWO_YEARS_MS;

const IMPOSSIBLE: Readonly<Record<ProductMove, string>> = {
  publish: 'This product is published already, or archived.',
  schedule: 'Only a draft can be published at a time.',
  unpublish: 'This product is not published.',
  archive: 'This product is archived already.',
  restore: 'This product is not archived.',
};
