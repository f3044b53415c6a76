import type { CartRoom, NoRoom } from '#rules/cart/limits.ts';
import { MOST_ITEMS, MOST_OF_ONE, noRoom } from '#rules/cart/limits.ts';
import type { WayIn } from '#rules/checkout/form.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { lineCode } from '#rules/catalog/lines.ts';
import type { Pence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import { isForeignKeyViolation } from '../../db/violations.ts';
import { TOUCHED } from './held.writes.ts';
import type { CartPlace } from './reads.ts';

/** A checked item to add to a cart. */
export interface NewItem {
  line: Line;
  productId: number;
  variationId: number | null;
  optionIds: number[];
  quantity: number;
  /** How a device for repair comes, if chosen. */
  way: WayIn | null;
  price: Pence;
  /** How many of this stock one cart may hold. */
  most: number;
}

export interface Added {
  cartId: string;
  itemId: number;
}

/**
 * Counts the items of a cart and adds one in a single statement, since adding is the most frequent change in a shop.
 * Two parallel additions would not see each other. So an addition changes nothing, and is retried, if the cart has
 * changed since it was counted. The conditions are those of `noRoom`, which says why nothing was added. Items saved for
 * later use no stock and are not changed.
 */
const addSql = (held: string, fresh: string) => `
  with wanted (product_id, variation_id, option_ids, quantity, price, way) as (
    values ($3::int, $4::int, $5::int[], $6::smallint, $7::int, $9::text)
  ),
  seen as materialized (select id, updated_at from carts where line = $1::smallint and ${held}),
  turn as (
    update carts set updated_at = ${TOUCHED}
    from seen where carts.id = seen.id and carts.updated_at = seen.updated_at returning carts.id
  ),
  fresh as (${fresh}),
  cart as (select id from turn union all select id from fresh),
  room as (
    select
      coalesce(sum(i.quantity) filter (where not i.is_saved and i.product_id = w.product_id
        and i.variation_id is not distinct from w.variation_id), 0)::int as taken,
      max(i.quantity) filter (where not i.is_saved and i.product_id = w.product_id
        and i.variation_id is not distinct from w.variation_id and i.option_ids = w.option_ids) as same,
      count(i.id)::int as items
    from wanted w left join cart_items i on i.cart_id = (select id from seen)
  ),
  added as (
    insert into cart_items (cart_id, product_id, variation_id, option_ids, quantity, price_then, way, way_at)
    select cart.id, w.product_id, w.variation_id, w.option_ids, w.quantity, w.price, w.way,
      case when w.way is not null then now() end
    from cart cross join wanted w cross join room
    where taken + w.quantity <= $8::int and coalesce(same, 0) + w.quantity <= ${MOST_OF_ONE}
      and (same is not null or items < ${MOST_ITEMS})
    on conflict on constraint cart_items_once do update set price_then = excluded.price_then,
      way = coalesce(excluded.way, cart_items.way), way_at = coalesce(excluded.way_at, cart_items.way_at),
      quantity = cart_items.quantity + excluded.quantity
    returning id
  )
  select cart.id as "cartId", added.id as "itemId", taken, same, items
  from room left join cart on true left join added on true`;

const INTO_HELD = {
  name: 'cart-add-held',
  text: addSql(
    'id = $10::uuid and (user_id is null or user_id = $2::int)',
    'insert into carts (line) select $1::smallint where not exists (select from seen) returning id',
  ),
};

/** Two parallel first additions of an account create one cart: the second waits for the first and is retried. */
const INTO_OWN = {
  name: 'cart-add-own',
  text: addSql(
    'user_id = $2::int',
    `insert into carts (line, user_id) select $1::smallint, $2::int where not exists (select from seen)
     on conflict (user_id, line) where user_id is not null do nothing returning id`,
  ),
};

/** How often an addition is retried when others changed the same cart. More retries mean an attack or a bug. */
const RETRY_LIMIT = 500;

interface AddedRow extends CartRoom {
  /** Null: another change came first, so retry. */
  cartId: string | null;
  /** Null: there was no room. */
  itemId: number | null;
}

/**
 * Adds an item to the named cart. If the cart is gone, belongs to another shopper or is of another line, the
 * shopper gets a new one.
 */
export async function addToCart(ask: Ask, place: CartPlace, item: NewItem): Promise<Added | NoRoom | 'gone'> {
  const reason = noRoom({ taken: 0, same: null, items: 0 }, item);
  if (reason) return reason;
  const { productId, variationId, optionIds, quantity, way, price, most } = item;
  const values = [
    lineCode(item.line),
    place.account?.id ?? null,
    productId,
    variationId,
    optionIds,
    quantity,
  ];
  const add = () =>
    'line' in place
      ? ask<AddedRow>(INTO_OWN, [...values, price, most, way])
      : ask<AddedRow>(INTO_HELD, [...values, price, most, way, place.cartId]);
  try {
    for (let turn = 0; turn < RETRY_LIMIT; turn += 1) {
      const [row] = await add();
      if (row?.cartId) return row.itemId ? { cartId: row.cartId, itemId: row.itemId } : whyNot(row, item);
    }
  } catch (error) {
    if (isForeignKeyViolation(error)) return 'gone';
    throw error;
  }
  throw new Error(`an item was not added to a cart: ${RETRY_LIMIT} tries met other changes of it`);
}

function whyNot(room: CartRoom, item: NewItem): NoRoom {
  const reason = noRoom(room, item);
  if (!reason) throw new Error('the limits of the cart allow an item, but no row was inserted');
  return reason;
}
