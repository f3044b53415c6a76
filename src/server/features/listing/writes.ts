import { sql } from 'drizzle-orm';
import { filterTerms } from '#rules/catalog/colour-family.ts';
import type { Db } from '#server/db/connect.ts';
import { enqueueJob } from '#server/jobs/queue.ts';
import { foldListing } from './index/public.ts';
import type { Families } from './rows.writes.ts';
import { CARD_VERSION, rewriteListing } from './rows.writes.ts';

/** Keeps one statement well under the statement timeout, also on a slow machine. */
const CHUNK = 2_000;
/** Small, so that refreshes of changed products run between two chunks of a rebuild. */
const REBUILD_CHUNK = 500;
/** Less than PostgreSQL's deadlock timeout of 1 s, so that the refresh fails and never the change of a product. */
const LOCK_TIMEOUT = "set local lock_timeout = '500ms'";

/** The kind of the job that rewrites old cards. */
export const REBUILD_JOB = 'rebuild the listing';

/**
 * Rewrites the rows and cards of all products that have changed. Triggers note these products in `listing_due`, and a
 * note is deleted only with the rewrite, so another node continues after a crash. It locks no row of the catalogue, so
 * buyers and editors don't wait.
 */
export async function refreshDue(db: Db): Promise<void> {
  // Products that become due in the meantime wait for the next round. Many cost little more than one.
  let refreshed = 0;
  for (let some = CHUNK; some === CHUNK; refreshed += some) some = await refreshSome(db);
  if (refreshed >= CHUNK) await foldListing(db);
}

async function refreshSome(db: Db): Promise<number> {
  const { rows: due } = await db.execute(sql`select from listing_due limit 1`);
  if (due.length === 0) return 0;
  return db.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return 0;
    await tx.execute(sql.raw(LOCK_TIMEOUT));
    const { rows } = await tx.execute<{ id: number }>(sql`
      with oldest as materialized (select product_id from listing_due order by id limit ${CHUNK}),
      taken as (
        delete from listing_due where product_id in (select product_id from oldest) returning product_id
      )
      select distinct product_id as id from taken`);
    // Read products after the notes: a later statement sees every change that was noted.
    if (rows.length > 0)
      await tx.execute(
        rewriteListing(
          rows.map(({ id }) => id),
          await readFamilies(tx),
        ),
      );
    return rows.length;
  });
}

/** Allows one node at a time, and no node with older code than the newest that was started. */
async function takeTurn(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`select version from listing_refresher for update`,
  );
  return (rows[0]?.version ?? 0) <= CARD_VERSION;
}

/** Rewrites these products now, such as after an import. Other products wait for `refreshDue`. */
export async function refreshListing(db: Db, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b);
  for (let from = 0; from < ids.length; from += CHUNK) await refreshChunk(db, ids.slice(from, from + CHUNK));
  if (ids.length >= CHUNK) await foldListing(db);
}

interface Rebuild {
  /** Only cards that another version of the code wrote, and missing ones. */
  onlyOld?: boolean;
  signal?: AbortSignal;
  progress?: (done: number, total: number) => Promise<void>;
}

/**
 * Rewrites the rows and cards of all products. Old cards are shown until then. Returns false if newer code was started
 * in the meantime, which does this itself.
 */
export async function rebuildListing(
  db: Db,
  { onlyOld = false, signal, progress }: Rebuild = {},
): Promise<boolean> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from products`);
  const total = rows[0]?.total ?? 0;
  let done = 0;
  for (let last = 0; ;) {
    signal?.throwIfAborted();
    const { rows: next } = await db.execute<{ id: number; is_old: boolean }>(sql`
      select p.id, c.version is distinct from ${CARD_VERSION}::smallint as is_old
      from products p left join listing_cards c on c.product_id = p.id
      where p.id > ${last} order by p.id limit ${REBUILD_CHUNK}`);
    if (next.length === 0) break;
    const ids = next.filter(({ is_old }) => is_old || !onlyOld).map(({ id }) => id);
    if (ids.length > 0 && !(await refreshChunk(db, ids))) return false;
    last = next.at(-1)?.id ?? last;
    done += next.length;
    await progress?.(done, total);
  }
  await foldListing(db);
  return true;
}

/** At start: queues a job that rewrites the cards if another version of the code wrote them. */
export async function claimListing(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update listing_refresher set version = ${CARD_VERSION} where version <> ${CARD_VERSION} returning version`);
    if (rows.length > 0) await enqueueJob(tx, { kind: REBUILD_JOB, payload: {} });
  });
}

async function readFamilies(db: Db): Promise<Families> {
  const { rows } = await db.execute<{
    id: number;
    attributeId: number;
    label: string;
    swatch: string | null;
  }>(sql`select id, attribute_id as "attributeId", label, swatch from attribute_terms order by id`);
  return filterTerms(rows);
}

/** Returns false if newer code was started in the meantime, which does this itself. */
function refreshChunk(db: Db, ids: number[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return false;
    await tx.execute(sql`delete from listing_due where product_id = any(${sql.param(ids)}::int[])`);
    await tx.execute(rewriteListing(ids, await readFamilies(tx)));
    return true;
  });
}
