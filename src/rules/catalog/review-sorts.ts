/** The orders reviews can be shown in; the first is the default. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** How many reviews are shown at first, and how many more with each step. */
export const REVIEWS_PER_PAGE = 5;
