import { REVIEW_STATES, type ReviewState } from '#rules/catalog/review-fields.ts';
import type { ReviewMove } from '#rules/flows/review.ts';
import { readCursors } from '../../ui/cursors.ts';

export const STATES: Record<ReviewState, string> = {
  waiting: 'To check',
  published: 'Published',
  hidden: 'Hidden',
};

export const MOVES: Record<ReviewMove, { label: string; busy: string; done: string }> = {
  publish: { label: 'Publish', busy: 'Publishing', done: 'The review is published.' },
  hide: { label: 'Hide', busy: 'Hiding', done: 'The review is hidden.' },
  answer: { label: 'Answer', busy: 'Sending', done: 'Your answer stands below the review.' },
};

export interface ReviewsSearch {
  tab?: ReviewState | undefined;
  from?: string | undefined;
}

export function readReviewsSearch({ tab, from }: Record<string, unknown>): ReviewsSearch {
  const state = REVIEW_STATES.find((one) => one === tab);
  return { ...(state && { tab: state }), ...readCursors(from) };
}
