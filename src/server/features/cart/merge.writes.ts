import { sql } from 'drizzle-orm';
import { mostInCart } from '#rules/cart/limits.ts';
import type { MergeItem } from '#rules/cart/merge.ts';
import { mergeCarts } from '#rules/cart/merge.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { lineCode, lineFromCode, LINES } from '#rules/catalog/lines.ts';
import type { Db } from '../../db/connect.ts';
import type { VisitorCarts } from '../../http/account.ts';
import type { SellableRow } from '../catalog/public.ts';
import { availableOf, chosenSellableSql } from '../catalog/public.ts';
import { lockOwnCart } from './held.writes.ts';

/** Moves checkout details from one cart to another. If both have details, the newer ones stay. */
export type MoveDetails = (tx: Db, fromCartId: string, toCartId: string) => Promise<void>;

interface Target {
  userId: number;
  /** From the checkout feature, which imports carts. */
  moveDetails: MoveDetails;
}

/**
 * Merges a visitor's carts into those of the account they logged in to, line by line. A cart that is gone, of another
 * line or of an account doesn't belong to the visitor and is left alone. Runs in the transaction of the login.
 */
export async function mergeVisitorCarts(tx: Db, target: Target, visitors: VisitorCarts): Promise<void> {
  for (const line of LINES) {
    const cartId = visitors[`${line}_local_storage_cart_id`];
    if (cartId) await mergeCart(tx, target, line, cartId);
  }
}

/** Turns an account's carts into visitor's carts, and merges these into another account's. */
export async function moveCarts(tx: Db, target: Target, fromUserId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: string; line: 1 | 2 | 3 }>(
    sql`update carts set user_id = null where user_id = ${fromUserId} returning id, line`,
  );
  for (const { id, line } of rows) await mergeCart(tx, target, lineFromCode(line), id);
}

/** Locks the visitor's cart before the account's. Of two parallel merges, the second finds it gone. */
async function mergeCart(tx: Db, target: Target, line: Line, visitorsId: string): Promise<void> {
  const { userId, moveDetails } = target;
  const visitors = await tx.execute(sql`
    select id from carts where id = ${visitorsId} and line = ${lineCode(line)} and user_id is null for update`);
  if (visitors.rowCount === 0) return;
  const own = await lockOwnCart(tx, userId, lineCode(line));
  await moveItems(tx, userId, line, visitorsId, own.id);
  await moveDetails(tx, visitorsId, own.id);
  await tx.execute(sql`delete from carts where id = ${visitorsId}`);
}

interface ItemRow extends Record<string, unknown>, SellableRow {
  id: number;
  cart_id: string;
  product_id: number;
  variation_id: number | null;
  option_ids: number[];
  quantity: number;
  is_saved: boolean;
  hide_stock: boolean;
}

/** Leaves out items that the account's own business sells. */
async function moveItems(tx: Db, userId: number, line: Line, from: string, to: string): Promise<void> {
  const { rows } = await tx.execute<ItemRow>(sql`
    select i.id, i.cart_id, i.product_id, i.variation_id, i.option_ids, i.quantity, i.is_saved, b.hide_stock,
      ${sql.raw(chosenSellableSql())}
    from cart_items i
    join products p on p.id = i.product_id
    join businesses b on b.id = p.business_id
    left join variations v on v.id = i.variation_id
    where i.cart_id = ${to} or (i.cart_id = ${from} and b.owner_id is distinct from ${userId})
    order by i.id`);
  const itemsOf = (cartId: string) =>
    rows.filter((row) => row.cart_id === cartId).map((row) => mergeItem(row, line));
  const changes = mergeCarts(itemsOf(to), itemsOf(from));
  if (changes.length === 0) return;
  const sameOfVisitor = sql`from cart_items v where v.cart_id = ${from} and v.product_id = i.product_id
    and v.variation_id is not distinct from i.variation_id and v.option_ids = i.option_ids and v.is_saved = i.is_saved`;
  await tx.execute(sql`
    update cart_items i set cart_id = ${to}, quantity = c.quantity, is_saved = c."isSaved",
      -- What the visitor chose last goes before what the account chose earlier for the same repair.
      way = coalesce((select v.way ${sameOfVisitor}), i.way), way_at = coalesce((select v.way_at ${sameOfVisitor}), i.way_at)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id int, quantity int, "isSaved" boolean)
    where i.id = c.id`);
}

function mergeItem(row: ItemRow, line: Line): MergeItem {
  const stock = `${row.product_id}/${row.variation_id}`;
  return {
    id: row.id,
    choice: `${stock}/${row.option_ids.join()}`,
    stock,
    quantity: row.quantity,
    isSaved: row.is_saved,
    most: mostInCart(line, {
      status: row.stock_status,
      available: availableOf(row),
      hidesStock: row.hide_stock,
    }),
  };
}
