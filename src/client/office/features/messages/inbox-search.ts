import { INBOX_TABS, type InboxTab } from '#rules/messages/message-fields.ts';
import { readAssigneeFilter, type AssigneeFilter } from '#rules/office/assignees.ts';
import { lastCursor, readCursors } from '../../ui/cursors.ts';
import type { InboxQuery } from './messages.api.ts';

/** The conversations that the URL of the inbox asks for. */
export interface InboxSearch {
  tab?: InboxTab | undefined;
  q?: string | undefined;
  /** Their assignee. */
  who?: AssigneeFilter | undefined;
  from?: string | undefined;
}

export function readInboxSearch({ tab, q, who, from }: Record<string, unknown>): InboxSearch {
  const assignee = readAssigneeFilter(who);
  const known = INBOX_TABS.find((one) => one === tab);
  return {
    ...(known && { tab: known }),
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
    ...(assignee && { who: assignee }),
    ...readCursors(from),
  };
}

export const TAB_WORDS: Record<InboxTab, string> = { to_answer: 'To answer', all: 'All', closed: 'Closed' };

export const PER_PAGE = 25;

/** A search looks at everything, unless a tab is chosen. */
export const tabOf = ({ tab, q }: InboxSearch): InboxTab => tab ?? (q ? 'all' : 'to_answer');

export function queryOf(search: InboxSearch): InboxQuery {
  const { q, who, from } = search;
  return { tab: tabOf(search), q, assignee: who, cursor: lastCursor(from), per_page: PER_PAGE };
}
