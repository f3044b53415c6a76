import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './db/connect.ts';
import { readSecret } from './db/secret.ts';
import type { ForgetPerson } from './features/account/public.ts';
import { sessionCarts } from './features/cart/public.ts';
import { forgetPerson } from './features/alerts/public.ts';
import { moveReminders } from './features/devices/public.ts';
import { moveDetails } from './features/checkout/public.ts';
import { forgetWords } from './features/messages/public.ts';
import { moveCredit } from './features/money/public.ts';
import type { Sender } from './ports/sender.ts';
import { joinOrders, moveOrders } from './features/orders/public.ts';
import { joinTradeIns, moveTradeIns } from './features/trade-ins/public.ts';
import { joinRepairs, moveHold, moveRepairs } from './features/repairs/public.ts';
import { readMailShop, readTaken } from './features/site/public.ts';
import { forgetWishes } from './features/wishlist/public.ts';
import type { SessionCarts } from './http/account.ts';
import { type SharedCount } from './http/counts.ts';
import type { FileStore } from './ports/file-store.ts';
import { bucketStore, folderStore } from './ports/file-store.ts';
import type { PaymentPort, PaymentPorts } from './ports/payments.ts';
import { manualPort, trialPort } from './ports/payments.ts';
import { RedisCounts } from './ports/redis.ts';

/** The data that is deleted with a closed account. */
const forget: ForgetPerson = async (tx, person) => {
  await forgetWords(tx, person);
  await forgetPerson(tx, person);
};

/** What higher features delete: the data of a closed account, or the wishes that a stranger left in one. */
export const people = { forget, forgetWishes };

/**
 * The data that moves into an account at login: the visitor's carts with their checkout details, orders and
 * credit.
 */
export function gathered(database: Database): SessionCarts {
  const carts = sessionCarts(database, async (tx, from, to) => {
    await moveDetails(tx, from, to);
    await joinOrders(tx, from, to);
    await joinTradeIns(tx, from, to);
    await joinRepairs(tx, from, to);
    await moveHold(tx, from, to);
  });
  return {
    ...carts,
    async move(tx, fromUserId, toUserId) {
      await carts.move(tx, fromUserId, toUserId);
      await moveOrders(tx, fromUserId, toUserId);
      await moveTradeIns(tx, fromUserId, toUserId);
      await moveRepairs(tx, fromUserId, toUserId);
      await moveReminders(tx, fromUserId, toUserId);
      await moveCredit(tx, fromUserId, toUserId);
    },
  };
}
/** The file store, and the key that encrypts secrets; without a key, the shop's own is used. */
export interface Kept {
  files: FileStore;
  dataKey: string | undefined;
}

/** The store for photos and media. It is never in a folder of static files. */
export const keptFiles = ({ dataDir, bucket }: Config) =>
  bucket ? bucketStore(bucket) : folderStore(join(dataDir, 'files'));

export const originOf = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`;

/** The payment ports that this shop is configured for. */
export function portsOf({ demo }: Config, stripe: PaymentPort | undefined): PaymentPorts {
  const trial = demo ? trialPort : undefined;
  return { bank_transfer: manualPort, in_store: manualPort, trial, stripe };
}

/** The ways to pay that the shop accepts at present: those of its settings that it is configured for. */
export const takenWays = (db: Database['db'], ports: PaymentPorts) => async () => {
  const { trial, stripe, ...taken } = await readTaken(db);
  return {
    ...taken,
    trial: trial && ports.trial !== undefined,
    stripe: stripe && ports.stripe !== undefined,
  };
};

/** The sender of mails about orders, with the secret that signs their links. The secret is read once. */
export function orderSender({ pool, db }: Database, config: Config): () => Promise<Sender> {
  let secret: Promise<Buffer> | undefined;
  return async () => {
    secret ??= readSecret(pool, 'tracking links');
    return { shop: await siteOwner(db, config), secret: await secret };
  };
}

export function sharedCount({ redisUrl }: Config, app: FastifyInstance): SharedCount | undefined {
  if (redisUrl === undefined) return undefined;
  const counts = new RedisCounts(redisUrl, app.log);
  app.addHook('onClose', async () => counts.close());
  return (key, by, windowMs) => counts.add(key, by, windowMs);
}

export const siteOwner = (db: Database['db'], config: Config) => readMailShop(db, originOf(config));

export function builtTemplate(file: string): () => Promise<string> {
  let template: Promise<string> | undefined;
  return () => (template ??= readFile(file, 'utf8'));
}
