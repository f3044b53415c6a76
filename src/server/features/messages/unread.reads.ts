import type { Answer } from '#contract/calls.ts';
import type { Ask } from '../../db/connect.ts';
import { writeToken } from '../../http/links.ts';

type Unread = Answer<'GET /web/site/messages'>['data'][number];

interface Row extends Omit<Unread, 'token' | 'at'> {
  id: number;
  link_version: number;
  at: Date;
}

const UNREAD = {
  name: 'messages-unread-of-account',
  text: `
  select o.id, o.number, o.link_version, b.name as business, count(*)::int as unread, max(m.created_at) as at
  from order_groups g join orders o on o.group_id = g.id join businesses b on b.id = o.business_id
  join conversations c on c.subject = 'order' and c.subject_id = o.id
  join messages m on m.conversation_id = c.id and m.side <> 'buyer' and m.read_at is null
  where g.user_id = $1 or (g.user_id is null and lower(g.email) = lower($2))
  group by o.id, b.id order by 6 desc, o.id limit 50`,
};

/** The account's orders with answers that the buyer has not read. They are those that its list of orders shows. */
export async function readUnread(
  ask: Ask,
  { userId, provenEmail }: { userId: number; provenEmail: string | null },
  secret: Buffer,
): Promise<Unread[]> {
  const rows = await ask<Row>(UNREAD, [userId, provenEmail]);
  return rows.map(({ id, link_version: version, at, ...row }) => ({
    ...row,
    token: writeToken(secret, { kind: 'order', id: String(id) }, version),
    at: at.toISOString(),
  }));
}
