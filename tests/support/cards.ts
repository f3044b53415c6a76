import type { Placed } from '#contract/orders.ts';
import { stripePort } from '#server/ports/stripe.ts';
import { manualPort, trialPort, type PaymentPorts } from '#server/ports/payments.ts';
import { readConfig } from '#server/config/config.ts';
import type { Sender } from '#server/features/orders/public.ts';
import { readSecret } from '#server/db/secret.ts';
import { orderJobs } from '#server/features/orders/jobs.ts';
import { JobRunner } from '#server/jobs/runner.ts';
import { buildTestApp, type TestApp } from './app.ts';
import type { Answered, Wish } from './buying.ts';
import { placeCart, readyCarts } from './buying.ts';
import { fakeStripe, signedEvent, type FakeStripe, type SignedEvent } from './fake-stripe.ts';
import { runDue, silentLog } from './jobs.ts';

/** A shop that takes cards, by a Stripe of our own. */
export interface CardShop {
  shop: TestApp;
  stripe: FakeStripe;
  ports: PaymentPorts;
  sender: Sender;
  buy: (wishes: readonly Wish[]) => Promise<Placed>;
  /** What Stripe calls the payment of an order. */
  referenceOf: (placed: Placed) => Promise<string>;
  /** Sends an event to the shop; answers the status. */
  tell: (event: SignedEvent) => Promise<number>;
  /** The usual one: the intent as it is now. */
  tellOf: (type: string, reference: string) => Promise<number>;
  /** As the order's page does, also when the buyer comes back from the bank. */
  askAgain: (placed: Placed) => Promise<Answered>;
  /** Does the jobs that are due at a moment. */
  runJobs: (now?: Date) => Promise<void>;
}

/** How the payment of a link stands, asked for by whoever has the link. */
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
    sender,
    async buy(wishes) {
      const [cartId = ''] = await readyCarts(shop, 1, wishes);
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
      orderJobs(runner, { ...shop.database, ports, sender: async () => sender, log: silentLog });
      await runDue(runner);
    },
  };
}
