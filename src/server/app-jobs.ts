import type { Config } from './config/config.ts';
import type { Database } from './db/connect.ts';
import { accountJobs } from './features/account/jobs.ts';
import { cartJobs } from './features/cart/jobs.ts';
import { alertJobs } from './features/alerts/jobs.ts';
import { catalogJobs, stockNewsJobs } from './features/catalog/jobs.ts';
import { imageJobs } from './features/images/jobs.ts';
import { listingJobs, listingRefresher } from './features/listing/jobs.ts';
import { checkoutJobs } from './features/checkout/jobs.ts';
import { demoJobs } from './features/demos/jobs.ts';
import { deviceJobs } from './features/devices/jobs.ts';
import { mediaJobs } from './features/media/jobs.ts';
import { messageJobs } from './features/messages/jobs.ts';
import { moneyJobs } from './features/money/jobs.ts';
import { orderJobs } from './features/orders/jobs.ts';
import { HAS_CREDIT } from './features/money/public.ts';
import { isInOrders } from './features/orders/public.ts';
import { tradeInJobs } from './features/trade-ins/jobs.ts';
import { pageJobs } from './features/pages/jobs.ts';
import { repairJobs } from './features/repairs/jobs.ts';
import { repairMoney } from './features/repairs/public.ts';
import { staffJobs } from './features/staff/jobs.ts';
import { storeJobs } from './features/stores/jobs.ts';
import { forgetIdempotencyKeys } from './http/idempotency.ts';
import { mailJobs } from './jobs/mail.ts';
import { forgetOldJobs } from './jobs/queue.ts';
import type { Log } from './jobs/runner.ts';
import { JobRunner } from './jobs/runner.ts';
import { mailPort } from './ports/mail.ts';
import { stripePort } from './ports/stripe.ts';
import type { Kept } from './app-parts.ts';
import { keptFiles, portsOf, orderSender, siteOwner, takenWays } from './app-parts.ts';

/** The shop's background work. `start` begins it, and `stop` waits for running jobs. */
export function buildJobs(
  config: Config,
  database: Database,
  log: Log,
  others: readonly ((jobs: JobRunner, database: Database, kept: Kept) => void)[] = [],
): { start: () => void; stop: () => Promise<void> } {
  const { pool, db } = database;
  const mail = mailPort(config);
  const jobs = new JobRunner({ database, log });
  database.onChange((change) => {
    if (change.tag === 'jobs' || change.tag === 'all') jobs.wake();
  });
  mailJobs(jobs, mail);
  jobs.schedule('forget old jobs', '0 3 * * *', () => forgetOldJobs(db));
  jobs.schedule('forget idempotency keys', '0 * * * *', () => forgetIdempotencyKeys(database));
  accountJobs(jobs, db, HAS_CREDIT);
  storeJobs(jobs, db);
  catalogJobs(jobs, database);
  stockNewsJobs(jobs, { ...database, shop: () => siteOwner(db, config) });
  staffJobs(jobs, database);
  listingJobs(jobs, database);
  const refresher = listingRefresher(database, log, jobs.outages);
  cartJobs(jobs, db);
  checkoutJobs(jobs, db);
  moneyJobs(jobs, database);
  const files = keptFiles(config);
  imageJobs(jobs, { ...database, files });
  pageJobs(jobs, database);
  mediaJobs(jobs, { ...database, files, isShown: isInOrders });
  const ports = portsOf(config, config.stripe && stripePort(config.stripe));
  const sender = orderSender(database, config);
  orderJobs(jobs, { ...database, sender, ports, pays: takenWays(db, ports), log, repairs: repairMoney });
  tradeInJobs(jobs, { ...database, sender });
  repairJobs(jobs, { ...database, sender });
  messageJobs(jobs, { ...database, sender });
  demoJobs(jobs, db);
  deviceJobs(jobs, { ...database, shop: () => siteOwner(db, config) });
  alertJobs(jobs, { pool, db, shop: () => siteOwner(db, config) });
  for (const add of others) add(jobs, database, { files, dataKey: config.dataKey });
  return {
    start() {
      jobs.start();
      refresher.start();
    },
    async stop() {
      await Promise.all([jobs.stop(), refresher.stop()]);
      mail.close();
    },
  };
}
