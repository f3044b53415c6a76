import type { Placed } from '#contract/orders.ts';
import { stripePort } from '#server/ports/stripe.ts';
import { manualPort, trialPort, type PaymentPorts } from '#server/ports/payments.ts';
import { readConfig } from '#server/config/config.ts';
import type { Sender } from '#server/ports/sender.ts';
import { readSecret } from '#server/db/secret.ts';
import { orderJobs } from '#server/features/orders/jobs.ts';
import type { RepairMoney } from '#server/features/orders/public.ts';
import { repairMoney } from '#server/features/repairs/public.ts';
import { JobRunner } from '#server/jobs/runner.ts';
import { buildTestApp, type TestApp } from './app.ts';
import type { Answered, ItemToBuy } from './buying.ts';
import { placeCart, readyCarts } from './buying.ts';
import { fakeStripe, signedEvent, type FakeStripe, type SignedEvent } from './fake-stripe.ts';
import { runDue, silentLog } from './jobs.ts';

/** A shop that takes cards, with a fake Stripe. */
export interface CardShop {
  shop: TestApp;
  stripe: FakeStripe;
  ports: PaymentPorts;
  repairs: RepairMoney;
  sender: Sender;
  buy: (items: readonly ItemToBuy[]) => Promise<Placed>;
  /** The id of an order's payment at Stripe. */
  referenceOf: (placed: Placed) => Promise<string>;
  /** Sends an event to the shop's webhook; returns the status. */
  tell: (event: SignedEvent) => Promise<number>;
  /** Sends an event about the intent as it is now. */
  tellOf: (type: string, reference: string) => Promise<number>;
  /** Asks for the payment's state, as the order's page does when it opens. */
  askAgain: (placed: Placed) => Promise<Answered>;
  /** Runs the jobs that are due at this time. */
  runJobs: (now?: Date) => Promise<void>;
}

/** Asks for the payment's state with the token of an order's link. */
export async function askPayment(shop: TestApp, token: string): Promise<Answered> {
  const answer = await shop.fetch(`/no/auth/web/site/track/${token}/payment`, { method: 'POST' });
  return { status: answer.status, body: (await answer.json()) as Answered['body'] };
}

export async function cardShop(): Promise<CardShop> {
  const stripe = await fakeStripe();
  const shop = await buildTestApp({ env: { ...stripe.env, LOG_LEVEL: 'silent' } });
  const { stripe: settings } = readConfig(stripe.env);
  if (!settings) throw new Error('no settings of Stripe');
  const ports: PaymentPorts = {
    bank_transfer: manualPort,
    in_store: manualPort,
    trial: trialPort,
    stripe: stripePort(settings),
  };
  const sender: Sender = {
    shop: { name: 'Shop', url: 'http://shop.example', email: '' },
    secret: await readSecret(shop.database.pool, 'tracking links'),
  };
  const referenceOf = async ({ payment }: Placed) => {
    const { rows } = await shop.database.pool.query<{ reference: string | null }>(
      'select reference from payments where id = $1',
      [payment.id],
    );
    return rows[0]?.reference ?? '';
  };
  const tell = async ({ body, headers }: SignedEvent) =>
    (await shop.fetch('/payments/stripe/webhook', { method: 'POST', headers, body })).status;
  return {
    shop,
    stripe,
    ports,
    repairs: repairMoney,
    sender,
    async buy(items) {
      const [cartId = ''] = await readyCarts(shop, 1, items);
      return placeCart(shop, cartId, { payment: 'stripe' });
    },
    referenceOf,
    tell,
    tellOf: (type, reference) => tell(signedEvent(type, stripe.intents.get(reference))),
    askAgain: ({ token }) => askPayment(shop, token),
    async runJobs(now) {
      const runner = new JobRunner({
        database: shop.database,
        log: silentLog,
        ...(now && { now: () => now }),
      });
      orderJobs(runner, {
        ...shop.database,
        ports,
        pays: async () => ({ bank_transfer: false, in_store: false, trial: false, stripe: true }),
        sender: async () => sender,
        log: silentLog,
        repairs: repairMoney,
      });
      await runDue(runner);
    },
  };
}
