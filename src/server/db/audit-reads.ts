import type { LogEntry, LogQuery } from '#contract/log.ts';
import type { Ask } from './connect.ts';
import { anywhere } from './like.ts';

/** Which entries the reader may see. */
export type LogScope = { kind: 'all' } | { kind: 'site' } | { kind: 'business'; businessId: number };

const PER_PAGE = 50;

const LOG = {
  name: 'audit-log-page',
  text: `
  select l.id::text, at, actor_id, actor_name, business_id, action, subject, subject_id, before, after
  from audit_log l
  where ($1 = 'all' or ($1 = 'site' and business_id is null) or ($1 = 'business' and business_id = $2))
    and ($3::int is null or business_id = $3)
    and ($4::text is null or subject = $4) and ($5::text is null or subject_id = $5)
    and ($6::text is null or actor_name ilike $6 or actor_id = $7)
    and ($8::text is null or action ilike $8)
    and ($9::timestamptz is null or at >= $9) and ($10::timestamptz is null or at < $10)
    and ($11::bigint is null or l.id < $11)
  order by l.id desc limit $12`,
};

interface LogRow {
  id: string;
  at: Date;
  actor_id: number | null;
  actor_name: string;
  business_id: number | null;
  action: string;
  subject: string;
  subject_id: string;
  before: LogEntry['before'];
  after: LogEntry['after'];
}

/** A page of the audit log, newest first. Ids rise with time, so that a cursor is the last id. */
export async function readAudit(
  ask: Ask,
  scope: LogScope,
  query: LogQuery,
): Promise<{ data: Omit<LogEntry, 'business' | 'subject_name'>[]; next_cursor: string | null }> {
  const perPage = query.per_page ?? PER_PAGE;
  const actorId = /^\d{1,9}$/.test(query.actor ?? '') ? Number(query.actor) : null;
  // A search is planned for its text, since it finds much or little.
  const isSearch = query.actor !== undefined || query.action !== undefined;
  const rows = await ask<LogRow>(isSearch ? { text: LOG.text } : LOG, [
    scope.kind,
    scope.kind === 'business' ? scope.businessId : null,
    query.business_id ?? null,
    query.subject ?? null,
    query.subject_id ?? null,
    anywhere(query.actor),
    actorId,
    anywhere(query.action),
    query.from ?? null,
    query.to ?? null,
    query.cursor ?? null,
    perPage + 1,
  ]);
  const shown = rows.slice(0, perPage);
  return {
    data: shown.map(({ actor_id: id, actor_name: name, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      actor: { id, name },
    })),
    next_cursor: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
  };
}

const LAST = {
  name: 'audit-log-last',
  text: 'select actor_name as name, action from audit_log where subject = $1 and subject_id = $2 order by id desc limit 1',
};

/** Who changed a record last and how, for the message to a person whose own change came too late. */
export async function readLastChange(
  ask: Ask,
  subject: string,
  subjectId: number | string,
): Promise<{ name: string; action: string } | undefined> {
  const [row] = await ask<{ name: string; action: string }>(LAST, [subject, String(subjectId)]);
  return row;
}

/** An entry without costs, for readers who may not see them. */
export function withoutCost<E extends Pick<LogEntry, 'before' | 'after'>>({ before, after, ...entry }: E) {
  return { ...entry, before: costless(before), after: costless(after) };
}

function costless(fields: LogEntry['before']): LogEntry['before'] {
  const isFields = (value: unknown): value is LogEntry['before'] =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const kept = Object.entries(fields).filter(([name]) => name !== 'cost_price');
  return Object.fromEntries(kept.map(([name, value]) => [name, isFields(value) ? costless(value) : value]));
}
