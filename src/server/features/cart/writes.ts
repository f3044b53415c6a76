import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { CartRoom, NoRoom } from '#rules/cart-limits.ts';
import { MOST_ITEMS, MOST_OF_ONE, noRoom } from '#rules/cart-limits.ts';
import type { Line } from '#rules/lines.ts';
import { lineCode } from '#rules/lines.ts';
import type { Pence } from '#rules/money.ts';
import type { Db } from '../../db/connect.ts';
import { pointsAtNothing } from '../../db/violations.ts';
import { lockCart, lockOwnCart } from './held.writes.ts';
import type { CartPlace } from './reads.ts';

/** Something that was looked up and checked, on its way into a cart. */
export interface NewItem {
  line: Line;
  productId: number;
  variationId: number | null;
  optionIds: number[];
  quantity: number;
  price: Pence;
  /** How many of its stock one cart may hold. */
  most: number;
}

export interface Added {
  cartId: string;
  itemId: number;
}

/**
 * Puts something into the cart that is meant. One that is gone, somebody else's or of another line is none of the
 * asker's, and they get a new one.
 */
export async function addToCart(
  db: Db,
  place: CartPlace | undefined,
  item: NewItem,
): Promise<Added | NoRoom | 'gone'> {
  const reason = noRoom({ taken: 0, same: null, items: 0 }, item);
  if (reason) return reason;
  try {
    return (place && (await addToHeld(db, place, item))) ?? (await startCart(db, item));
  } catch (error) {
    if (pointsAtNothing(error)) return 'gone';
    throw error;
  }
}

/** Nobody knows the id of a new cart yet, so nothing has to wait for anything. */
async function startCart(db: Db, item: NewItem): Promise<Added> {
  const { rows } = await db.execute<Record<string, unknown> & { id: number; cart_id: string }>(sql`
    with cart as (insert into carts (line) values (${lineCode(item.line)}) returning id)
    insert into cart_items (cart_id, product_id, variation_id, option_ids, quantity, price_then)
    select id, ${valuesOf(item)} from cart returning id, cart_id`);
  const [added] = rows;
  if (!added) throw new Error('a new cart has no item');
  return { cartId: added.cart_id, itemId: added.id };
}

const valuesOf = ({ productId, variationId, optionIds, quantity, price }: NewItem): SQL =>
  sql`${productId}::int, ${variationId}::int, ${sql.param(optionIds)}::int[], ${quantity}::smallint, ${price}::int`;

function addToHeld(db: Db, place: CartPlace, item: NewItem): Promise<Added | NoRoom | undefined> {
  const line = lineCode(item.line);
  return db.transaction(async (tx) => {
    const cart =
      'cartId' in place ? await lockCart(tx, place) : await lockOwnCart(tx, place.account.id, line);
    return cart?.line === line ? putItem(tx, cart.id, item) : undefined;
  });
}

type RoomRow = Record<string, unknown> & CartRoom & { id: number | null };

/**
 * Counts and adds in one statement, in a cart that is locked. The conditions are those of `noRoom`, which says why
 * nothing was added. What is kept for later takes nothing from the stock, and comes back as what is wanted of it now.
 */
async function putItem(tx: Db, cartId: string, item: NewItem): Promise<Added | NoRoom> {
  const { rows } = await tx.execute<RoomRow>(sql`
    with wanted (product_id, variation_id, option_ids, quantity, price) as (values (${valuesOf(item)})),
    room as (
      select
        coalesce(sum(i.quantity) filter (where not i.is_saved and i.product_id = w.product_id
          and i.variation_id is not distinct from w.variation_id), 0)::int as taken,
        max(case when i.is_saved then 0 else i.quantity end) filter (where i.product_id = w.product_id
          and i.variation_id is not distinct from w.variation_id and i.option_ids = w.option_ids) as same,
        count(i.id)::int as items
      from wanted w left join cart_items i on i.cart_id = ${cartId}
    ),
    added as (
      insert into cart_items (cart_id, product_id, variation_id, option_ids, quantity, price_then)
      select ${cartId}::uuid, w.product_id, w.variation_id, w.option_ids, w.quantity, w.price
      from wanted w cross join room
      where taken + w.quantity <= ${item.most} and coalesce(same, 0) + w.quantity <= ${MOST_OF_ONE}
        and (same is not null or items < ${MOST_ITEMS})
      on conflict on constraint cart_items_once do update set is_saved = false, price_then = excluded.price_then,
        quantity = case when cart_items.is_saved then 0 else cart_items.quantity end + excluded.quantity
      returning id
    )
    select room.*, added.id from room left join added on true`);
  const [room] = rows;
  const reason = room && noRoom(room, item);
  if (reason) return reason;
  if (!room || room.id === null) throw new Error('there was room, and nothing was put into it');
  return { cartId, itemId: room.id };
}
