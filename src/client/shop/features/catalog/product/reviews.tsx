import { useEffect, useRef, useState } from 'react';
import type { ProductDetail } from '#contract/catalog.ts';
import { REVIEW_SORTS } from '#rules/catalog/review-sorts.ts';
import { countOf } from '#client/lib/format.ts';
import { useRouter } from '#client/lib/router.tsx';
import { cx } from '#client/ui/cx.ts';
import { Stars } from '#client/ui/rating.tsx';
import { ReviewList } from './review-list.tsx';
import type { AskedReviews } from './reviews.api.ts';

const ID = 'reviews';
const STARS = [5, 4, 3, 2, 1];

/** Shown only with a rating above 0, as SPEC says. */
export function Reviews({ product }: { product: ProductDetail }) {
  const section = useAwaited(`#${ID}`);
  const [asked, setAsked] = useState<AskedReviews>({ sort: REVIEW_SORTS[0], stars: undefined });
  const { product_rating: rating, product_rating_count: count } = product;
  if (rating <= 0) return null;
  return (
    <section ref={section} id={ID} aria-labelledby="reviews-title" className="mt-section scroll-mt-24">
      <h2 id="reviews-title" className="text-h2">
        Reviews
      </h2>
      <div className="mt-6 grid gap-8 w768:grid-cols-[224px_minmax(0,1fr)] w768:gap-12 w1024:grid-cols-[304px_minmax(0,1fr)] w1024:gap-14">
        <div>
          <div className="flex items-center gap-4">
            <span aria-hidden="true" className="text-display tabular-nums">
              {rating.toFixed(1)}
            </span>
            <div>
              <Stars value={rating} count={count} />
              <p aria-hidden="true" className="text-small text-muted tabular-nums">
                {countOf(count, 'review')}
              </p>
            </div>
          </div>
          <Bars
            spread={product.product_rating_spread}
            chosen={asked.stars}
            onChoose={(stars) => setAsked({ ...asked, stars })}
          />
        </div>
        <ReviewList product={product} asked={asked} onAsk={setAsked} />
      </div>
    </section>
  );
}

type BarsProps = {
  /** How many give 1, 2, 3, 4 and 5 stars. */
  spread: readonly number[];
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
};

/** How many reviews have each number of stars. Pressing a bar filters by it; pressing again shows all. */
function Bars({ spread, chosen, onChoose }: BarsProps) {
  const total = spread.reduce((sum, count) => sum + count, 0);
  return (
    <div role="group" aria-label="Filter reviews by stars" className="-mx-2 mt-4">
      {STARS.map((stars) => {
        const count = spread[stars - 1] ?? 0;
        const percent = `${Math.round((count / Math.max(1, total)) * 100)}%`;
        const isChosen = chosen === stars;
        return (
          <button
            key={stars}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : stars)}
            className={cx(
              'grid h-9 w-full grid-cols-[16px_1fr_40px] items-center gap-2.5 rounded-control px-2 text-left text-small tabular-nums transition-colors pointer-coarse:h-11',
              isChosen ? 'bg-accent-tint font-semibold text-accent-text' : 'text-muted hover:bg-grey-1',
            )}
          >
            <span aria-hidden="true">{stars}</span>
            <span className="sr-only">
              {countOf(stars, 'star')}: {percent}, {countOf(count, 'review')}
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-grey-2">
              <span
                className={cx('block h-full rounded-full', isChosen ? 'bg-accent-mark' : 'bg-ink')}
                style={{ width: percent }}
              />
            </span>
            <span aria-hidden="true" className="text-right">
              {percent}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Scrolls to the reviews when they load, where the URL points to them. */
function useAwaited(hash: string) {
  const element = useRef<HTMLElement>(null);
  const { kind, place } = useRouter();
  const isAwaited = useRef(kind === 'inside' && place.hash === hash);
  useEffect(() => {
    if (isAwaited.current) element.current?.scrollIntoView();
  }, []);
  return element;
}
