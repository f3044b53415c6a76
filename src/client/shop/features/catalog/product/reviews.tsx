import { useEffect, useRef } from 'react';
import type { ProductDetail, Review } from '#contract/catalog.ts';
import { countOf, formatDate } from '#client/lib/format.ts';
import { useRouter } from '#client/lib/router.tsx';
import { Stars } from '#client/ui/rating.tsx';

const ID = 'reviews';
const STARS = [5, 4, 3, 2, 1];

/** Shown only where there is something to show: SPEC asks for a rating above 0. */
export function Reviews({ product }: { product: ProductDetail }) {
  const section = useAwaited(`#${ID}`);
  const { product_rating: rating, product_rating_count: count, reviews } = product;
  if (rating <= 0) return null;
  return (
    <section ref={section} id={ID} aria-labelledby="reviews-title" className="mt-section scroll-mt-24">
      <h2 id="reviews-title" className="text-h2">
        Reviews
      </h2>
      <div className="mt-6 grid gap-8 w960:grid-cols-[304px_1fr] w960:gap-14">
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
          {reviews.length > 0 && <Bars reviews={reviews} />}
        </div>
        <ul className="-mt-6 w960:mt-0">
          {reviews.map((review) => (
            <li key={review.id} className="border-b border-border py-6 first:w960:pt-0">
              <article>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Stars value={review.rating} />
                  <h3 className="text-name">{review.title}</h3>
                </div>
                <p className="mt-2 max-w-[72ch] text-secondary">{review.body}</p>
                <p className="mt-2 text-caption text-muted">
                  {review.author} · <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
                </p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How the reviews beside it are spread. */
function Bars({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="mt-4 text-small text-muted tabular-nums">
      {STARS.map((stars) => {
        const share = reviews.filter((review) => review.rating === stars).length / reviews.length;
        const percent = `${Math.round(share * 100)}%`;
        return (
          <li key={stars} className="grid grid-cols-[16px_1fr_40px] items-center gap-2.5 leading-7">
            <span aria-hidden="true">{stars}</span>
            <span className="sr-only">
              {countOf(stars, 'star')}: {percent}
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-grey-2">
              <span className="block h-full rounded-full bg-ink" style={{ width: percent }} />
            </span>
            <span aria-hidden="true">{percent}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Whoever followed a link to this place before it was there is brought to it when it comes. */
function useAwaited(hash: string) {
  const element = useRef<HTMLElement>(null);
  const { kind, place } = useRouter();
  const isAwaited = useRef(kind === 'inside' && place.hash === hash);
  useEffect(() => {
    if (isAwaited.current) element.current?.scrollIntoView();
  }, []);
  return element;
}
