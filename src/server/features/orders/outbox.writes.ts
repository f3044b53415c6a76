import { randomUUID } from 'node:crypto';
import type { MAIL_RECIPIENTS } from '#rules/orders/kinds.ts';
import type { Connection } from '../../db/connect.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { MailToSend } from '../../jobs/mail.ts';

interface Note {
  groupId: string;
  /** Null: about the whole group. */
  orderId: number | null;
  recipient: (typeof MAIL_RECIPIENTS)[number];
  title: string;
  /** A name for a mail that is written only once. Without it, the mail is written each time. */
  once?: string | undefined;
}

type OrderMail = Note & Omit<MailToSend, 'dedupeKey' | 'to'> & { to: string | readonly string[] };

const NOTE = {
  name: 'order-mail-note',
  text: `
  insert into order_mails (key, group_id, order_id, recipient, title, written_at)
  values ($1, $2, $3, $4, $5, coalesce($6, clock_timestamp()))
  on conflict (key) do nothing returning id`,
};

/** Records a mail and returns its key; undefined if it was already written and may be written only once. */
async function note(
  { ask }: Connection,
  { groupId, orderId, recipient, title, once }: Note,
  at: Date | null,
): Promise<string | undefined> {
  const key = `order:${once === undefined ? randomUUID() : `${once}:${groupId}`}`;
  const noted = await ask(NOTE, [key, groupId, orderId, recipient, title, at]);
  return noted.length === 1 ? key : undefined;
}

/** Queues a mail about an order, to one or several people, and records it, in the transaction of the change. */
export async function mailAboutOrder(at: Connection, mail: OrderMail): Promise<void> {
  const {
    groupId: _group,
    orderId: _order,
    recipient: _recipient,
    title: _title,
    once: _once,
    to,
    ...rest
  } = mail;
  const everybody = typeof to === 'string' ? [to] : to;
  if (everybody.length === 0) return;
  const key = await note(at, mail, null);
  if (key === undefined) return;
  for (const [index, one] of everybody.entries()) {
    const dedupeKey = index === 0 ? key : `${key}:${index}`;
    await enqueueMail(at.db, { ...rest, dedupeKey, to: one });
  }
}

/** Records a mail of a past demo order without sending it. */
export async function noteMail(at: Connection, mail: Note, writtenAt: Date): Promise<void> {
  await note(at, mail, writtenAt);
}
