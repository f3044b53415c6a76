import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { Mail } from '../ports/mail.ts';
import { outbox } from './tables.ts';

/** Longer than a try may take: until it ends nobody else tries, and after a crash somebody does. */
const LEASE_SECONDS = 5 * 60;
const KEPT_DAYS = 90;
const ERROR_LENGTH = 500;
/** Begins the key of a message whose words are forgotten once it is sent or given up. */
const SECRET = 'secret:';

export interface MailToSend {
  /** What the message is about; one that was written under the same key before is not written again. */
  dedupeKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
  /** It holds a link that opens something: its words are kept no longer than it takes to send them. */
  isSecret?: boolean;
}

/** Writes a message to the outbox, in the transaction of what it tells about. */
export async function enqueueMail(tx: Db, mail: MailToSend): Promise<void> {
  const { to: recipient, text, html, unsubscribeUrl, isSecret = false } = mail;
  const dedupeKey = isSecret ? SECRET + mail.dedupeKey : mail.dedupeKey;
  const subject = mail.subject.replace(/\p{Cc}+/gu, ' ').slice(0, 250);
  await tx
    .insert(outbox)
    .values({ dedupeKey, recipient, subject, text, html, unsubscribeUrl })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

export interface Claimed extends Mail {
  tries: number;
}

interface ClaimedRow extends Record<string, unknown> {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string | null;
  created_ms: number;
  tries: number;
}

/**
 * Takes messages that are due for one try. Two who ask at once get different ones: each skips what the other
 * has locked, and what is taken is due again only when its lease has run out.
 */
export async function claimDue(db: Db, now: SQL, most: number): Promise<Claimed[]> {
  const { rows } = await db.execute<ClaimedRow>(sql`
    with due as materialized (
      select id from outbox
      where sent_at is null and failed_at is null and due_at <= ${now}
      order by due_at limit ${most} for update skip locked
    )
    update outbox o set tries = o.tries + 1, due_at = ${now} + make_interval(secs => ${LEASE_SECONDS})
    from due where o.id = due.id
    returning o.id, o.recipient, o.subject, o.text, o.html, o.unsubscribe_url, o.tries,
      (extract(epoch from o.created_at) * 1000)::float8 as created_ms`);
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    unsubscribeUrl: row.unsubscribe_url ?? undefined,
    writtenAt: new Date(row.created_ms),
    tries: row.tries,
  }));
}

const unlessSecret = (column: typeof outbox.text | typeof outbox.html) =>
  sql`case when starts_with(${outbox.dedupeKey}, ${SECRET}) then '' else ${column} end`;
const withoutSecrets = { text: unlessSecret(outbox.text), html: unlessSecret(outbox.html) };

export async function markSent(db: Db, { id }: Claimed, now: SQL): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, lastError: null, ...withoutSecrets })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.failedAt)));
}

/** Puts a message back for later, or for good without a wait; not when somebody else is trying by now. */
export async function markFailed(
  db: Db,
  { id, tries }: Claimed,
  { error, waitMs, now }: { error: string; waitMs: number | undefined; now: SQL },
): Promise<void> {
  const lastError = error.slice(0, ERROR_LENGTH);
  await db
    .update(outbox)
    .set(
      waitMs === undefined
        ? { failedAt: now, lastError, ...withoutSecrets }
        : { dueAt: sql`${now} + make_interval(secs => ${waitMs / 1000})`, lastError },
    )
    .where(and(eq(outbox.id, id), eq(outbox.tries, tries), isNull(outbox.sentAt), isNull(outbox.failedAt)));
}

/** Messages hold what people wrote and bought: they are not kept for ever. */
export async function forgetOldMail(db: Db): Promise<void> {
  await db
    .delete(outbox)
    .where(sql`coalesce(${outbox.sentAt}, ${outbox.failedAt}) < now() - make_interval(days => ${KEPT_DAYS})`);
}

/** What was sent to somebody who is gone; what is still on its way arrives. */
export async function forgetMailTo(tx: Db, recipient: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(
      sql`lower(${outbox.recipient}) = lower(${recipient}) and coalesce(${outbox.sentAt}, ${outbox.failedAt}) is not null`,
    );
}
