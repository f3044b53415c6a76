import { isDeepStrictEqual } from 'node:util';
import type { Db } from './connect.ts';
import { auditLog } from './audit.tables.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  /** Undefined for changes by a job. */
  actor: { id: number; name: string; businessId: number | null } | undefined;
  /** A verb and a noun, such as `approve business`. */
  action: string;
  subject: string;
  subjectId: number | string;
  /** Empty when something was created. */
  before?: Fields;
  /** Empty when something was deleted. */
  after?: Fields;
}

/** For statements that write a change and its entry together. */
export const INTO_AUDIT_LOG =
  'insert into audit_log (actor_id, actor_name, business_id, action, subject, subject_id, before, after)';

/** Writes who changed what to the audit log, in the transaction of the change. Unchanged fields are left out. */
export async function writeAudit(tx: Db, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, subjectId } = entry;
  await tx.insert(auditLog).values({
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? 'the shop',
    businessId: actor?.businessId ?? null,
    action,
    subject,
    subjectId: String(subjectId),
    ...changedFields(entry.before ?? {}, entry.after ?? {}),
  });
}

const SECRET = /password|secret|token|hash|sort_?code|account_?number|iban/i;
/** Written instead of a secret: the entry says that it changed, but not its value. */
const HIDDEN = '(hidden)';

/** The fields of either side that differ from the other. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (fields: Fields) =>
    Object.fromEntries(
      changed.filter((name) => fields[name] !== undefined).map((name) => [name, shown(name, fields[name])]),
    );
  return { before: pick(before), after: pick(after) };
}

function shown(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => shown('', item));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(key, inner)]));
}
