import type { Answer, Parsed } from '#contract/calls.ts';
import type { InboxRow } from '#contract/messages.ts';
import type { ConversationSubject, InboxTab, MessageSide } from '#rules/messages/message-fields.ts';
import type { AssigneeFilter, Person } from '#rules/office/assignees.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import { findIds } from '../../db/found-ids.ts';
import { anywhere } from '../../db/like.ts';
import { usedValues } from '../../db/used-values.ts';
import { ASSIGNEE } from '../orders/public.ts';

/** The conversations that the caller sees. */
export interface Inbox {
  /** null: of all businesses. */
  businessId: number | null;
  /** Only of things that are handed over at these stores; null: all. */
  storeIds: readonly number[] | null;
  userId: number;
}

interface Row {
  id: number;
  subject: ConversationSubject;
  number: string;
  person: string;
  business: { id: number; name: string };
  closed_at: Date | null;
  waits_since: Date | null;
  last_at: Date;
  unread: number;
  assignee: Person | null;
  last: { side: MessageSide; author: string; text: string; photos: number };
}

const PER_PAGE = 25;

/** Uses the first four parameters: whose they are, and what a search found, or its words where it found too many. */
const theirs = (isTold: string) => `($1::int is null or c.business_id = $1)
  and ($2::int[] is null or c.store_id = any($2))
  and ($3::text is null or c.number ilike $3 or c.person ilike $3 or ${isTold})
  and ($4::int[] is null or c.id = any($4))`;
/** For a page, which ends soon. */
const THEIRS = theirs('exists (select from messages m where m.conversation_id = c.id and m.text ilike $3)');
/** For a count, which reads all. */
const ALL_THEIRS = theirs('c.id in (select m.conversation_id from messages m where m.text ilike $3)');
/** What a search finds, each part by an index of its own: parts of numbers, names and texts, or a whole number. */
const PARTS = [
  ...['c.number = $2', 'c.number ilike $1', 'c.person ilike $1'].map(
    (is) => `select c.id from conversations c where ${is}`,
  ),
  'select m.conversation_id from messages m where m.text ilike $1',
];

/** The assignee of an order also looks after its conversation. */
const ASSIGNED: Record<AssigneeFilter, string> = {
  me: `c.subject = 'order' and c.subject_id in (select a.id from orders a where a.assignee_id = $8)`,
  nobody: `not exists (select from orders a
    where c.subject = 'order' and a.id = c.subject_id and a.assignee_id is not null)`,
};
const assignedTo = (filter: AssigneeFilter | undefined) => (filter ? ASSIGNED[filter] : 'true');

const TABS: Record<InboxTab, string> = {
  to_answer: 'c.waits_since is not null',
  all: 'true',
  closed: 'c.closed_at is not null',
};

const TABLES = `
  conversations c join businesses b on b.id = c.business_id
  left join orders o on c.subject = 'order' and o.id = c.subject_id`;

const SELECT = `
  select c.id, c.subject, c.number, c.person, c.closed_at, c.waits_since, c.last_at,
    json_build_object('id', b.id, 'name', b.name) as business, ${ASSIGNEE} as assignee,
    (select count(*)::int from messages m where m.conversation_id = c.id and m.side = 'buyer' and m.read_at is null) as unread,
    (select json_build_object('side', m.side, 'author', m.author, 'text', m.text, 'photos', cardinality(m.photo_ids))
      from messages m where m.conversation_id = c.id order by m.id desc limit 1) as last
  from ${TABLES}`;

/** The buyer who has waited longest comes first; in the other tabs the newest message does. */
const listOf = (tab: InboxTab, assigned: string) =>
  tab === 'to_answer'
    ? `${SELECT} where ${THEIRS} and ${TABS[tab]} and ${assigned}
        and ($5::int is null or (c.waits_since, c.id) > ($6::timestamptz, $5)) order by c.waits_since, c.id limit $7`
    : `${SELECT} where ${THEIRS} and ${TABS[tab]} and ${assigned}
        and ($5::int is null or (c.last_at, c.id) < ($6::timestamptz, $5)) order by c.last_at desc, c.id desc limit $7`;

const countsOf = (assigned: string) => `
  select count(*)::int as all, (count(*) filter (where ${TABS.to_answer}))::int as to_answer,
    (count(*) filter (where ${TABS.closed}))::int as closed
  from conversations c where ${ALL_THEIRS} and ${assigned}`;

/** A page of conversations. The cursor is the id and the time of the last row. */
export async function readInbox(
  ask: Ask,
  { tab = 'all', q, assignee, cursor, per_page: perPage = PER_PAGE }: Parsed<'GET /office/messages'>['query'],
  { businessId, storeIds, userId }: Inbox,
): Promise<Answer<'GET /office/messages'>> {
  const typed = q?.trim() || undefined;
  const words = anywhere(typed);
  const found = typed ? await findIds(ask, typed, PARTS, [words, readNumber(typed) ?? '']) : null;
  const whose = [businessId, storeIds, found ? null : words, found];
  const assigned = assignedTo(assignee);
  const [id, at] = cursor?.split('-') ?? [];
  const from = [id ?? null, at === undefined ? null : new Date(Number(at))];
  const values = [...whose, ...from, perPage + 1, userId];
  const page = usedValues(listOf(tab, assigned), values);
  const rows = await ask<Row>({ text: page.text }, page.values);
  const all = usedValues(countsOf(assigned), values);
  const [counts] = await ask<Answer<'GET /office/messages'>['counts']>({ text: all.text }, all.values);
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  const sortedBy = last && (tab === 'to_answer' ? last.waits_since : last.last_at);
  return {
    status: 200,
    data: shown.map(rowWire),
    next_cursor: last && sortedBy ? `${last.id}-${sortedBy.getTime()}` : null,
    counts: counts ?? { to_answer: 0, all: 0, closed: 0 },
  };
}

const SHOWN_LENGTH = 160;

const rowWire = ({
  id: _id,
  closed_at: closedAt,
  waits_since: waits,
  last_at: at,
  last,
  ...row
}: Row): InboxRow => ({
  ...row,
  is_closed: closedAt !== null,
  waits_since: waits?.toISOString() ?? null,
  last: {
    from: last.side,
    name: last.author,
    text: last.text.slice(0, SHOWN_LENGTH),
    photos: last.photos,
    at: at.toISOString(),
  },
});
