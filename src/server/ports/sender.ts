import type { MailShop } from './letter.ts';

/** The sender of mails about orders, trade-ins and repairs, and the secret that signs links. */
export interface Sender {
  /** Its address gets the mails for vendors without an account. */
  shop: MailShop & { email: string };
  secret: Buffer;
  /** For the past of the demo shop: mails are only recorded with this time, not sent. */
  notedAt?: Date;
}
