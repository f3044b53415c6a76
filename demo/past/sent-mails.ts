import type { Connection } from '#server/db/connect.ts';

export interface SampleMail {
  name: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const TAKE = {
  text: `
  with taken as (delete from jobs where kind = 'mail' returning payload, created_at)
  select payload ->> 'to' as to, payload ->> 'subject' as subject,
    coalesce(payload -> 'secret' ->> 'text', payload ->> 'text') as text,
    coalesce(payload -> 'secret' ->> 'html', payload ->> 'html') as html
  from taken`,
};

/** Removes the mails that wait to be sent from the queue, and returns them. */
export const takeMails = ({ ask }: Pick<Connection, 'ask'>): Promise<Omit<SampleMail, 'name'>[]> =>
  ask(TAKE, []);
