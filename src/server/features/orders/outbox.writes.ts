import { randomUUID } from 'node:crypto';
import type { Connection } from '../../db/connect.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { MailToSend } from '../../jobs/mail.ts';

interface OrderMail extends Omit<MailToSend, 'dedupeKey'> {
  groupId: string;
  /** None: about all that was placed together. */
  orderId: number | null;
  recipient: 'buyer' | 'vendor';
  title: string;
  /** For a mail that is written once; without a name, each time. */
  once?: string | undefined;
}

const NOTE = {
  name: 'order-mail-note',
  text: `
  insert into order_mails (key, group_id, order_id, recipient, title) values ($1, $2, $3, $4, $5)
  on conflict (key) do nothing returning id`,
};

/** Writes a mail about an order, and notes that it was written, in the transaction of what it tells about. */
export async function mailAboutOrder(at: Connection, mail: OrderMail): Promise<void> {
  const { groupId, orderId, recipient, title, once, ...rest } = mail;
  const key = `order:${once === undefined ? randomUUID() : `${once}:${groupId}`}`;
  const noted = await at.ask(NOTE, [key, groupId, orderId, recipient, title]);
  if (noted.length === 1) await enqueueMail(at.db, { dedupeKey: key, ...rest });
}
