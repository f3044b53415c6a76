import type { ProductDetail } from '#contract/catalog.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';

/** Reviews at the end of a long page. A link on the first screen may lead there. */
export const ReviewsBelow = lazyPart<{ product: ProductDetail }>(
  () => import('./reviews.tsx').then((module) => ({ default: module.Reviews })),
  'soon',
  '',
);
