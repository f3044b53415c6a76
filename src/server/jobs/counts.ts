import type { Health } from '#contract/health.ts';
import type { Ask } from '../db/connect.ts';

interface Row {
  waiting: number;
  later: number;
  waiting_since: Date | null;
  mails_waiting: number;
  mails_failed: number;
  mails_sent: number;
}

/** Repeated jobs always have a next time. They are counted only when they failed. */
const COUNTS = {
  name: 'jobs-counts',
  text: `
  select count(*) filter (where is_open and due_at <= now())::int as waiting,
    count(*) filter (where is_open and due_at > now())::int as later,
    min(due_at) filter (where is_open and due_at <= now()) as waiting_since,
    count(*) filter (where is_open and kind = 'mail')::int as mails_waiting,
    count(*) filter (where kind = 'mail' and failed_at is not null and dismissed_at is null)::int as mails_failed,
    count(*) filter (where kind = 'mail' and done_at > now() - interval '1 day')::int as mails_sent
  from (select kind, due_at, done_at, failed_at, dismissed_at,
      done_at is null and failed_at is null and cron is null as is_open
    from jobs) j`,
};

/** How much background work waits, and how many mails were sent. */
export async function readJobCounts(ask: Ask): Promise<Pick<Health, 'mails'> & { jobs: JobCounts }> {
  const [row] = await ask<Row>(COUNTS, []);
  if (!row) throw new Error('a count has no row');
  return {
    jobs: {
      waiting: row.waiting,
      later: row.later,
      waiting_since: row.waiting_since?.toISOString() ?? null,
    },
    mails: { waiting: row.mails_waiting, failed: row.mails_failed, sent: row.mails_sent },
  };
}

export type JobCounts = Omit<Health['jobs'], 'failed'>;
