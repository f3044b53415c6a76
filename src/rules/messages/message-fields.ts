import { severalLines } from '../forms/several-lines.ts';

/** What a conversation is about. Trade-ins, repairs and questions to the site will be others. */
export const CONVERSATION_SUBJECTS = ['order'] as const;
export type ConversationSubject = (typeof CONVERSATION_SUBJECTS)[number];

/** Who writes. The buyer is on one side; the vendor's staff and the site's are on the other. */
export const MESSAGE_SIDES = ['buyer', 'vendor', 'administrator'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

export const MESSAGE_LONGEST = 2_000;

/** A text of several lines, for server and client. It is always shown as text, so it may hold any signs. */
export const textOfLength = (longest: number) => ({
  clean: severalLines,
  errorOf(typed: string): string | undefined {
    const text = severalLines(typed);
    if (text === '') return 'Please write something first';
    return text.length > longest ? `At most ${longest.toLocaleString('en-GB')} characters` : undefined;
  },
});

export const MESSAGE_TEXT = textOfLength(MESSAGE_LONGEST);

/** Which conversations the inbox lists: those that wait for an answer, those that are put away, or all. */
export const INBOX_TABS = ['to_answer', 'all', 'closed'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];
