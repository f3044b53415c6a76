import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '#server/db/connect.ts';
import { insertRows } from '#server/db/insert.ts';
import { DATA_KEY, readSecret } from '#server/db/secret.ts';
import { users } from '#server/features/account/tables.ts';
import { PAYOUT_SEAL } from '#server/features/money/payouts.reads.ts';
import { staffMembers } from '#server/features/staff/tables.ts';
import { businesses, storeHours, stores } from '#server/features/stores/tables.ts';
import { enqueueJob } from '#server/jobs/queue.ts';
import { hashPassword } from '#server/ports/passwords.ts';
import { sealFor } from '#server/ports/seal.ts';
import { businessRows } from './businesses.ts';
import { addPayoutAccounts } from './payout-accounts.ts';
import { LIBRARY_JOB, PAST_BENCH_JOB, PAST_JOB } from './past/job.ts';
import { DEMO_PASSWORD, employed, ownedBusinesses, people } from './people.ts';
import { addCodesAndCredit } from './codes-and-credit.ts';
import { continueIds } from './rows.ts';
import { addCatalog } from './add-catalog.ts';
import { addSite } from './site/add-site.ts';
import { storeHourRows, storeRows } from './stores.ts';

export { pastJobs } from './past/job.ts';

export interface DemoOptions {
  say?: (text: string) => void;
  /** How many orders of the last months to create. A job creates them after the shop has started. */
  baskets?: number;
  /** The key that encrypts bank accounts. Defaults to the shop's own secret. */
  dataKey?: string | undefined;
}

/**
 * Fills an empty database with the demo shop, completely or not at all. A database that already has an account or a
 * product belongs to a real shop and is left alone.
 */
export async function loadDemo(
  database: Database,
  { say = () => undefined, baskets = 0, dataKey }: DemoOptions = {},
): Promise<'loaded' | 'already there'> {
  const started = Date.now();
  const passwordHashes: string[] = [];
  // One after another: the queue for hashing is short on purpose.
  for (const _ of people) passwordHashes.push(await hashPassword(DEMO_PASSWORD));
  const seal = sealFor(PAYOUT_SEAL, dataKey ?? (await readSecret(database.pool, DATA_KEY)));
  const loaded = await database.transaction(async ({ db: tx }) => {
    // Nodes that start together wait for each other here. The second one finds the shop filled.
    await tx.execute(sql`lock table users, products in share row exclusive mode`);
    if (await hasData(tx)) return false;
    say('Filling the empty database with the demo shop: people …');
    const owners = await addPeople(tx, passwordHashes);
    say(' stores …');
    await addBusinesses(tx, owners);
    await addStaff(tx);
    await addCodesAndCredit(tx);
    await addPayoutAccounts(tx, seal);
    say(' products …');
    await addCatalog(tx);
    say(' pages …');
    await addSite(tx);
    if (baskets > 0) {
      const now = new Date();
      await enqueueJob(tx, { kind: PAST_JOB, key: 'once', payload: { now, baskets } });
      await enqueueJob(tx, { kind: PAST_BENCH_JOB, key: 'once', payload: { now } });
      await enqueueJob(tx, { kind: LIBRARY_JOB, key: 'once', payload: { now } });
    }
    return true;
  });
  // Without statistics the planner reads whole tables, and the embedded database does not gather them
  // automatically.
  if (loaded) {
    await database.pool.query('vacuum analyze');
    say(` done in ${Math.ceil((Date.now() - started) / 1000)} s\n`);
  }
  return loaded ? 'loaded' : 'already there';
}

async function hasData(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ inhabited: boolean }>(
    sql`select exists (select from users) or exists (select from products) as inhabited`,
  );
  return rows[0]?.inhabited ?? true;
}

/** Returns the owner of each business. */
async function addPeople(db: Db, passwordHashes: readonly string[]): Promise<Map<number, number>> {
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

async function addStaff(db: Db): Promise<void> {
  for (const { email, businessId, permissions } of employed) {
    const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!person) throw new Error(`${email} was not made`);
    await insertRows(db, staffMembers, [{ userId: person.id, businessId, permissions: [...permissions] }]);
  }
}

async function addBusinesses(db: Db, owners: ReadonlyMap<number, number>): Promise<void> {
  const rows = businessRows.map((row) => ({ ...row, ownerId: owners.get(row.id) ?? null }));
  await insertRows(db, businesses, rows);
  await insertRows(db, stores, storeRows);
  await insertRows(db, storeHours, storeHourRows);
  await continueIds(db, ['businesses', 'stores']);
}
