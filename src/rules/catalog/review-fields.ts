import { oneLine } from '../forms/one-line.ts';
import { severalLines } from '../forms/several-lines.ts';

/** waiting: the administrator has not checked it yet. Only published reviews are shown and counted. */
export const REVIEW_STATES = ['waiting', 'published', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_LONGEST = { title: 100, body: 3_000, answer: 2_000, reason: 300 } as const;
const SHORTEST_BODY = 10;
const TAG = /<\/?[a-z!][^>]*>/i;

const textField = (clean: (typed: string) => string, longest: number, shortest: number) => ({
  clean,
  errorOf(typed: string): string | undefined {
    const text = clean(typed);
    if (text === '') return 'Required';
    if (text.length < shortest) return 'Please write a little more';
    if (text.length > longest) return 'Too long';
    return TAG.test(text) ? 'Please write it without HTML' : undefined;
  },
});

/** The fields of a review, for server and client. */
export const REVIEW_TITLE = textField(oneLine, REVIEW_LONGEST.title, 1);
export const REVIEW_BODY = textField(severalLines, REVIEW_LONGEST.body, SHORTEST_BODY);

/** The vendor's answer to a review, and the reason for hiding one. */
export const REVIEW_ANSWER = textField(severalLines, REVIEW_LONGEST.answer, 1);
export const REVIEW_REASON = textField(severalLines, REVIEW_LONGEST.reason, 1);

export const STARS = [1, 2, 3, 4, 5] as const;

/** 'Priya Nair' is shown as 'Priya N.', so that the writer can't be found by name. */
export function reviewAuthor(name: string): string {
  const [first = '', ...rest] = oneLine(name).split(' ');
  const initial = rest.at(-1)?.match(/\p{L}/u)?.[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** Whether the buyer received at least one unit and did not return it. */
export const mayReview = ({ sent, refunded }: { sent: number; refunded: number }): boolean => sent > refunded;

/** The shop asks for a review this long after an order was complete. */
export const REVIEW_ASKED_AFTER_DAYS = 7;
