import type { Answer } from '#contract/calls.ts';
import type { CheckoutDetails, OrderChoices } from '#contract/checkout.ts';
import type { Placed as PlacedAnswer } from '#contract/orders.ts';
import type { Pence } from '#rules/money/money.ts';
import { linkKind } from '#rules/orders/counter-order.ts';
import { penceFromPounds, pence, poundsFromPence } from '#rules/money/money.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { onlyOnce, openSender } from '../../http/idempotency.ts';
import { writeToken } from '../../http/links.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal, refuse, refuseChanged } from '../../http/refusal.ts';
import type { Log } from '../../jobs/runner.ts';
import type { PaymentPorts } from '../../ports/payments.ts';
import type { Seal } from '../../ports/seal.ts';
import { deleteOrderedItems, lockCart, readPricedCart } from '../cart/public.ts';
import type { Basket, Placed } from '../orders/public.ts';
import type { Sender } from '../../ports/sender.ts';
import { beginPayment, placeOrder, readPlacedOf } from '../orders/public.ts';
import { lockPayingDevice } from '../trade-ins/public.ts';
import type { PaymentWays } from './order.reads.ts';
import { choicesOf } from './order.reads.ts';
import { readKept } from './reads.ts';
import { placeRepairCart, placeSellCart } from './place-devices.writes.ts';
import { changeWire, contactOf } from './place.reads.ts';
import { forgetDetails } from './writes.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
  pays: PaymentWays;
  /** Opens the bank accounts of sellers. */
  seal: Seal;
  ports: PaymentPorts;
  log: Log;
}

interface Press {
  cartId: string;
  account: Account | undefined;
  payment: Basket['payment'] | undefined;
  /** In pounds, as it was sent. */
  agreedTotal: number | undefined;
}

/** The ways to pay that are offered at present. */
type Offered = Awaited<ReturnType<PaymentWays>>;

type Made = Answer<'POST /no/auth/web/site/checkouts/{cartId}/place'>['result'];

export function placeRoutes(calls: PrivateCalls, sources: Sources): void {
  calls.define(
    'POST /no/auth/web/site/checkouts/{cartId}/place',
    async ({ params: { cartId }, body }, context) => {
      const { account, idempotencyKey: key } = context;
      const sender = await sources.sender();
      // Read before the transaction. Inside it, every waiting request would need a second connection.
      const ways = await sources.pays();
      const press = { cartId, account, payment: body.payment, agreedTotal: body.agreed_total };
      const once = {
        key,
        call: 'place',
        sender: openSender(key, context),
        input: [cartId, account?.id ?? null, body],
      };
      const answer = await onlyOnce(sources, once, async (at) => {
        const made = await place(at, press, { ...sources, ways }, sender);
        return made instanceof Refusal ? made : { status: 201 as const, result: made };
      });
      return answer instanceof Refusal ? answer : { ...answer, result: await begun(sources, answer.result) };
    },
  );
}

/**
 * Starts a card payment at the provider after the order is committed. If that fails, the order's page starts it.
 */
async function begun({ log, ...sources }: Sources, placed: Made): Promise<Made> {
  if (!('payment' in placed)) return placed;
  const { id, kind } = placed.payment;
  if (kind !== 'stripe') return placed;
  try {
    const { clientSecret } = (await beginPayment(sources, id)) ?? {};
    return clientSecret === undefined
      ? placed
      : { ...placed, payment: { ...placed.payment, client_secret: clientSecret } };
  } catch (error) {
    log.error({ err: error, payment: id }, 'a payment could not be begun');
    return placed;
  }
}

/** Runs in one transaction. A refusal leaves the cart, the stock and everything else unchanged. */
async function place(
  at: Connection,
  press: Press,
  { seal, ways }: Pick<Sources, 'seal'> & { ways: Offered },
  sender: Sender,
): Promise<Made | Refusal> {
  const { cartId, account } = press;
  const holder = { cartId, account };
  if (!(await lockCart(at.db, holder))) return refuse(404, 'There is no such cart.');
  const cart = await readPricedCart(at.ask, holder);
  if (!cart) return refuse(404, 'There is no such cart.');
  if (cart.items.length === 0) {
    const number = cart.line === 'buy' ? await readPlacedOf(at.ask, cartId) : undefined;
    return refuse(409, number ? `This cart was ordered already, as ${number}.` : 'Your cart is empty.');
  }
  const kept = await readKept(at.ask, cartId);
  const { details } = kept;
  if (!details) return refuse(400, 'Please fill in your details first.', { email: 'Required' });
  const agreedTotal = press.agreedTotal === undefined ? undefined : penceFromPounds(press.agreedTotal);
  const { items, line } = cart;
  const devices = { cartId, items, details, bank: kept.bank, seal, account, agreedTotal };
  const made =
    line === 'buy'
      ? await placeBuyCart(at, { ...kept, details, items, press, agreedTotal, ways }, sender)
      : await (line === 'sell' ? placeSellCart : placeRepairCart)(at, devices, sender);
  if (made instanceof Refusal) return made;
  await deleteOrderedItems(at.ask, cartId);
  await forgetDetails(at.ask, cartId);
  return made;
}

interface BuyCart {
  press: Press;
  items: Basket['items'];
  details: CheckoutDetails;
  choices: OrderChoices;
  agreedTotal: Pence | undefined;
  ways: Offered;
}

async function placeBuyCart(
  at: Connection,
  { press: { cartId, account, payment }, items, details, choices, agreedTotal, ways }: BuyCart,
  sender: Sender,
): Promise<PlacedAnswer | Refusal> {
  if (payment === undefined) return refuse(400, 'payment is missing.', { payment: 'is missing' });
  if (agreedTotal === undefined) {
    return refuse(400, 'agreed_total is missing.', { agreed_total: 'is missing' });
  }
  if (!ways[payment]) {
    return refuse(400, 'Please choose another way to pay.', { payment: 'Not offered' });
  }
  const { trade_in: chosen } = choices;
  const device = chosen && linkKind(ways) ? await lockPayingDevice(at.ask, chosen.number) : undefined;
  if (chosen && !device) return refuseChanged([changeWire({ what: 'trade_in', name: chosen.number })]);
  const made = await placeOrder(
    at,
    {
      cartId,
      payment,
      agreedTotal,
      items,
      contact: contactOf(details),
      choices: choicesOf(choices, device),
      userId: account?.id ?? null,
      now: new Date(),
    },
    sender,
  );
  if ('changed' in made) return refuseChanged(made.changed.map(changeWire));
  if ('refused' in made) {
    return refuse(409, made.refused, made.wrong && { [made.wrong]: made.refused });
  }
  return placedWire(made, sender);
}

function placedWire({ group, payment, orders }: Placed, { secret }: Sender): PlacedAnswer {
  const link = (kind: 'order' | 'group', id: string) => writeToken(secret, { kind, id }, 1);
  return {
    number: group.number,
    token: link('group', group.id),
    total: poundsFromPence(pence(group.total)),
    payment: { id: payment.id, state: payment.state, kind: payment.kind },
    orders: orders.map(({ id, number, state, businessId, total, way, storeId, promise }) => ({
      number,
      token: link('order', String(id)),
      state,
      business_id: businessId,
      total: poundsFromPence(pence(total)),
      delivery: { way, store_id: storeId, promise },
    })),
  };
}
