import { sql } from 'drizzle-orm';
import type { Database, Db } from '#server/db/connect.ts';
import { insertRows } from '#server/db/insert.ts';
import { DATA_KEY, readSecret } from '#server/db/secret.ts';
import { users } from '#server/features/account/tables.ts';
import { PAYOUT_SEAL } from '#server/features/money/payouts.reads.ts';
import { businesses, storeHours, stores } from '#server/features/stores/tables.ts';
import { enqueueJob } from '#server/jobs/queue.ts';
import { hashPassword } from '#server/ports/passwords.ts';
import { sealFor } from '#server/ports/seal.ts';
import { businessRows } from './businesses.ts';
import { keepPayoutAccounts } from './payout-accounts.ts';
import { PAST_JOB } from './past/job.ts';
import { DEMO_PASSWORD, ownedBusinesses, people } from './people.ts';
import { fillPurses } from './purse.ts';
import { continueIds } from './rows.ts';
import { fillShelves } from './shelves.ts';
import { furnishSite } from './site/furnish.ts';
import { storeHourRows, storeRows } from './stores.ts';

export { pastJobs } from './past/job.ts';

export interface DemoOptions {
  say?: (text: string) => void;
  /** How many baskets of the last months there are to be. They are made afterwards, by a job of the open shop. */
  baskets?: number;
  /** What bank accounts are sealed with; the shop's own secret where none is set. */
  dataKey?: string | undefined;
}

/**
 * Fills an empty database with the demo shop, all of it or nothing. A database that already knows a person or
 * a product is somebody's shop and is left alone.
 */
export async function loadDemo(
  database: Database,
  { say = () => undefined, baskets = 0, dataKey }: DemoOptions = {},
): Promise<'loaded' | 'already there'> {
  const started = Date.now();
  const passwordHashes: string[] = [];
  // One after another: the queue before the hashing is short on purpose.
  for (const _ of people) passwordHashes.push(await hashPassword(DEMO_PASSWORD));
  const seal = sealFor(PAYOUT_SEAL, dataKey ?? (await readSecret(database.pool, DATA_KEY)));
  const loaded = await database.transaction(async ({ db: tx }) => {
    // Nodes that start together take turns here: the second one finds the shop filled.
    await tx.execute(sql`lock table users, products in share row exclusive mode`);
    if (await isInhabited(tx)) return false;
    say('Filling the empty database with the demo shop: people …');
    const owners = await invitePeople(tx, passwordHashes);
    say(' stores …');
    await openBusinesses(tx, owners);
    await fillPurses(tx);
    await keepPayoutAccounts(tx, seal);
    say(' products …');
    await fillShelves(tx);
    say(' pages …');
    await furnishSite(tx);
    if (baskets > 0)
      await enqueueJob(tx, { kind: PAST_JOB, key: 'once', payload: { now: new Date(), baskets } });
    return true;
  });
  // A planner without statistics reads whole tables; the embedded database has nobody else to gather them.
  if (loaded) {
    await database.pool.query('vacuum analyze');
    say(` done in ${Math.ceil((Date.now() - started) / 1000)} s\n`);
  }
  return loaded ? 'loaded' : 'already there';
}

async function isInhabited(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ inhabited: boolean }>(
    sql`select exists (select from users) or exists (select from products) as inhabited`,
  );
  return rows[0]?.inhabited ?? true;
}

/** Answers who owns which business. */
async function invitePeople(db: Db, passwordHashes: readonly string[]): Promise<Map<number, number>> {
  const accounts = people.map((person, index) => ({
    ...person,
    passwordHash: passwordHashes[index] ?? '',
    confirmedAt: sql`now()`,
  }));
  const made = await db.insert(users).values(accounts).returning({ id: users.id, email: users.email });
  const idOf = new Map(made.map(({ id, email }) => [email, id]));
  return new Map(
    Object.entries(ownedBusinesses).map(([email, businessId]) => {
      const ownerId = idOf.get(email);
      if (ownerId === undefined) throw new Error(`${email} was not made`);
      return [businessId, ownerId];
    }),
  );
}

async function openBusinesses(db: Db, owners: ReadonlyMap<number, number>): Promise<void> {
  const rows = businessRows.map((row) => ({ ...row, ownerId: owners.get(row.id) ?? null }));
  await insertRows(db, businesses, rows);
  await insertRows(db, stores, storeRows);
  await insertRows(db, storeHours, storeHourRows);
  await continueIds(db, ['businesses', 'stores']);
}
