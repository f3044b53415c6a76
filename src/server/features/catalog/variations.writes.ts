import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import type { Connection } from '../../db/connect.ts';
import { insertRows } from '../../db/insert.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse, refuseStale } from '../../http/refusal.ts';
import { refuseFields } from './refusals.writes.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { mustRead } from './office.writes.ts';
import { setCovers } from './pictures.writes.ts';
import { countStock } from './stock-by-hand.writes.ts';
import { giveStock, leaveStock, takeBackStock } from './stock-heir.writes.ts';
import { lockSkus, variationSkuError } from './skus.writes.ts';
import { openStock } from './stock.writes.ts';
import { productAttributes, products, variations } from './tables.ts';
import type { KnownTerm, PlannedVariation, VariationPlan, VariationWishes } from './variation-plan.writes.ts';
import { planVariations } from './variation-plan.writes.ts';

const TERMS = {
  name: 'variation-terms',
  text: `select t.id, t.attribute_id, t.label, a.role from attribute_terms t
    join attributes a on a.id = t.attribute_id where t.attribute_id = any($1::int[])`,
};
/** In the order of their ids, as orders lock them. */
const LOCK = {
  name: 'variations-lock',
  text: 'select id from variations where product_id = $1 order by id for no key update',
};
const REMOVE = {
  name: 'variations-remove',
  text: `update variations set is_removed = true, is_active = false, is_default = false where id = any($1::int[])`,
};
const NO_DEFAULT = {
  name: 'variations-no-default',
  text: 'update variations set is_default = false where product_id = $1 and is_default',
};
/** A removed variation gives up its SKU if another product needs it. */
const FREE_SKUS = {
  name: 'variations-free-skus',
  text: `update variations set sku = sku || '-removed-' || id where is_removed and sku = any($1::text[])
    and not (id = any($2::int[]))`,
};
const TAKEN_SKU = {
  name: 'variations-taken-sku',
  text: 'select sku from variations where sku = any($1::text[]) and not (id = any($2::int[])) limit 1',
};
/** Two variations may swap their SKUs, so all of them let go of theirs first. */
const LEAVE_SKUS = {
  name: 'variations-leave-skus',
  text: `update variations v set sku = '~' || v.id from unnest($1::int[], $2::text[]) as n (id, sku)
    where v.id = n.id and v.sku <> n.sku`,
};
const COLUMNS = {
  name: 'text',
  term_1_id: 'int',
  term_2_id: 'int',
  term_3_id: 'int',
  term_4_id: 'int',
  grade: 'text',
  sku: 'text',
  condition: 'smallint',
  regular_price: 'int',
  sale_price: 'int',
  cost_price: 'int',
  is_on_sale: 'boolean',
  counts_stock: 'boolean',
  is_available: 'boolean',
  stock_status: 'text',
  is_trade_in: 'boolean',
  cash_trade_in: 'int',
  voucher_trade_in: 'int',
  is_default: 'boolean',
  is_active: 'boolean',
};
const names = Object.keys(COLUMNS);
const CHANGE = {
  name: 'variations-change',
  text: `update variations v set is_removed = false, ${names.map((name) => `${name} = n.${name}`).join(', ')}
    from json_to_recordset($1::json) as n (id int, ${Object.entries(COLUMNS)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')}) where v.id = n.id`,
};
const RENAME = {
  name: 'variations-rename',
  text: `update variations set name = $3::text || substr(name, length($2::text) + 1)
    where product_id = $1 and starts_with(name, $2::text)`,
};

/** The name of a variation begins with the name of its product. */
export async function renameVariations(
  { ask }: Connection,
  { id, name }: Pick<OfficeProduct, 'id' | 'name'>,
  next: string,
): Promise<void> {
  if (next !== name) await ask(RENAME, [id, name, next]);
}

/** Adds, changes and removes variations of a locked product: all of them or none. */
export async function writeVariations(
  at: Connection,
  before: OfficeProduct,
  wishes: VariationWishes,
  writer: CatalogueWriter,
): Promise<Refusal | undefined> {
  const { attribute_ids: wanted, variations: given, removed_variation_ids: gone } = wishes;
  if (!wanted && !given && !gone) return undefined;
  if (before.is_active_for !== 1) return refuse(409, 'Only products that are bought have variations.');
  const attributeIds = wanted ?? before.attributes.map(({ attribute_id: id }) => id);
  const terms = await at.ask<KnownTerm>(TERMS, [attributeIds]);
  const plan = planVariations(before, wishes, new Map(terms.map((term) => [term.id, term])));
  if ('error' in plan) return refuseFields({ variations: plan.error });
  const owner = { businessId: before.business.id, productId: before.id };
  const newSkus = newSkusOf(before, plan);
  // Before the rows, since somebody who has this lock may need one of them.
  if (newSkus.length > 0) await lockSkus(at.ask, owner);
  await at.ask(LOCK, [before.id]);
  const gaining = before.type === 1 && plan.kept.length > 0;
  const wrong = gaining ? leaveStock(before, plan.kept) : reservedOfLast(before, plan);
  if (wrong !== undefined) return refuseFields({ variations: wrong });
  const taken = await removeAndFreeSkus(at, before, plan);
  if (taken !== undefined) return refuseFields({ variations: `Another product has the SKU ${taken}` });
  const takenByProduct = newSkus.length > 0 && (await variationSkuError(at.ask, owner, newSkus));
  if (takenByProduct) return refuseFields({ variations: takenByProduct });
  await write(at, before, plan);
  if (gaining) await giveStock(at.ask, before.id, plan.kept, writer);
  if (before.type === 2 && plan.kept.length === 0) await takeBackStock(at.ask, before.id, writer);
  return countAll(at, before, plan, writer);
}

/** The stock of the last variations goes back to the product, but orders that reserved some name the variation. */
function reservedOfLast(before: OfficeProduct, { kept }: VariationPlan): string | undefined {
  const all = [...before.variations, ...before.removed_variations];
  const held = kept.length === 0 && all.find((one) => one.reserved_stock > 0);
  return held ? `Open orders have reserved some of ${held.sku}. Send them first` : undefined;
}

/** SKUs that no variation of the product has now. A removed variation that comes back needs its own again. */
function newSkusOf({ variations: now }: OfficeProduct, { kept }: VariationPlan): string[] {
  const had = new Set(now.map(({ sku }) => sku));
  return kept.flatMap(({ sku }) => (had.has(sku) ? [] : sku));
}

const idsOf = (some: readonly PlannedVariation[]) => some.flatMap(({ id }) => id ?? []);

/** Whether another variation is chosen first than before. There is never more than one. */
const movesDefault = (before: OfficeProduct, kept: readonly PlannedVariation[]) =>
  before.variations.find((one) => one.is_default)?.id !== kept.find((one) => one.is_default)?.id;

/** Removes variations, and frees their SKUs. Returns a SKU that another product has. */
async function removeAndFreeSkus(
  { ask }: Connection,
  before: OfficeProduct,
  { kept, removedIds }: VariationPlan,
): Promise<string | undefined> {
  if (removedIds.length > 0) await ask(REMOVE, [removedIds]);
  if (movesDefault(before, kept)) await ask(NO_DEFAULT, [before.id]);
  const skuOf = new Map([...before.variations, ...before.removed_variations].map(({ id, sku }) => [id, sku]));
  // Most changes leave the SKUs as they are.
  if (kept.every(({ id, sku }) => id !== undefined && skuOf.get(id) === sku)) return undefined;
  const ids = idsOf(kept);
  const skus = kept.map(({ sku }) => sku);
  await ask(FREE_SKUS, [skus, ids]);
  const [taken] = await ask<{ sku: string }>(TAKEN_SKU, [skus, ids]);
  if (taken) return taken.sku;
  const known = kept.filter(({ id }) => id !== undefined);
  await ask(LEAVE_SKUS, [idsOf(known), known.map(({ sku }) => sku)]);
  return undefined;
}

async function write(at: Connection, before: OfficeProduct, { kept, attributeIds }: VariationPlan) {
  const { ask, db: tx } = at;
  const productId = before.id;
  const changed = kept.filter(({ id, isChanged }) => id !== undefined && isChanged);
  if (changed.length > 0) await ask(CHANGE, [JSON.stringify(changed.map(rowOf))]);
  const added = kept.filter(({ id }) => id === undefined);
  await insertRows(
    tx,
    variations,
    added.map((one) => ({ ...insertOf(one), productId, stock: one.stock })),
  );
  if (added.length > 0) await openStock(tx, [productId], 'now');
  const hasOptions = before.attributes.map(({ attribute_id: id }) => id);
  if (!isDeepStrictEqual(hasOptions, attributeIds)) {
    await tx.delete(productAttributes).where(eq(productAttributes.productId, productId));
    await insertRows(
      tx,
      productAttributes,
      attributeIds.map((attributeId, index) => ({ productId, attributeId, position: index + 1 })),
    );
  }
  const type = kept.length > 0 ? 2 : 1;
  if (type !== before.type) await tx.update(products).set({ type }).where(eq(products.id, productId));
  await setCovers(ask, productId);
}

const pence = (amount: number | null | undefined) =>
  typeof amount === 'number' ? penceFromPounds(amount) : null;

const rowOf = (one: PlannedVariation) => ({
  id: one.id,
  name: one.name,
  term_1_id: one.term_ids[0],
  term_2_id: one.term_ids[1] ?? null,
  term_3_id: one.term_ids[2] ?? null,
  term_4_id: one.term_ids[3] ?? null,
  grade: one.grade,
  sku: one.sku,
  condition: one.product_condition,
  regular_price: pence(one.regular_price),
  sale_price: pence(one.sale_price),
  cost_price: pence(one.cost_price),
  is_on_sale: one.is_on_sale,
  counts_stock: !one.raw_status,
  is_available: one.is_available,
  stock_status: one.stock_status,
  is_trade_in: one.is_trade_in,
  cash_trade_in: pence(one.cash_trade_in_value),
  voucher_trade_in: pence(one.voucher_trade_in_value),
  is_default: one.is_default,
  is_active: one.is_active,
});

const insertOf = (one: PlannedVariation) => ({
  name: one.name,
  term1Id: one.term_ids[0] ?? 0,
  term2Id: one.term_ids[1] ?? null,
  term3Id: one.term_ids[2] ?? null,
  term4Id: one.term_ids[3] ?? null,
  grade: one.grade,
  sku: one.sku,
  condition: one.product_condition,
  regularPrice: penceFromPounds(one.regular_price),
  salePrice: pence(one.sale_price),
  costPrice: pence(one.cost_price),
  isOnSale: one.is_on_sale,
  countsStock: !one.raw_status,
  isAvailable: one.is_available,
  stockStatus: one.stock_status,
  isTradeIn: one.is_trade_in,
  cashTradeIn: pence(one.cash_trade_in_value),
  voucherTradeIn: pence(one.voucher_trade_in_value),
  isDefault: one.is_default,
  isActive: one.is_active,
});

/** Counts stock after everything else, since a count is refused when something was sold in between. */
async function countAll(
  at: Connection,
  before: OfficeProduct,
  { kept }: VariationPlan,
  writer: CatalogueWriter,
): Promise<Refusal | undefined> {
  const reserved = new Map(before.variations.map((one) => [one.id, one.reserved_stock]));
  for (const { id, sku, count } of kept) {
    if (id === undefined || !count || count.now === count.was) continue;
    const isDone = await countStock(
      at.ask,
      { productId: before.id, variationId: id, ...count },
      { source: 'office', actorId: writer.account.id, now: writer.now },
    );
    if (isDone) continue;
    const held = reserved.get(id) ?? 0;
    if (count.now < held)
      return refuseFields({
        variations: `Open orders have reserved ${held} of ${sku}. Refuse or send them first`,
      });
    return refuseStale(`Some of ${sku} was sold or counted since you looked.`, {
      ...(await mustRead(at, before.id, writer)),
    });
  }
  return undefined;
}
