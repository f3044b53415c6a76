import { severalLines } from '../forms/several-lines.ts';

/** The subjects of conversations. Trade-ins, repairs and questions to the site will be others. */
export const CONVERSATION_SUBJECTS = ['order'] as const;
export type ConversationSubject = (typeof CONVERSATION_SUBJECTS)[number];

/** The sides of a conversation: the buyer, and opposite the vendor's staff and the site's. */
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

/** The lists of the inbox: conversations that wait for an answer, that are closed, or all. */
export const INBOX_TABS = ['to_answer', 'all', 'closed'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];
