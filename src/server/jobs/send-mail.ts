import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { MailPort } from '../ports/mail.ts';
import { MailRejected } from '../ports/mail.ts';
import { MOST_TRIES, retryWait } from './back-off.ts';
import type { Claimed } from './outbox.ts';
import { claimDue, markFailed, markSent } from './outbox.ts';
import type { Log } from './schedule.ts';

const AT_ONCE = 5;
/** Well under the lease of a claimed message: a try that hangs is over before somebody else begins one. */
const LIMIT_MS = 2 * 60_000;

export interface Sender {
  db: Db;
  mail: MailPort;
  log: Log;
  /** The database's clock unless it is given: those of several nodes differ. */
  now?: () => Date;
  /** From 0 to 1. */
  chance?: () => number;
}

/** Sends what is due, until nothing is or the shop is closing. Any number of nodes may do so at once. */
export async function sendDueMail(sender: Sender, signal?: AbortSignal): Promise<void> {
  for (let claimed = AT_ONCE; claimed === AT_ONCE && !signal?.aborted;) {
    const batch = await claimDue(sender.db, clock(sender), AT_ONCE);
    await Promise.all(batch.map((mail) => sendOne(sender, mail)));
    claimed = batch.length;
  }
}

const clock = ({ now }: Sender) => (now ? sql`${now().toISOString()}::timestamptz` : sql`now()`);

async function sendOne(sender: Sender, claimed: Claimed): Promise<void> {
  const { db, log, chance = Math.random } = sender;
  const { tries, ...mail } = claimed;
  try {
    // Only who crashed on it, time and again, leaves a message with so many tries and no end.
    if (tries > MOST_TRIES) throw new MailRejected('Every try was broken off.');
    await withinLimit(sender.mail.send(mail));
  } catch (error) {
    const isOver = error instanceof MailRejected || tries >= MOST_TRIES;
    const words = error instanceof Error ? error.message : String(error);
    // The words can hold an address, so they stay with the message and out of the log.
    log.warn({ mail: mail.id, tries, isOver }, 'a message could not be sent');
    const waitMs = isOver ? undefined : retryWait(tries, chance());
    await markFailed(db, claimed, { error: words, waitMs, now: clock(sender) });
    return;
  }
  await markSent(db, claimed, clock(sender));
}

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
