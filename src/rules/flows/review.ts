import type { ReviewState } from '../catalog/review-fields.ts';
import type { Actor, Flow } from './flow.ts';
import { movesOf } from './flow.ts';

export const REVIEW_MOVES = ['publish', 'hide', 'answer'] as const;
export type ReviewMove = (typeof REVIEW_MOVES)[number];

/** A buyer's review. After each change by its writer it waits for the administrator again. */
export const REVIEW_FLOW: Flow<ReviewState, ReviewMove> = {
  publish: [{ from: ['waiting', 'hidden'], to: 'published', by: ['administrator'] }],
  hide: [{ from: ['waiting', 'published'], to: 'hidden', by: ['administrator'] }],
  answer: [{ from: ['published'], to: 'published', by: ['vendor'] }],
};

/** The moves that staff may make with a review now. A vendor answers once. */
export function reviewMoves(
  { state, isAnswered }: { state: ReviewState; isAnswered: boolean },
  actor: Actor,
): ReviewMove[] {
  return movesOf(REVIEW_FLOW, state, actor).filter((move) => move !== 'answer' || !isAnswered);
}
