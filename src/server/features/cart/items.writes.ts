import { and, eq, sql } from 'drizzle-orm';
import { MOST_OF_ONE, mayBecome, mostInCart } from '#rules/cart/limits.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import type { Ask, Db } from '../../db/connect.ts';
import type { SellableRow } from '../catalog/public.ts';
import { availableOf, chosenSellableSql } from '../catalog/public.ts';
import type { HeldCart } from './held.writes.ts';
import { lockCart } from './held.writes.ts';
import type { CartPlace } from './reads.ts';
import { cartItems } from './tables.ts';

export type Changed = 'done' | 'out_of_stock' | 'no_item' | 'no_cart';

export interface ItemChange {
  quantity?: number | undefined;
  is_saved?: boolean | undefined;
}

/** Changes an item's quantity, saves it for later, or moves it back to the cart. */
export function changeItem(db: Db, place: CartPlace, itemId: number, change: ItemChange): Promise<Changed> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, place);
    if (!cart) return 'no_cart';
    const item = await readItem(tx, cart, itemId);
    if (!item) return 'no_item';
    const after = { quantity: change.quantity ?? item.quantity, isSaved: change.is_saved ?? item.is_saved };
    const before = item.is_saved ? 0 : item.quantity;
    const { others, most } = item;
    if (!after.isSaved && !mayBecome({ before, after: after.quantity, others, most })) return 'out_of_stock';
    const quantity = after.quantity + (after.isSaved === item.is_saved ? 0 : item.twin_quantity);
    if (quantity > MOST_OF_ONE) return 'out_of_stock';
    if (after.isSaved !== item.is_saved && item.twin_id !== null) {
      await tx.delete(cartItems).where(eq(cartItems.id, item.twin_id));
    }
    await tx
      .update(cartItems)
      .set({ ...after, quantity })
      .where(eq(cartItems.id, itemId));
    return 'done';
  });
}

type ItemRow = Record<string, unknown> &
  SellableRow & {
    quantity: number;
    is_saved: boolean;
    hide_stock: boolean;
    others: number;
    /** The item with the same choice in the other list (cart or saved for later). A moved item joins it. */
    twin_id: number | null;
    twin_quantity: number;
  };

/** An item with its stock, and how much of that stock other items of the cart use. */
async function readItem(tx: Db, cart: HeldCart, itemId: number) {
  const { rows } = await tx.execute<ItemRow>(sql`
    select i.quantity, i.is_saved, twin.id as twin_id, coalesce(twin.quantity, 0)::int as twin_quantity, b.hide_stock, ${sql.raw(chosenSellableSql())},
      (select coalesce(sum(o.quantity), 0)::int from cart_items o
       where o.cart_id = i.cart_id and o.id <> i.id and not o.is_saved and o.product_id = i.product_id
         and o.variation_id is not distinct from i.variation_id) as others
    from cart_items i
    join products p on p.id = i.product_id
    join businesses b on b.id = p.business_id
    left join variations v on v.id = i.variation_id
    left join cart_items twin on twin.cart_id = i.cart_id and twin.product_id = i.product_id
      and twin.variation_id is not distinct from i.variation_id and twin.option_ids = i.option_ids
      and twin.is_saved <> i.is_saved
    where i.id = ${itemId} and i.cart_id = ${cart.id}`);
  const [row] = rows;
  if (!row) return undefined;
  const stock = { status: row.stock_status, available: availableOf(row), hidesStock: row.hide_stock };
  return { ...row, most: mostInCart(lineFromCode(cart.line), stock) };
}

export function removeItem(db: Db, place: CartPlace, itemId: number): Promise<Changed> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, place);
    if (!cart) return 'no_cart';
    const removed = await tx
      .delete(cartItems)
      .where(and(eq(cartItems.id, itemId), eq(cartItems.cartId, cart.id)))
      .returning({ id: cartItems.id });
    return removed.length > 0 ? 'done' : 'no_item';
  });
}

/** Deletes the ordered items of a cart. Those saved for later stay. */
export async function deleteOrderedItems(ask: Ask, cartId: string): Promise<void> {
  await ask(DELETE_ORDERED, [cartId]);
}

const DELETE_ORDERED = {
  name: 'cart-delete-ordered',
  text: 'delete from cart_items where cart_id = $1 and not is_saved',
};

/** Beyond this many at once a statement would hold its locks for too long. */
const AT_ONCE = 500;

/** Deletes some visitors' carts that were not changed for this many days; true if there may be more. */
export async function forgetSomeCarts(db: Db, days: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from carts where id in (
      select id from carts where user_id is null and updated_at < now() - make_interval(days => ${days})
      order by updated_at limit ${AT_ONCE} for update skip locked)`);
  return rowCount === AT_ONCE;
}
