import type pg from 'pg';
import type { Cart, CartBusiness } from '#contract/cart.ts';
import type { CartTotals } from '#rules/cart/totals.ts';
import { cartTotals } from '#rules/cart/totals.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { lineCode, lineFromCode } from '#rules/catalog/lines.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { vatScheme } from '#rules/orders/basket.ts';
import type { WayTerms } from '#rules/orders/delivery-ways.ts';
import type { Ask } from '../../db/connect.ts';
import { outageOf } from '../../db/outage.ts';
import type { Account, AccountCarts } from '../../http/account.ts';
import { siteTermsSql } from '../site/public.ts';
import { courierHoursSql } from '../stores/public.ts';
import type { ItemRow, PricedItem } from './items.reads.ts';
import { ITEM_COLUMNS, itemPrice, itemTables, itemWire, pricedItem, wantedOf } from './items.reads.ts';

/** Names a cart: by id (a visitor's cart or the account's own), or the account's cart of a line. */
export type CartPlace = HeldPlace | { line: Line; account: Account };

interface HeldPlace {
  /** Null for a visitor without a cart. */
  cartId: string | null;
  account: Account | undefined;
}

/** The ids of an account's carts, for its session; undefined if they can't be read now, such as while carts are locked. */
export async function readCartIds(pool: pg.Pool, userId: number): Promise<AccountCarts | undefined> {
  const rows = await pool
    .query<{ id: string; line: 1 | 2 | 3 }>('select id, line from carts where user_id = $1', [userId])
    .then(
      (found) => found.rows,
      (error: unknown) => {
        if (!outageOf(error)) throw error;
      },
    );
  if (!rows) return undefined;
  const idOf = (line: 1 | 2 | 3) => rows.find((cart) => cart.line === line)?.id ?? null;
  return { buyCartId: idOf(1), sellCartId: idOf(2), repairCartId: idOf(3) };
}

interface CartRow {
  id: string;
  line: 1 | 2 | 3;
  items: FilledRow[];
}

type FilledRow = ItemRow & {
  business_name: string;
  has_vat_number: boolean;
  delivery_days: number;
  delivery_hours: number;
  delivery_minutes: number;
  opening_hours: CartBusiness['opening_hours'];
  /** The terms for standard delivery: the business's own, or else the site's. */
  standard_terms: { isOffered: boolean; price: number; freeFrom: number | null } | null;
};

/** One row with its items as JSON. The driver reads it in a third of the time that as many columns take. */
const cartSql = (where: string) => `
  select k.id, k.line, coalesce((
    select json_agg(item order by item.created_at, item.id) from (
      select ${ITEM_COLUMNS}, i.created_at,
        b.name as business_name, b.vat_number is not null as has_vat_number, b.delivery_days, b.delivery_hours, b.delivery_minutes,
        ${courierHoursSql('b')} as opening_hours,
        coalesce((select json_build_object('isOffered', t.is_offered, 'price', t.price, 'freeFrom', t.free_from)
          from delivery_terms t where t.business_id = b.id and t.way = 'standard'), ${siteTermsSql('standard')}) as standard_terms
      from ${itemTables('cart_items')}
      where i.cart_id = k.id
    ) item
  ), '[]') as items
  from carts k where ${where}`;

const BY_ID = {
  name: 'cart-by-id',
  text: cartSql('k.id = $1 and (k.user_id is null or k.user_id = $2)'),
};
const OF_ACCOUNT = { name: 'cart-of-account', text: cartSql('k.line = $1 and k.user_id = $2') };

async function readRows(ask: Ask, place: CartPlace): Promise<CartRow | undefined> {
  const [cart] =
    'cartId' in place
      ? await ask<CartRow>(BY_ID, [place.cartId, place.account?.id ?? null])
      : await ask<CartRow>(OF_ACCOUNT, [lineCode(place.line), place.account.id]);
  return cart;
}

/** A cart at current prices; undefined if the caller has no such cart. */
export async function readCart(ask: Ask, place: CartPlace): Promise<Cart | undefined> {
  const cart = await readRows(ask, place);
  return cart && shapeCart(cart.id, lineFromCode(cart.line), cart.items, place.account?.businessId ?? null);
}

/** The same in pence and without items saved for later, for an order. */
export async function readPricedCart(ask: Ask, place: HeldPlace): Promise<PricedCart | undefined> {
  const cart = await readRows(ask, place);
  if (!cart) return undefined;
  const ownBusinessId = place.account?.businessId ?? null;
  const items = cart.items
    .filter((row) => !row.is_saved)
    .map((row) =>
      pricedItem(row, { wanted: wantedOf(row, cart.items), isOwn: row.business_id === ownBusinessId }),
    );
  return { id: cart.id, line: lineFromCode(cart.line), items };
}

export interface PricedCart {
  id: string;
  line: Line;
  items: PricedItem[];
}

export function emptyCart(line: Line): Cart {
  return shapeCart(null, line, [], null);
}

/** How many of a stock a cart holds, with any options. Items saved for later don't count. */
export function heldOf(
  cart: Cart | undefined,
  { productId, variationId, exceptId }: { productId: number; variationId: number | null; exceptId?: number },
): number {
  return (cart?.Cart_items ?? [])
    .filter(({ id, is_saved: isSaved }) => !isSaved && id !== exceptId)
    .filter((item) => item.product_id === productId && item.product_variation_id === variationId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function shapeCart(cartId: string | null, line: Line, rows: FilledRow[], ownBusinessId: number | null): Cart {
  const priced = rows.map((row) => {
    const price = itemPrice(row);
    const seen = { wanted: wantedOf(row, rows), isOwn: row.business_id === ownBusinessId };
    return { row, price, item: itemWire(row, price, seen) };
  });
  const totals = cartTotals(
    line,
    priced.map(({ row, price, item }) => ({
      businessId: row.business_id,
      quantity: row.quantity,
      isSaved: row.is_saved,
      canBeOrdered: item.problem === null,
      unit: price.price,
      voucher: price.voucher,
      scheme: vatScheme(row.product_condition, row.has_vat_number),
    })),
    (businessId) => wayTerms(rows.find((row) => row.business_id === businessId)?.standard_terms),
  );
  const senders = [...new Map(rows.map((row) => [row.business_id, row])).values()];
  return {
    cart_id: cartId,
    is_active_for: lineCode(line),
    Cart_items: senders.flatMap(({ business_id }) =>
      priced.filter(({ row }) => row.business_id === business_id).map(({ item }) => item),
    ),
    Businesses: senders.map((row) => businessWire(row, totals)),
    totals: {
      quantity: totals.quantity,
      items: poundsFromPence(totals.items),
      voucher: totals.voucher === null ? null : poundsFromPence(totals.voucher),
      delivery: poundsFromPence(totals.delivery),
      vat: poundsFromPence(totals.vat),
      total: poundsFromPence(totals.total),
    },
  };
}

function wayTerms(own: FilledRow['standard_terms'] | undefined): WayTerms | undefined {
  if (!own) return undefined;
  const { isOffered, price, freeFrom } = own;
  return { isOffered, price: pence(price), freeFrom: freeFrom === null ? null : pence(freeFrom) };
}

function businessWire(row: FilledRow, totals: CartTotals): CartBusiness {
  return {
    id: row.business_id,
    business_name: row.business_name,
    hide_stock: row.hide_stock,
    estimated_delivery_days: row.delivery_days,
    estimated_delivery_hours: row.delivery_hours,
    estimated_delivery_minutes: row.delivery_minutes,
    opening_hours: row.opening_hours,
    delivery_price: poundsFromPence(totals.deliveryOf(row.business_id)),
  };
}
