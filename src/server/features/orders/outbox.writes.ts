import { randomUUID } from 'node:crypto';
import type { MAIL_RECIPIENTS } from '#rules/orders/kinds.ts';
import type { Connection } from '../../db/connect.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { MailToSend } from '../../jobs/mail.ts';

interface Note {
  groupId: string;
  /** None: about all that was placed together. */
  orderId: number | null;
  recipient: (typeof MAIL_RECIPIENTS)[number];
  title: string;
  /** For a mail that is written once; without a name, each time. */
  once?: string | undefined;
}

type OrderMail = Note & Omit<MailToSend, 'dedupeKey'>;

const NOTE = {
  name: 'order-mail-note',
  text: `
  insert into order_mails (key, group_id, order_id, recipient, title, written_at)
  values ($1, $2, $3, $4, $5, coalesce($6, now()))
  on conflict (key) do nothing returning id`,
};

/** The key of a mail that was noted; none for one that was written before and is written once. */
async function note(
  { ask }: Connection,
  { groupId, orderId, recipient, title, once }: Note,
  at: Date | null,
): Promise<string | undefined> {
  const key = `order:${once === undefined ? randomUUID() : `${once}:${groupId}`}`;
  const noted = await ask(NOTE, [key, groupId, orderId, recipient, title, at]);
  return noted.length === 1 ? key : undefined;
}

/** Writes a mail about an order, and notes that it was written, in the transaction of what it tells about. */
export async function mailAboutOrder(at: Connection, mail: OrderMail): Promise<void> {
  const {
    groupId: _group,
    orderId: _order,
    recipient: _recipient,
    title: _title,
    once: _once,
    ...rest
  } = mail;
  const key = await note(at, mail, null);
  if (key !== undefined) await enqueueMail(at.db, { dedupeKey: key, ...rest });
}

/** Notes a mail of the past, which nobody gets. */
export async function noteMail(at: Connection, mail: Note, writtenAt: Date): Promise<void> {
  await note(at, mail, writtenAt);
}
