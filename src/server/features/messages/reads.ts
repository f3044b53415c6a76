import type { Message, OfficeThread, Thread } from '#contract/messages.ts';
import type { ConversationSubject, MessageSide } from '#rules/messages/message-fields.ts';
import type { Ask } from '../../db/connect.ts';
import type { PhotoAddress, PhotoFacts } from '../images/public.ts';
import { photosSql, photoWire } from '../images/public.ts';
import { readAssignee, type OrderSubject } from '../orders/public.ts';

/** The subject of a conversation. */
export interface Subject extends OrderSubject {
  subject: ConversationSubject;
}

/** The reader, and how the URLs of photos are made for them. */
export interface Reader {
  side: 'buyer' | 'office';
  photoAddress: PhotoAddress;
  /** The name that the site's staff write under. */
  shop: string;
}

interface Row {
  id: string;
  side: MessageSide;
  author: string;
  text: string;
  is_erased: boolean;
  photos: PhotoFacts[];
  created_at: Date;
  read_at: Date | null;
  reader: string | null;
}

const PER_PAGE = 50;

const THREAD = {
  name: 'thread',
  text: `
  select m.id, m.side, m.author, m.text, m.is_erased, m.created_at, m.read_at, m.reader, ${photosSql('m.photo_ids')} as photos
  from messages m join conversations c on c.id = m.conversation_id
  where c.subject = $1 and c.subject_id = $2 and ($3::bigint is null or m.id < $3)
  order by m.id desc limit $4`,
};
const STATE = {
  name: 'conversation-state',
  text: `
  select c.closed_at as "closedAt", c.waits_since as "waitsSince",
    (select count(*)::int from messages m where m.conversation_id = c.id and m.read_at is null and m.side = 'buyer') as "ofBuyer",
    (select count(*)::int from messages m where m.conversation_id = c.id and m.read_at is null and m.side <> 'buyer') as "ofOffice"
  from conversations c where c.subject = $1 and c.subject_id = $2`,
};

interface State {
  closedAt: Date | null;
  waitsSince: Date | null;
  ofBuyer: number;
  ofOffice: number;
}

const firstName = (name: string) => name.split(' ')[0] ?? name;

function wire(row: Row, { business }: Subject, { side: reader, photoAddress, shop }: Reader): Message {
  const { side } = row;
  const isOffice = side !== 'buyer';
  return {
    id: Number(row.id),
    from: side,
    name: isOffice && reader === 'buyer' ? firstName(row.author) : row.author,
    of: side === 'vendor' ? business : isOffice ? shop : '',
    text: row.text,
    is_removed: row.is_erased,
    photos: row.photos.map(photoWire(photoAddress)),
    at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    read_by: reader === 'office' && !isOffice ? row.reader : null,
  };
}

async function readState(ask: Ask, { subject, id }: Subject): Promise<State> {
  const [state] = await ask<State>(STATE, [subject, id]);
  return state ?? { closedAt: null, waitsSince: null, ofBuyer: 0, ofOffice: 0 };
}

async function readMessages(ask: Ask, about: Subject, reader: Reader, before?: number) {
  const rows = await ask<Row>(THREAD, [about.subject, about.id, before ?? null, PER_PAGE + 1]);
  return {
    messages: rows
      .slice(0, PER_PAGE)
      .reverse()
      .map((row) => wire(row, about, reader)),
    has_earlier: rows.length > PER_PAGE,
  };
}

/** A conversation as the buyer sees it. */
export async function readThread(ask: Ask, about: Subject, reader: Reader, before?: number): Promise<Thread> {
  const { ofOffice } = await readState(ask, about);
  return { ...(await readMessages(ask, about, reader, before)), unread: ofOffice };
}

/** A conversation as staff see it. It is empty before the first message. */
export async function readOfficeThread(
  ask: Ask,
  about: Subject,
  reader: Reader,
  before?: number,
): Promise<OfficeThread> {
  const { subject, number, person, hasEmail, businessId, business } = about;
  const { closedAt, waitsSince, ofBuyer } = await readState(ask, about);
  return {
    subject,
    number,
    person,
    is_reachable: hasEmail,
    business: { id: businessId, name: business },
    is_closed: closedAt !== null,
    waits_since: waitsSince?.toISOString() ?? null,
    unread: ofBuyer,
    assignee: await readAssignee(ask, about.id),
    ...(await readMessages(ask, about, reader, before)),
  };
}
