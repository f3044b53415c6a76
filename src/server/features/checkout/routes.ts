import type { Parsed } from '#contract/calls.ts';
import { checkoutErrors, cleanCheckout } from '#rules/checkout.ts';
import { lineFromCode } from '#rules/lines.ts';
import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readCart } from '../cart/public.ts';
import { isOpenStore, readDetails } from './reads.ts';
import { keepDetails } from './writes.ts';

type Form = Parsed<'PUT /no/auth/web/site/checkouts/{cartId}'>['body'];

/** The same for a cart that never was and for one of somebody else. */
const noCart = () => refuse(404, 'There is no such cart.');
const wrongFields = (errors: Record<string, string>) =>
  refuse(400, 'Please check the highlighted fields.', errors);

export function checkoutRoutes(
  calls: PrivateCalls,
  { ask, pool, db }: Pick<Database, 'ask' | 'pool' | 'db'>,
): void {
  calls.define('GET /no/auth/web/site/checkouts/{cartId}', async ({ params: { cartId } }, { account }) => {
    const cart = await readCart(ask, { cartId, account });
    if (!cart) return noCart();
    return { status: 200, result: { cart, details: await readDetails(pool, cartId) } };
  });

  calls.define(
    'PUT /no/auth/web/site/checkouts/{cartId}',
    async ({ params: { cartId }, body }, { account }) => {
      const cart = await readCart(ask, { cartId, account });
      if (!cart) return noCart();
      if (cart.totals.quantity === 0) return refuse(409, 'Your cart is empty.');
      const line = lineFromCode(cart.is_active_for);
      const errors = { ...checkoutErrors(line, body) };
      const details = cleanCheckout(line, body);
      if (await isClosedStore(details)) errors.store_id ??= 'Please choose another store';
      if (Object.keys(errors).length > 0) return wrongFields(errors);
      const isKept = await keepDetails(db, { cartId, userId: account?.id ?? null }, details);
      if (!isKept) return noCart();
      return { status: 200, result: { cart, details: await readDetails(pool, cartId) } };
    },
  );

  const isClosedStore = async ({ store_id: id }: Pick<Form, 'store_id'>) =>
    id !== undefined && !(await isOpenStore(pool, id));
}
