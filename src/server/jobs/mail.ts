import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import type { MailPort } from '../ports/mail.ts';
import { MailRejected } from '../ports/mail.ts';
import { enqueueJob } from './queue.ts';
import type { Handler, JobRunner } from './runner.ts';
import { NotWorthRetrying } from './runner.ts';
import { jobs } from './tables.ts';

const KIND = 'mail';
const AT_ONCE = 5;
const LIMIT_MS = 2 * 60_000;
const SUBJECT_LENGTH = 250;

export interface MailToSend {
  /** A second message with the same key is not written. */
  dedupeKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
  /** It holds a link that gives access, so its text is erased after sending. */
  isSecret?: boolean;
}

const words = z.object({ text: z.string(), html: z.string() });
const payloadSchema = z.object({
  to: z.string(),
  subject: z.string(),
  unsubscribeUrl: z.string().optional(),
  ...words.partial().shape,
  secret: words.optional(),
});

/** Queues a message in the transaction of the change that it is about. */
export async function enqueueMail(tx: Db, mail: MailToSend): Promise<void> {
  const { dedupeKey, to, text, html, unsubscribeUrl, isSecret = false } = mail;
  const subject = mail.subject.replace(/\p{Cc}+/gu, ' ').slice(0, SUBJECT_LENGTH);
  const content = isSecret ? { secret: { text, html } } : { text, html };
  await enqueueJob(tx, { kind: KIND, key: dedupeKey, payload: { to, subject, unsubscribeUrl, ...content } });
}

export function mailJobs(runner: JobRunner, port: MailPort): void {
  runner.handle(KIND, sendBy(port), { atOnce: AT_ONCE });
}

const sendBy =
  (port: MailPort): Handler =>
  async ({ id, payload, createdAt }) => {
    const { to, subject, unsubscribeUrl, secret, ...plain } = payloadSchema.parse(payload);
    const { text, html } = words.parse(secret ?? plain);
    // The job's id is also the Message-ID, so mail programs recognise a message that is sent again after a crash.
    const mail = { id, to, subject, text, html, unsubscribeUrl, writtenAt: createdAt };
    try {
      await withinLimit(port.send(mail));
    } catch (error) {
      if (error instanceof MailRejected) throw new NotWorthRetrying(error.message, { cause: error });
      throw error;
    }
  };

async function withinLimit(sending: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const limit = wait(LIMIT_MS, undefined, { ref: false, signal: timer.signal }).then(() => {
    throw new Error(`Sending took longer than ${LIMIT_MS / 1000} seconds.`);
  });
  try {
    await Promise.race([sending, limit]);
  } finally {
    timer.abort();
    limit.catch(() => undefined);
  }
}

/** Deletes mails that were sent to a closed account. Mails that are still queued are sent. */
export async function forgetMailTo(tx: Db, recipient: string): Promise<void> {
  await tx
    .delete(jobs)
    .where(
      sql`${jobs.kind} = ${KIND} and lower(${jobs.payload} ->> 'to') = lower(${recipient}) and coalesce(${jobs.doneAt}, ${jobs.failedAt}) is not null`,
    );
}

/** SQL for the state of the mail with this key; null once its job was deleted. */
export const mailStateSql = (key: string) => `(
  select case when done_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end
  from jobs where kind = '${KIND}' and jobs.key = ${key})`;
