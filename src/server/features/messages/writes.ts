import type { MessageSide } from '#rules/messages/message-fields.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Ask, Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { attachPhotos } from '../images/public.ts';
import { tellPeople } from '../staff/public.ts';
import type { Subject } from './reads.ts';

/** Begins the conversation, or locks it: of two messages at once, the second waits for the first. */
const BEGIN = {
  name: 'conversation-begin',
  text: `
  insert into conversations (subject, subject_id, number, business_id, store_id, person, last_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (subject, subject_id) do update set last_at = greatest(conversations.last_at, excluded.last_at)
  returning id`,
};
const ADD = {
  name: 'message-add',
  text: `
  insert into messages (conversation_id, side, author_id, author, text, photo_ids, created_at)
  values ($1, $2, $3, $4, $5, $6::uuid[], $7)`,
};
/** The buyer has waited since the first unanswered message. It reopens a closed conversation. */
const WAITS = {
  name: 'conversation-waits',
  text: 'update conversations set waits_since = coalesce(waits_since, $2), closed_at = null where id = $1',
};
/** An answer covers the messages that its writer has seen. Later messages still wait. */
const ANSWERED = {
  name: 'conversation-answered',
  text: `
  update conversations c set closed_at = null, waits_since = (
    select min(m.created_at) from messages m
    where m.conversation_id = c.id and m.side = 'buyer' and m.id > $2 and not m.is_erased)
  where c.id = $1`,
};
const READ = {
  name: 'messages-read',
  text: `
  update messages set read_at = $4, reader = $5
  where conversation_id = $1 and (side = 'buyer') = $2 and id <= $3 and read_at is null`,
};

/** Answers that other staff have sent since. */
const ANSWERED_SINCE = {
  name: 'conversation-answered-since',
  text: `
  select m.author as name from messages m join conversations c on c.id = m.conversation_id
  where c.subject = $1 and c.subject_id = $2 and m.side <> 'buyer' and m.id > $3
    and m.author_id is distinct from $4
  order by m.id desc limit 1`,
};

/** Of a message, in the notification about it. */
const SHOWN_LENGTH = 160;

export interface NewMessage {
  text: string;
  photos: readonly string[];
  now: Date;
}

async function addMessage(
  { ask }: Pick<Connection, 'ask'>,
  about: Subject,
  by: { side: MessageSide; authorId: number | null; author: string },
  { text, photos, now }: NewMessage,
): Promise<number | 'photos gone'> {
  const { subject, id, number, businessId, storeId, person } = about;
  const [begun] = await ask<{ id: number }>(BEGIN, [subject, id, number, businessId, storeId, person, now]);
  if (!begun) throw new Error('a conversation was not begun');
  if (!(await attachPhotos(ask, { of: { kind: 'order', id }, ids: photos, now }))) return 'photos gone';
  await ask(ADD, [begun.id, by.side, by.authorId, by.author, text, photos, now]);
  return begun.id;
}

/** Stores a message of the buyer. If it returns a problem, the caller rolls its transaction back. */
export async function writeAsBuyer(
  at: Connection,
  about: Subject,
  message: NewMessage,
): Promise<'written' | 'photos gone'> {
  const by = { side: 'buyer', authorId: null, author: about.person } as const;
  const conversation = await addMessage(at, about, by, message);
  if (conversation === 'photos gone') return conversation;
  await at.ask(WAITS, [conversation, message.now]);
  await tellPeople(at, {
    event: 'message',
    businessId: about.hasOwner ? about.businessId : null,
    storeId: about.storeId,
    key: `message:${conversation}`,
    again: 'always',
    title: `${about.person} has written about order ${about.number}`,
    text: message.text.slice(0, SHOWN_LENGTH),
    target: 'conversation',
    ref: about.number,
  });
  return 'written';
}

export type Author = Pick<Account, 'id' | 'name' | 'businessId'> & {
  side: Exclude<MessageSide, 'buyer'>;
};

/**
 * Stores an answer to all messages up to `seen`, and marks them as read. The log records that, without the
 * text. If a colleague has answered since, nothing is stored: two answers may contradict each other.
 */
export async function writeAsStaff(
  at: Connection,
  about: Subject,
  author: Author,
  { seen, ...message }: NewMessage & { seen: number },
): Promise<'written' | 'photos gone' | { answeredBy: string }> {
  const { side, id: authorId, name } = author;
  const conversation = await addMessage(at, about, { side, authorId, author: name }, message);
  if (conversation === 'photos gone') return conversation;
  // After the conversation was locked. The caller's transaction is undone.
  const [other] = await at.ask<{ name: string }>(ANSWERED_SINCE, [about.subject, about.id, seen, authorId]);
  if (other) return { answeredBy: other.name };
  await at.ask(ANSWERED, [conversation, seen]);
  await at.ask(READ, [conversation, true, seen, message.now, name]);
  await writeAudit(at.db, {
    actor: author,
    action: 'write message',
    subject: about.subject,
    subjectId: about.number,
  });
  return 'written';
}

const FIND = {
  name: 'conversation-find',
  text: 'select id from conversations where subject = $1 and subject_id = $2',
};

/** Marks the other side's messages up to one as read. */
export async function markRead(
  ask: Ask,
  about: Subject,
  { by, reader, upTo, now }: { by: 'buyer' | 'office'; reader: string | null; upTo: number; now: Date },
): Promise<void> {
  const [found] = await ask<{ id: number }>(FIND, [about.subject, about.id]);
  if (found) await ask(READ, [found.id, by === 'office', upTo, now, reader]);
}

const LOCK = { name: 'conversation-lock', text: `${FIND.text} for update` };
const NEWER = {
  name: 'conversation-newer',
  text: `select from messages where conversation_id = $1 and side = 'buyer' and id > $2 limit 1`,
};
const CLOSE = {
  name: 'conversation-close',
  text: 'update conversations set closed_at = $2, waits_since = null where id = $1 and closed_at is null returning id',
};
const OPEN = {
  name: 'conversation-open',
  text: 'update conversations set closed_at = null where id = $1 and closed_at is not null returning id',
};

interface Closing {
  isClosed: boolean;
  seen: number;
  account: Account;
  now: Date;
}

/** Puts a conversation away, or opens it again. Refused where the buyer has written since. */
export const setClosed = (
  { transaction }: Pick<Database, 'transaction'>,
  about: Subject,
  wish: Closing,
): Promise<'set' | 'unknown' | 'newer'> => transaction((at) => setClosedAt(at, about, wish));

async function setClosedAt(
  at: Connection,
  about: Subject,
  { isClosed, seen, account, now }: Closing,
): Promise<'set' | 'unknown' | 'newer'> {
  const [found] = await at.ask<{ id: number }>(LOCK, [about.subject, about.id]);
  if (!found) return 'unknown';
  if (isClosed && (await at.ask(NEWER, [found.id, seen])).length > 0) return 'newer';
  const changed = await at.ask(isClosed ? CLOSE : OPEN, isClosed ? [found.id, now] : [found.id]);
  if (isClosed) await at.ask(READ, [found.id, true, seen, now, account.name]);
  if (changed.length > 0) {
    await writeAudit(at.db, {
      actor: account,
      action: isClosed ? 'close conversation' : 'open conversation',
      subject: about.subject,
      subjectId: about.number,
    });
  }
  return 'set';
}
