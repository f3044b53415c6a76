import type { Parsed } from '#contract/calls.ts';
import type { OrderChoices } from '#contract/checkout.ts';
import { billingErrors, cleanBilling } from '#rules/checkout/billing.ts';
import { checkoutErrors, cleanCheckout, partBank } from '#rules/checkout/form.ts';
import { readPostCode } from '#rules/forms/post-code.ts';
import { codeProblemWords } from '#rules/orders/codes.ts';
import { linkKind } from '#rules/orders/counter-order.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import { readCart, readPricedCart } from '../cart/public.ts';
import type { Sender } from '../../ports/sender.ts';
import { readPayingDevice, readPayingDevices, readTradeInByToken } from '../trade-ins/public.ts';
import type { PaymentWays } from './order.reads.ts';
import { orderWire, readOrderOf } from './order.reads.ts';
import { isOpenStore, readDetails, readKept, readNewerWay } from './reads.ts';
import { keepAllButBank, keepChoices, keepDetails } from './writes.ts';

type Form = Omit<
  Parsed<'PUT /no/auth/web/site/checkouts/{cartId}'>['body'],
  Exclude<keyof OrderChoices, 'post_code'>
>;

/** The same answer for a missing cart and for the cart of another shopper. */
const noCart = () => refuse(404, 'There is no such cart.');
const wrongFields = (errors: Record<string, string>) =>
  refuse(400, 'Please check the highlighted fields.', errors);

/** Sent if the stored bank account is gone. The form then asks for it. */
const ASK_AGAIN = { account_number: 'Please type your bank account again' };

interface Sources extends Pick<Database, 'ask' | 'pool' | 'db'> {
  /** Encrypts bank accounts. */
  seal: Seal;
  pays: PaymentWays;
  sender: () => Promise<Sender>;
}

interface Asker {
  cartId: string;
  account: Account | undefined;
}

export function checkoutRoutes(calls: PrivateCalls, { ask, pool, db, seal, pays, sender }: Sources): void {
  calls.define('GET /no/auth/web/site/checkouts/{cartId}', async ({ params: { cartId } }, { account }) => {
    const cart = await readCart(ask, { cartId, account });
    if (!cart) return noCart();
    return { status: 200, result: { cart, ...(await kept({ cartId, account })) } };
  });

  calls.define(
    'PUT /no/auth/web/site/checkouts/{cartId}',
    async ({ params: { cartId }, body }, { account }) => {
      const cart = await readCart(ask, { cartId, account });
      if (!cart) return noCart();
      if (cart.totals.quantity === 0) return refuse(409, 'Your cart is empty.');
      const line = lineFromCode(cart.is_active_for);
      const { delivery, code, use_credit, trade_in, ...form } = body;
      // Choices may be sent alone, before the contact details. A postcode alone is one of them.
      const isForm = Object.keys(form).some((name) => name !== 'post_code');
      const choices = { delivery, code, use_credit, trade_in, ...(!isForm && { post_code: form.post_code }) };
      const refusal = line === 'buy' ? await choose({ cartId, account }, choices, form) : undefined;
      if (refusal) return refusal;
      const isChoice = Object.values(choices).some((choice) => choice !== undefined);
      if (line !== 'buy' || !isChoice || isForm) {
        const wrong = await fillIn({ cartId, account }, line, form);
        if (wrong) return wrong;
      }
      return { status: 200, result: { cart, ...(await kept({ cartId, account })) } };
    },
  );

  /** Stores the choice of delivery, code and credit, if they are allowed. */
  const choose = async ({ cartId, account }: Asker, given: OrderChoices, { email }: Form) => {
    const chosen = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (Object.keys(chosen).length === 0) return undefined;
    if (given.post_code !== undefined) {
      const postCode = readPostCode(given.post_code);
      if (postCode === undefined) return wrongFields({ post_code: 'Invalid postcode' });
      chosen['post_code'] = postCode;
    }
    const cart = await readPricedCart(ask, { cartId, account });
    if (!cart) return noCart();
    if (given.trade_in) {
      const { number, token } = given.trade_in;
      const problem = await whyNotUsable({ number, token, account });
      if (problem) return wrongFields({ trade_in: problem });
      // The link is not kept. The owner of the device was checked, and only that person knows the cart.
      chosen['trade_in'] = { number };
    }
    const before = await readKept(ask, cartId);
    const choices = { ...before.choices, ...chosen };
    const quote = await readOrderOf(ask, cart, {
      kept: choices,
      details: before.details,
      email: email ?? before.details?.email ?? account?.email ?? '',
      account,
    });
    const vendors = new Set(quote.vendors.map(({ terms }) => terms.businessId));
    const isForeign = given.delivery?.some(({ business_id: id }) => !vendors.has(id));
    if (given.delivery && (isForeign || quote.vendors.some(({ isChanged }) => isChanged))) {
      return wrongFields({ delivery: 'Please choose another way' });
    }
    if (given.code && quote.code?.problem) {
      return wrongFields({ code: codeProblemWords(quote.code.problem, quote.code.known) });
    }
    const isKept = await keepChoices(db, { cartId, userId: account?.id ?? null }, chosen);
    return isKept ? undefined : noCart();
  };

  /** The devices of an account that can pay for an order. */
  const devicesOf = async (account: Account | undefined) =>
    account
      ? readPayingDevices(ask, {
          userId: account.id,
          provenEmail: account.isConfirmed ? account.email : null,
        })
      : [];

  /** Why a device can't pay for an order of the caller: it is not theirs, or its offer is not accepted. */
  const whyNotUsable = async ({
    number,
    token,
    account,
  }: {
    number: string;
    token: string | undefined;
    account: Account | undefined;
  }) => {
    if (!linkKind(await pays())) return 'A trade-in can’t pay at the moment';
    const own = await devicesOf(account);
    if (own.some((device) => device.number === number)) return undefined;
    const device = await readPayingDevice(ask, number);
    const linked =
      token === undefined ? undefined : await readTradeInByToken(ask, (await sender()).secret, token);
    const isTheirs = linked?.items.some((item) => item.number === number) ?? false;
    return isTheirs && device ? undefined : 'Please choose another trade-in';
  };

  const fillIn = async ({ cartId, account }: Asker, line: Line, { billing, ...given }: Form) => {
    const form = { ...given, collects: line === 'buy' && (await collectsAll({ cartId, account })) };
    const errors: Record<string, string> = { ...checkoutErrors(line, form), ...billingErrors(line, billing) };
    const details = cleanCheckout(line, form);
    if (await isClosedStore(details)) errors['store_id'] ??= 'Please choose another store';
    if (Object.keys(errors).length > 0) return wrongFields(errors);
    const holder = { cartId, userId: account?.id ?? null };
    const { rest, bank } = partBank(details);
    if (details.payout === 'bank' && !bank) {
      return (await keepAllButBank(db, holder, rest)) ? undefined : wrongFields(ASK_AGAIN);
    }
    const sealed = bank ? seal.close(JSON.stringify(bank)) : null;
    const all = line === 'buy' && billing ? { ...rest, billing: cleanBilling(billing) } : rest;
    return (await keepDetails(db, holder, { details: all, bank: sealed })) ? undefined : noCart();
  };

  const collectsAll = async (asker: Asker) => {
    const order = await quoteOf(asker);
    return order !== undefined && order.quote.vendors.every(({ chosen }) => chosen?.way === 'collect');
  };

  const quoteOf = async ({ cartId, account }: Asker) => {
    const cart = await readPricedCart(ask, { cartId, account });
    if (cart?.line !== 'buy') return undefined;
    const { details, choices } = await readKept(ask, cartId);
    const email = details?.email ?? account?.email ?? '';
    const kept = { kept: choices, details };
    return { quote: await readOrderOf(ask, cart, { ...kept, email, account }), kept };
  };

  const kept = async (asker: Asker) => {
    const order = await quoteOf(asker);
    return {
      details: await readDetails(pool, seal, asker.cartId),
      order: order
        ? await orderWire(order.quote, order.kept, { pays, devices: await devicesOf(asker.account) })
        : null,
      way: await readNewerWay(pool, asker.cartId),
    };
  };

  const isClosedStore = async ({ store_id: id }: Pick<Form, 'store_id'>) =>
    id !== undefined && !(await isOpenStore(pool, id));
}
