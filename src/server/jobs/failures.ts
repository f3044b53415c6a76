import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Failure, FAILURE_MOVES } from '#contract/today.ts';
import type { AuditEntry } from '../db/audit.ts';
import { writeAudit } from '../db/audit.ts';
import type { Ask, Db } from '../db/connect.ts';
import { jobs } from './tables.ts';

const MOST = 20;

interface Row {
  id: string;
  kind: string;
  to: string | null;
  subject: string | null;
  at: Date;
  error: string;
  is_repeated: boolean;
  has_text: boolean;
}

const COLUMNS = `id, kind, case when kind = 'mail' then payload ->> 'to' end as "to",
  case when kind = 'mail' then payload ->> 'subject' end as subject, coalesce(last_error, '') as error,
  cron is not null as is_repeated, payload ->> 'text' is not null as has_text`;

/**
 * Work that was given up, or repeated work whose last run failed. The latter is over after the next good run.
 */
const FAILED = `
  select ${COLUMNS}, failed_at as at from jobs where failed_at is not null and dismissed_at is null
  union all
  select ${COLUMNS}, coalesce(tried_at, created_at) from jobs where cron is not null and last_error is not null`;

const LIST = { name: 'failed-jobs', text: `${FAILED} order by at desc, id limit ${MOST}` };
const COUNT = { name: 'failed-jobs-count', text: `select count(*)::int as total from (${FAILED}) failed` };

export async function readFailures(ask: Ask): Promise<{ data: Failure[]; total: number }> {
  const rows = await ask<Row>(LIST, []);
  const [counted] = await ask<{ total: number }>(COUNT, []);
  const data = rows.map(({ at, is_repeated: isRepeated, has_text: hasText, ...row }): Failure => {
    // The text of a mail with a secret link was erased when it was given up.
    const canRetry = row.kind !== 'mail' || hasText;
    return {
      ...row,
      at: at.toISOString(),
      moves: [...(canRetry ? (['retry'] as const) : []), ...(isRepeated ? [] : (['dismiss'] as const))],
    };
  });
  return { data, total: counted?.total ?? 0 };
}

type FailureMove = (typeof FAILURE_MOVES)[number];

/**
 * Tries failed work again, or dismisses it. If two people press at once, the second is told that there is
 * nothing left.
 */
export function moveFailure(
  db: Db,
  { id, move, actor }: { id: string; move: FailureMove; actor: AuditEntry['actor'] },
): Promise<'done' | 'unknown' | 'impossible'> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({ kind: jobs.kind, cron: jobs.cron, payload: jobs.payload, error: jobs.lastError })
      .from(jobs)
      .where(
        and(
          eq(jobs.id, id),
          sql`((${jobs.failedAt} is not null and ${jobs.dismissedAt} is null)
            or (${jobs.cron} is not null and ${jobs.lastError} is not null))`,
        ),
      )
      .for('update');
    if (!job) return 'unknown';
    const isMail = job.kind === 'mail';
    if (move === 'retry') {
      if (isMail && !('text' in job.payload)) return 'impossible';
      await tx
        .update(jobs)
        .set({ failedAt: null, tries: 0, dueAt: sql`now()`, ...(job.cron !== null && { lastError: null }) })
        .where(eq(jobs.id, id));
    } else {
      if (job.cron !== null) return 'impossible';
      await tx
        .update(jobs)
        .set({ dismissedAt: sql`now()` })
        .where(and(eq(jobs.id, id), isNotNull(jobs.failedAt), isNull(jobs.dismissedAt)));
    }
    await writeAudit(tx, {
      actor,
      action: move === 'retry' ? 'retry job' : 'dismiss job',
      subject: 'job',
      subjectId: id,
      before: { kind: job.kind, error: job.error },
    });
    return 'done';
  });
}
