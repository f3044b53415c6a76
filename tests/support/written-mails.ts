import type { Database } from '#server/db/connect.ts';

export interface WrittenMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Mails in the table of jobs, as a table for the `from` of a query. */
export const MAILS = `(
  select id, key as dedupe_key, created_at, payload ->> 'to' as recipient, payload ->> 'subject' as subject,
    payload ->> 'unsubscribeUrl' as unsubscribe_url,
    coalesce(payload -> 'secret', payload) ->> 'text' as text, coalesce(payload -> 'secret', payload) ->> 'html' as html
  from jobs where kind = 'mail') as mails`;

/** Mails to this email, the latest first. */
export async function mailsTo({ pool }: Database, email: string): Promise<WrittenMail[]> {
  const { rows } = await pool.query<WrittenMail>(
    `select recipient, subject, text, html from ${MAILS} where recipient = $1 order by created_at desc, id`,
    [email],
  );
  return rows;
}

/** The token of the link in a mail. */
export function tokenIn(mail: WrittenMail | undefined): string {
  const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no link in “${mail?.text}”`);
  return token;
}
