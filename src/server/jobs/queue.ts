import { sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Db } from '../db/connect.ts';
import { jobs } from './tables.ts';

/** Another node takes over a crashed node's job after this time. A working node renews its lease earlier. */
export const LEASE_MS = 60_000;
const KEPT_DAYS = 90;
const ERROR_LENGTH = 500;

export interface NewJob {
  kind: string;
  /** A second job of the same kind and key is not written. Jobs without a key are always written. */
  key?: string;
  payload: object;
  /** Default: at once. */
  dueAt?: Date;
}

/** Writes a job, in the transaction of what caused it. */
export async function enqueueJob(tx: Db, job: NewJob): Promise<void> {
  await tx.insert(jobs).values(job).onConflictDoNothing();
}

/** Writes a job even if one of this kind and key has ended before. An open one stays the only one. */
export async function enqueueAgain(tx: Db, job: NewJob & { key: string }): Promise<void> {
  await tx
    .delete(jobs)
    .where(
      sql`${jobs.kind} = ${job.kind} and ${jobs.key} = ${job.key} and (${jobs.doneAt} is not null or ${jobs.failedAt} is not null)`,
    );
  await enqueueJob(tx, job);
}

/** A running job. Later statements name its try, and change nothing if another node has taken the job over. */
export interface Claim extends QueryResultRow {
  id: string;
  kind: string;
  payload: unknown;
  cron: string | null;
  tries: number;
  createdAt: Date;
  /** The database's time, since the clocks of nodes differ. */
  claimedAt: Date;
}

/** The database's own time, or a test's. */
const NOW = 'coalesce($1::timestamptz, now())';
const OPEN = 'done_at is null and failed_at is null';

/** SQL for whether a job of this kind and key is unfinished. `key` is SQL too. */
export const openJobSql = (kind: string, key: string) =>
  `exists (select from jobs j where j.kind = '${kind}' and j.key = ${key}::text and j.done_at is null and j.failed_at is null)`;

const MINE = `id = $2 and tries = $3 and ${OPEN}`;

/**
 * Claims due jobs, as many of each kind as this node has room for. Two nodes at once get different jobs: each skips the
 * rows that the other has locked, and a claimed row is due again only when its lease has run out.
 */
export const CLAIM = `
  with due as materialized (
    select job.id from unnest($2::text[], $3::int[]) as wanted (kind, room)
    cross join lateral (
      select id from jobs
      where kind = wanted.kind and ${OPEN} and due_at <= ${NOW}
      order by due_at limit wanted.room for update skip locked
    ) job
  )
  update jobs set tries = tries + 1, due_at = ${NOW} + make_interval(secs => ${LEASE_MS / 1000})
  from due where jobs.id = due.id
  returning jobs.id, kind, payload, cron, tries, created_at as "createdAt", ${NOW} as "claimedAt"`;

/** Returns no row when another node has taken the job over. */
export const RENEW = `
  update jobs set due_at = ${NOW} + make_interval(secs => ${LEASE_MS / 1000}),
    progress_done = coalesce($4, progress_done), progress_total = coalesce($5, progress_total)
  where ${MINE} returning id`;

export const DONE = `
  update jobs set done_at = ${NOW}, last_error = null, payload = payload - 'secret' where ${MINE}`;

/** $4 is the error, $5 how long to wait in milliseconds. */
export const RETRY = `
  update jobs set last_error = left($4, ${ERROR_LENGTH}), tried_at = ${NOW},
    due_at = ${NOW} + make_interval(secs => $5::float8 / 1000)
  where ${MINE}`;

export const GIVE_UP = `
  update jobs set last_error = left($4, ${ERROR_LENGTH}), failed_at = ${NOW}, payload = payload - 'secret'
  where ${MINE}`;

/** For shutdown: another node may continue at once, and this try does not count. */
export const PUT_BACK = `update jobs set tries = tries - 1, due_at = ${NOW} where ${MINE}`;

/** $4 is the error or null, $5 the next time. */
export const COME_BACK = `
  update jobs set tries = 0, due_at = $5, tried_at = ${NOW}, last_error = left($4, ${ERROR_LENGTH}) where ${MINE}`;

/** $3 is the first time. A changed cron expression starts again from it. */
export const SCHEDULE = `
  insert into jobs (kind, key, cron, due_at) values ($1, 'cron', $2, $3)
  on conflict (kind, key) do update set cron = excluded.cron, due_at = excluded.due_at
  where jobs.cron is distinct from excluded.cron`;

/** Deletes old jobs, since payloads hold personal data, and schedules of kinds that no longer exist. */
export async function forgetOldJobs(db: Db): Promise<void> {
  await db.delete(jobs).where(
    sql`coalesce(${jobs.doneAt}, ${jobs.failedAt}, case when ${jobs.cron} is not null then ${jobs.dueAt} end)
      < now() - make_interval(days => ${KEPT_DAYS})`,
  );
}
