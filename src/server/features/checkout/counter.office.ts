import { randomUUID } from 'node:crypto';
import type { Parsed } from '#contract/calls.ts';
import { checkoutErrors, cleanCheckout } from '#rules/checkout/form.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { isForStore } from '#rules/office/grant.ts';
import { canHandOver, linkKind, mayStayUnknown, payProblem, WALK_IN } from '#rules/orders/counter-order.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuse, refuseChanged, type Refusal } from '../../http/refusal.ts';
import type { PricedItem } from '../cart/public.ts';
import { readWishes } from '../cart/public.ts';
import { readGoods } from '../catalog/public.ts';
import type { Basket } from '../orders/public.ts';
import type { Sender } from '../../ports/sender.ts';
import { placeOrder } from '../orders/public.ts';
import { counterChoices, counterQuote, counterWire, elsewhereWords, vendorOf } from './counter.reads.ts';
import type { PaymentWays } from './order.reads.ts';
import { changeWire, contactOf } from './place.reads.ts';

type CounterOrder = Parsed<'POST /office/orders'>['body'];

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
  pays: PaymentWays;
}

const notSold = () => refuse(404, 'Something of this is not for sale.');
const oneVendor = () => refuse(409, 'These are goods of several vendors. Please place an order for each.');

/** Orders that staff place for a person at the counter or on the phone. */
export function counterOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask, pays } = sources;

  calls.define('GET /office/goods', async ({ query: { q, business_id: only, most } }, { account }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    return { status: 200, ...(await readGoods(ask, { q, businessId: businessId ?? only ?? null, most })) };
  });

  calls.define('POST /office/orders/quote', async ({ body }, { account }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    const items = await readWishes(ask, body.items, businessId);
    if (!items) return notSold();
    const vendorId = vendorOf(items);
    if (vendorId === undefined) return oneVendor();
    const quote = await counterQuote(ask, items, { basket: body, businessId: vendorId, account });
    const result = await counterWire(ask, quote, items, { account, pays });
    return result ? { status: 200, result } : notSold();
  });

  calls.define('POST /office/orders', async ({ body }, { account, idempotencyKey: key }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    const wrong = await wrongOf(body, account, pays);
    if (wrong) return wrong;
    const sender = await sources.sender();
    const payment =
      body.pay === 'link' ? linkKind(await pays()) : body.pay === 'here' ? 'in_store' : body.pay;
    if (!payment) return refuse(400, 'Please choose another way to pay.', { pay: 'Not offered' });
    const once = { key, call: 'place for a person', sender: ['account', account.id], input: body };
    return onlyOnce(sources, once, async (at) => {
      const items = await readWishes(at.ask, body.items, businessId);
      if (!items) return notSold();
      const vendorId = vendorOf(items);
      return vendorId === undefined
        ? oneVendor()
        : place(at, { body, items, vendorId, payment, account }, sender);
    });
  });
}

/** The fields that a buyer fills in at the checkout. */
const formOf = ({ email, name, phone, line_1, line_2, town, post_code, way }: CounterOrder) => ({
  email,
  name,
  phone,
  line_1,
  line_2,
  town,
  post_code,
  collects: way === 'collect',
});

/** The errors of the typed and chosen fields, apart from the goods. */
async function wrongOf(
  body: CounterOrder,
  { office }: Account,
  pays: PaymentWays,
): Promise<Refusal | undefined> {
  const collects = body.way === 'collect';
  const { email: noEmail, name: noName, ...others } = checkoutErrors('buy', formOf(body));
  const isUnknown = mayStayUnknown(body.pay, body.way, body.is_handed_over ?? false);
  const errors: Record<string, string> = {
    ...others,
    ...(noEmail !== undefined && !(isUnknown && !body.email?.trim()) && { email: noEmail }),
    ...(noName !== undefined && !(isUnknown && !body.name?.trim()) && { name: noName }),
  };
  if (collects && body.store_id === undefined) errors['store_id'] = 'Please choose a store';
  if (!collects && body.store_id !== undefined) errors['store_id'] = 'is for collect alone';
  const unpaid = payProblem(body.pay, { taken: await pays(), way: body.way });
  if (unpaid !== undefined) errors['pay'] = unpaid;
  if (body.is_handed_over && !canHandOver(body.pay, body.way))
    errors['is_handed_over'] = 'Only what is collected and paid here can be handed over at once';
  if (Object.keys(errors).length > 0) return refuse(400, 'Please check what is marked.', errors);
  const isTheirs = office !== null && isForStore(office, body.store_id ?? null);
  return isTheirs ? undefined : refuse(403, 'You can place orders that are collected in your stores.');
}

interface Wanted {
  body: CounterOrder;
  items: PricedItem[];
  vendorId: number;
  payment: Basket['payment'];
  account: Account;
}

/** Runs in one transaction. A refusal leaves everything unchanged. */
async function place(at: Connection, { body, items, vendorId, payment, account }: Wanted, sender: Sender) {
  if (body.is_handed_over && body.store_id !== undefined) {
    const elsewhere = await elsewhereWords(at.ask, items, body.store_id);
    if (elsewhere !== undefined) return refuse(409, elsewhere);
  }
  const { email = '', name = '', ...rest } = cleanCheckout('buy', formOf(body));
  const made = await placeOrder(
    at,
    {
      // No cart comes before it.
      cartId: randomUUID(),
      items,
      contact: contactOf({ email, name: name || WALK_IN, ...rest }),
      choices: counterChoices(body, vendorId),
      userId: null,
      payment,
      staff: {
        actor: account.office?.of === 'site' ? 'administrator' : 'vendor',
        id: account.id,
        isPaid: body.pay === 'here',
        isHandedOver: body.is_handed_over ?? false,
      },
      agreedTotal: penceFromPounds(body.agreed_total),
      now: new Date(),
    },
    sender,
  );
  if ('changed' in made) return refuseChanged(made.changed.map(changeWire));
  if ('refused' in made) return refuse(409, made.refused);
  const number = made.orders[0]?.number ?? made.group.number;
  const { pay, agreed_total: total } = body;
  await writeAudit(at.db, {
    actor: account,
    action: 'place order',
    subject: 'order',
    subjectId: number,
    after: { pay, total, ...(body.is_handed_over && { is_handed_over: true }) },
  });
  return { status: 201 as const, result: { number } };
}
