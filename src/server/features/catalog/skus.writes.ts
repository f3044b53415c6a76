import type { Ask } from '../../db/connect.ts';

const WAIT = {
  name: 'skus-wait',
  text: `select pg_advisory_xact_lock(hashtext('skus of a business'), $1::int)`,
};
const FREE = {
  name: 'skus-free',
  text: `update variations v set sku = v.sku || '-removed-' || v.id from products p
    where p.id = v.product_id and p.business_id = $1 and v.product_id <> $2 and v.is_removed and v.sku = $3`,
};
const VARIATION_WITH = {
  name: 'skus-variation-with',
  text: `select v.name from variations v join products p on p.id = v.product_id
    where p.business_id = $1 and v.product_id <> $2 and v.sku = $3 and not v.is_removed`,
};
const PRODUCTS_WITH = {
  name: 'skus-products-with',
  text: `select name, sku from products where business_id = $1 and id <> $2 and sku = any($3::text[]) limit 1`,
};

interface Owner {
  businessId: number;
  productId: number;
}

/**
 * In a business, a product and a variation of another product have different SKUs, since files name both by it. The
 * lock makes changes of SKUs wait for each other. A constraint is impossible, since the tables may hold older pairs.
 */
export const lockSkus = (ask: Ask, { businessId }: Pick<Owner, 'businessId'>): Promise<unknown> =>
  ask(WAIT, [businessId]);

/** Why a product can't take this SKU. A removed variation gives it up. */
export async function productSkuError(
  ask: Ask,
  { businessId, productId }: Owner,
  sku: string,
): Promise<string | undefined> {
  await lockSkus(ask, { businessId });
  const [found] = await ask<{ name: string }>(VARIATION_WITH, [businessId, productId, sku]);
  if (found) return `The variation ${found.name} has this SKU`;
  await ask(FREE, [businessId, productId, sku]);
  return undefined;
}

/** Why variations of a product can't take these SKUs. The caller has locked the SKUs. */
export async function variationSkuError(
  ask: Ask,
  { businessId, productId }: Owner,
  skus: readonly string[],
): Promise<string | undefined> {
  const [found] = await ask<{ name: string; sku: string }>(PRODUCTS_WITH, [businessId, productId, skus]);
  return found && `The product ${found.name} has the SKU ${found.sku}`;
}
