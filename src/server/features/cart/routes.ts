import type { Cart } from '#contract/cart.ts';
import type { Parsed } from '#contract/calls.ts';
import { checkChoice } from '#rules/cart/choice.ts';
import type { NoRoom } from '#rules/cart/limits.ts';
import { leftWords, MOST_ITEMS, MOST_OF_ONE, mostInCart } from '#rules/cart/limits.ts';
import { LINES } from '#rules/catalog/lines.ts';
import { stockState } from '#rules/catalog/stock.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { isSecret, onlyOnce } from '../../http/idempotency.ts';
import type { CallContext, PrivateCalls } from '../../http/private-calls.ts';
import { Refusal, refuse, refuseOutOfStock, refuseTooMany } from '../../http/refusal.ts';
import { availableOf } from '../catalog/public.ts';
import { choicePrice } from './items.reads.ts';
import type { Changed } from './items.writes.ts';
import { changeItem, removeItem } from './items.writes.ts';
import type { CartOffer } from './offers.reads.ts';
import { readOffer } from './offers.reads.ts';
import type { CartPlace } from './reads.ts';
import { emptyCart, heldOf, readCart } from './reads.ts';
import type { NewItem } from './writes.ts';
import { addToCart } from './writes.ts';

type AddBody = Parsed<'POST /no/auth/web/site/cart/add'>['body'];

const noProduct = () => refuse(404, 'There is no such product.');
/**
 * The same answer for a missing cart and for the cart of another shopper. Otherwise a client could find out
 * which ids exist.
 */
const noCart = () => refuse(404, 'There is no such cart.');
const noItem = () => refuse(404, 'There is no such item in this cart.');

export function cartRoutes(calls: PrivateCalls, database: CartDatabase): void {
  const { ask, db } = database;

  /** One handler for two paths, which differ in how they name the cart. */
  async function add(at: Connection, body: AddBody, account: Account | undefined, isForAccount: boolean) {
    const offer = await readOffer(at.ask, body.product_id, body.product_variation_id ?? null);
    const item = offer ? itemOf(offer, body, account) : noProduct();
    if (item instanceof Refusal) return item;
    const { line } = item;
    const visitors = { cartId: body[`${line}_local_storage_cart_id`] ?? null, account };
    const place = isForAccount && account ? { line, account } : visitors;
    const added = await addToCart(at.ask, place, item);
    if (added === 'out_of_stock') return refuseBeyond(await readCart(at.ask, place), item);
    if (typeof added === 'string') return refusalFor(added);
    // A login in another tab may have merged the cart in the meantime. The item is then in the account's cart.
    const cart = (await readCart(at.ask, { cartId: added.cartId, account })) ?? emptyCart(line);
    return {
      status: 200 as const,
      out_of_stock: false as const,
      result: { cart_id: added.cartId, item_id: added.itemId },
      cart_listing_data: cart,
    };
  }

  async function read(place: CartPlace) {
    const cart = (await readCart(ask, place)) ?? ('line' in place ? emptyCart(place.line) : undefined);
    return cart ? answer(cart) : noCart();
  }

  async function afterwards(place: CartPlace, itemId: number, changed: Changed) {
    if (changed === 'done') return read(place);
    if (changed === 'out_of_stock') return refuseMore(await readCart(ask, place), itemId);
    return changed === 'no_item' ? noItem() : noCart();
  }

  async function change(place: CartPlace, itemId: number, body: ItemBody) {
    if (body.quantity === undefined && body.is_saved === undefined) {
      return refuse(400, 'There is nothing to change.', { quantity: 'Required' });
    }
    return afterwards(place, itemId, await changeItem(db, place, itemId, body));
  }

  const remove = async (place: CartPlace, itemId: number) =>
    afterwards(place, itemId, await removeItem(db, place, itemId));

  for (const call of ['POST /no/auth/web/site/cart/add', 'POST /web/site/cart/add'] as const) {
    calls.define(call, async ({ body }, context) => {
      const { account, idempotencyKey: key } = context;
      const sender = senderOf(body, context);
      if (sender[0] === 'client' && key !== undefined && !isSecret(key)) return refuseGuessable();
      // The key may be that of the first addition, when this visitor had no cart.
      const senderBefore = sender[0] === 'carts' ? firstSender(context) : undefined;
      return onlyOnce(database, { key, call, sender, senderBefore, input: body }, (at) =>
        add(at, body, account, call === 'POST /web/site/cart/add'),
      );
    });
  }
  calls.define('GET /no/auth/web/site/cart/{cartId}', ({ params: { cartId } }, { account }) =>
    read({ cartId, account }),
  );
  calls.define('GET /web/site/cart/{line}', ({ params: { line } }, { account }) => read({ line, account }));
  calls.define(
    'PUT /no/auth/web/site/cart/{cartId}/items/{itemId}',
    ({ params: { cartId, itemId }, body }, { account }) => change({ cartId, account }, itemId, body),
  );
  calls.define(
    'PUT /web/site/cart/{line}/items/{itemId}',
    ({ params: { line, itemId }, body }, { account }) => change({ line, account }, itemId, body),
  );
  calls.define(
    'DELETE /no/auth/web/site/cart/{cartId}/items/{itemId}',
    ({ params: { cartId, itemId } }, { account }) => remove({ cartId, account }, itemId),
  );
  calls.define('DELETE /web/site/cart/{line}/items/{itemId}', ({ params: { line, itemId } }, { account }) =>
    remove({ line, account }, itemId),
  );
}

type CartDatabase = Pick<Database, 'ask' | 'db' | 'transaction'>;

/**
 * The account, or the ids of the visitor's carts, which no other client knows. At the first addition there is
 * no cart. Then the sender is the network address and browser, which others may share, so the key itself must
 * be random.
 */
function senderOf(
  body: AddBody,
  context: CallContext & { account: Account | undefined },
): readonly [string, ...unknown[]] {
  const { account } = context;
  if (account) return ['account', account.id];
  const carts = LINES.flatMap((line) => body[`${line}_local_storage_cart_id`] ?? []);
  return carts.length > 0 ? ['carts', ...carts] : firstSender(context);
}

const firstSender = ({ client, userAgent }: CallContext) => ['client', client, userAgent] as const;

const refuseGuessable = () =>
  refuse(
    400,
    'Without a session or a cart the header Idempotency-Key must be random: a UUID, or 32 hexadecimal digits.',
  );

/** With how many are left, where that may be said. */
type AskedItem = NewItem & { left: number | undefined };

type ItemBody = Parsed<'PUT /web/site/cart/{line}/items/{itemId}'>['body'];

const answer = (cart: Cart) => ({ status: 200 as const, result: cart });

/** Checks the requested item against the offer. Only ids and quantity of the payload are used. */
function itemOf(offer: CartOffer, body: AddBody, account: Account | undefined): AskedItem | Refusal {
  const wantedVariation = body.product_variation_id ?? null;
  if (offer.isVariable && wantedVariation === null) {
    return refuse(400, 'Please choose a variation of this product.', { product_variation_id: 'Required' });
  }
  if (offer.variationId !== wantedVariation || (!offer.isVariable && wantedVariation !== null)) {
    return refuse(400, 'This variation does not belong to the product.', {
      product_variation_id: 'is not a variation of this product',
    });
  }
  const choice = checkChoice(offer.line, offer.questions, body.options ?? []);
  if ('message' in choice) return refuse(400, choice.message, choice.errors);
  if (account?.businessId === offer.businessId) {
    return refuse(403, 'You are not permitted to add your own product to the cart');
  }
  if (offer.away !== null) return refuse(409, `${offer.away}.`);
  const { sellable, line, hidesStock } = offer;
  const options = offer.questions
    .flatMap(({ role, options: all }) => all.map((option) => ({ ...option, role })))
    .filter(({ id }) => choice.optionIds.includes(id));
  const stock = { status: sellable.stock_status, available: availableOf(sellable), hidesStock };
  return {
    line,
    productId: body.product_id,
    variationId: offer.variationId,
    optionIds: choice.optionIds,
    quantity: body.quantity,
    way: line === 'repair' ? (body.way ?? null) : null,
    price: choicePrice(line, sellable, options).price,
    most: mostInCart(line, stock),
    left: stockState(stock).count,
  };
}

/** More was added than is left. A business that hides its stock is not asked how many. */
function refuseBeyond(cart: Cart | undefined, { productId, variationId, left }: AskedItem): Refusal {
  if (left === undefined) return refuseOutOfStock();
  return refuseTooMany(leftWords(left, heldOf(cart, { productId, variationId })));
}

/** An item should become more than is left. */
function refuseMore(cart: Cart | undefined, itemId: number): Refusal {
  const item = cart?.Cart_items.find(({ id }) => id === itemId);
  const left = item?.available_stock;
  if (!item || typeof left !== 'number' || left <= 0) return refuseOutOfStock();
  const { product_id: productId, product_variation_id: variationId } = item;
  return refuseTooMany(leftWords(left, heldOf(cart, { productId, variationId, exceptId: itemId })));
}

function refusalFor(reason: Exclude<NoRoom, 'out_of_stock'> | 'gone'): Refusal {
  if (reason === 'gone') return noProduct();
  return reason === 'full'
    ? refuse(400, `A cart holds at most ${MOST_ITEMS} different items. Please take something out first.`)
    : refuse(400, `A cart holds at most ${MOST_OF_ONE} of one item.`, { quantity: 'Too many' });
}
