import { mailDueAt } from '#rules/messages/burst.ts';
import type { ConversationSubject, MessageSide } from '#rules/messages/message-fields.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Said } from '../orders/public.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailMessagesToBuyer, mailMessagesToStaff } from '../orders/public.ts';

interface Burst {
  id: number;
  isBuyers: boolean;
  first: Date;
  last: Date;
}

/** Messages that no mail was sent about yet, for each conversation and side. */
const BURSTS = {
  name: 'message-bursts',
  text: `
  select conversation_id as id, side = 'buyer' as "isBuyers", min(created_at) as first, max(created_at) as last
  from messages where mailed_at is null group by 1, 2 order by 3 limit 500`,
};
/** Also keeps another node from telling the same. */
const LOCK = {
  name: 'conversation-lock-to-mail',
  text: `
  select c.subject, c.subject_id as "subjectId", b.name as business
  from conversations c join businesses b on b.id = c.business_id where c.id = $1 for update of c`,
};
const TAKE = {
  name: 'messages-to-mail',
  text: `
  with taken as (
    update messages set mailed_at = $3 where conversation_id = $1 and (side = 'buyer') = $2 and mailed_at is null
    returning id, side, author, text, photo_ids, read_at, is_erased)
  select side, author, text, cardinality(photo_ids) as photos from taken
  where read_at is null and not is_erased order by id`,
};

interface Taken {
  side: MessageSide;
  author: string;
  text: string;
  photos: number;
}

/**
 * One mail for all messages that one side wrote in a row. Messages that were read on the page in the meantime
 * need no mail.
 */
async function mailBurst(
  at: Connection,
  { id, isBuyers }: Burst,
  { now, sender }: { now: Date; sender: Sender },
): Promise<void> {
  const [about] = await at.ask<{ subject: ConversationSubject; subjectId: number; business: string }>(LOCK, [
    id,
  ]);
  if (!about) return;
  const taken = await at.ask<Taken>(TAKE, [id, isBuyers, now]);
  if (taken.length === 0) return;
  const said = taken.map(({ side, author, text, photos }): Said => ({
    name: side === 'buyer' ? author : (author.split(' ')[0] ?? author),
    of: side === 'buyer' ? '' : side === 'vendor' ? about.business : sender.shop.name,
    text,
    photos,
  }));
  const tell = isBuyers ? mailMessagesToStaff : mailMessagesToBuyer;
  await tell(at, about.subjectId, said, sender);
}

/** Mails new messages, after their writer has paused. */
export async function mailMessages(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  given: { now: Date; sender: Sender },
): Promise<void> {
  const due = (await ask<Burst>(BURSTS, [])).filter((burst) => mailDueAt(burst) <= given.now);
  for (const burst of due) await transaction((at) => mailBurst(at, burst, given));
}
