import type { ReviewSort } from '#rules/catalog/review-sorts.ts';
import { countOf, formatCount } from '#client/lib/format.ts';

export const REVIEW_SORT_LABELS: Record<ReviewSort, string> = {
  newest: 'Newest',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
};

/** How many of which reviews are shown: '5 of 12 reviews', 'All 3 reviews with 4 stars'. */
export function shownWords(shown: number, total: number, stars: number | undefined): string {
  const which = stars === undefined ? '' : ` with ${countOf(stars, 'star')}`;
  if (total === 0) return `No reviews${which}`;
  if (shown < total) return `${formatCount(shown)} of ${countOf(total, 'review')}${which}`;
  return total === 1 ? `1 review${which}` : `All ${countOf(total, 'review')}${which}`;
}
