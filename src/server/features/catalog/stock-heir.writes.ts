import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { Ask } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { CatalogueWriter } from './office.writes.ts';
import type { PlannedVariation } from './variation-plan.writes.ts';

/**
 * A product with variations has no stock of its own. When it gets its first variations, one of them takes
 * over its stock, its reserved units and its places. Each place gets a movement for both sides.
 */

/** The named variation, or else the one that shoppers see first. */
const heirOf = (kept: readonly PlannedVariation[]) =>
  kept.find((one) => one.takesStock) ?? kept.find((one) => one.is_default) ?? kept[0];

/**
 * Why the stock of a product can't go to its first variations; undefined if it can. A number that was typed
 * for the variation that takes the stock over counts as a stock count.
 */
export function leaveStock(before: OfficeProduct, kept: readonly PlannedVariation[]): string | undefined {
  if (before.raw_status || before.stock === 0) {
    // The first movement of a new variation gives its stock.
    for (const one of kept) if (one.id === undefined) one.count = undefined;
    return undefined;
  }
  if (kept.filter((one) => one.takesStock).length > 1) return 'Only one variation can get the stock';
  const heir = heirOf(kept);
  if (!heir) return undefined;
  if (heir.raw_status)
    return `${before.stock} are counted, and nothing of ${heir.sku} is. Choose another one for the stock`;
  if (heir.id === undefined) {
    const typed = heir.count;
    heir.count = typed && { now: typed.now, was: typed.was === 0 ? before.stock : typed.was };
    heir.stock = 0;
  } else if (heir.count) heir.count = { now: heir.count.now, was: heir.count.was + before.stock };
  return undefined;
}

const HEIR = {
  name: 'stock-heir',
  text: 'select id from variations where product_id = $1 and sku = $2 and not is_removed',
};
/** The writer has locked the row of the product, and the transaction that of the variation. */
const GIVE = {
  name: 'stock-give',
  text: `
  with gone as (
    select id, stock, reserved_stock from products where id = $1 and counts_stock
  ), emptied as (
    update products p set stock = 0, reserved_stock = 0, stock_variation_id = $2 from gone where p.id = gone.id
  ), filled as (
    update variations v set stock = v.stock + gone.stock, reserved_stock = v.reserved_stock + gone.reserved_stock
    from gone where v.id = $2
  ), places as (
    select s.store_id, s.quantity from store_stock s where s.product_id = $1 and s.variation_id is null
    union all
    select null, (gone.stock - coalesce((select sum(s.quantity) from store_stock s
      where s.product_id = $1 and s.variation_id is null), 0))::int from gone
  )
  insert into stock_movements (product_id, variation_id, store_id, quantity, reason, source, actor_id, created_at)
  select $1, side.variation_id, p.store_id, p.quantity * side.sign, 'moved', side.source, $3, $4
  from places p cross join (values (null::int, -1, 'to ' || $5::text), ($2::int, 1, 'from the product')) side (variation_id, sign, source)
  where p.quantity > 0`,
};

/** Moves the stock of a product to one of its first variations. */
export async function giveStock(
  ask: Ask,
  productId: number,
  kept: readonly PlannedVariation[],
  { account, now }: CatalogueWriter,
): Promise<void> {
  const heir = heirOf(kept);
  if (!heir) return;
  const rows = await ask<{ id: number }>(HEIR, [productId, heir.sku]);
  const row = mustExist(rows[0], 'the variation');
  heir.id = row.id;
  await ask(GIVE, [productId, row.id, account.id, now, heir.sku]);
}

const TAKE_BACK = {
  name: 'stock-take-back',
  text: `
  with gone as (
    select v.id, v.sku, v.stock from variations v join products p on p.id = v.product_id
    where p.id = $1 and p.counts_stock and v.counts_stock and v.is_removed and v.stock > 0 and v.reserved_stock = 0
  ), emptied as (
    update variations v set stock = 0 from gone where v.id = gone.id
  ), filled as (
    update products p set stock = p.stock + (select coalesce(sum(gone.stock), 0) from gone), stock_variation_id = null
    where p.id = $1
  ), places as (
    select gone.id, gone.sku, s.store_id, s.quantity from gone
    join store_stock s on s.product_id = $1 and s.variation_id = gone.id
    union all
    select gone.id, gone.sku, null, (gone.stock - coalesce((select sum(s.quantity) from store_stock s
      where s.product_id = $1 and s.variation_id = gone.id), 0))::int from gone
  )
  insert into stock_movements (product_id, variation_id, store_id, quantity, reason, source, actor_id, created_at)
  select $1, side.variation_id, p.store_id, p.quantity * side.sign, 'moved', side.source, $2, $3
  from places p cross join lateral (
    values (p.id, -1, 'to the product'), (null::int, 1, 'from ' || p.sku)) side (variation_id, sign, source)
  where p.quantity > 0`,
};

/** Moves the remaining stock of all variations back to their product, which has no variations any more. */
export async function takeBackStock(
  ask: Ask,
  productId: number,
  { account, now }: CatalogueWriter,
): Promise<void> {
  await ask(TAKE_BACK, [productId, account.id, now]);
}
