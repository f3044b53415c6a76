import type { Parsed } from '#contract/calls.ts';
import { checkoutErrors, cleanCheckout, partBank } from '#rules/checkout/form.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import { readCart } from '../cart/public.ts';
import { isOpenStore, readDetails, readNewerWay } from './reads.ts';
import { keepAllButBank, keepDetails } from './writes.ts';

type Form = Parsed<'PUT /no/auth/web/site/checkouts/{cartId}'>['body'];

/** The same for a cart that never was and for one of somebody else. */
const noCart = () => refuse(404, 'There is no such cart.');
const wrongFields = (errors: Record<string, string>) =>
  refuse(400, 'Please check the highlighted fields.', errors);

/** Said where the account that was to be kept is gone: the form then asks for it. */
const ASK_AGAIN = { account_number: 'Please type your bank account again' };

interface Sources extends Pick<Database, 'ask' | 'pool' | 'db'> {
  /** What only the shop may read. */
  seal: Seal;
}

export function checkoutRoutes(calls: PrivateCalls, { ask, pool, db, seal }: Sources): void {
  calls.define('GET /no/auth/web/site/checkouts/{cartId}', async ({ params: { cartId } }, { account }) => {
    const cart = await readCart(ask, { cartId, account });
    if (!cart) return noCart();
    return { status: 200, result: { cart, ...(await kept(cartId)) } };
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
      const holder = { cartId, userId: account?.id ?? null };
      const { rest, bank } = partBank(details);
      if (details.payout === 'bank' && !bank) {
        if (!(await keepAllButBank(db, holder, rest))) return wrongFields(ASK_AGAIN);
      } else {
        const sealed = bank ? seal.close(JSON.stringify(bank)) : null;
        if (!(await keepDetails(db, holder, { details: rest, bank: sealed }))) return noCart();
      }
      return { status: 200, result: { cart, ...(await kept(cartId)) } };
    },
  );

  const kept = async (cartId: string) => ({
    details: await readDetails(pool, seal, cartId),
    way: await readNewerWay(pool, cartId),
  });

  const isClosedStore = async ({ store_id: id }: Pick<Form, 'store_id'>) =>
    id !== undefined && !(await isOpenStore(pool, id));
}
