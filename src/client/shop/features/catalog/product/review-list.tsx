import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ProductDetail, Review } from '#contract/catalog.ts';
import { REVIEW_SORTS } from '#rules/catalog/review-sorts.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf, formatDate } from '#client/lib/format.ts';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { RemovableChip } from '#client/ui/chip.tsx';
import { cx } from '#client/ui/cx.ts';
import { Stars } from '#client/ui/rating.tsx';
import { InlineSelect } from '#client/ui/select.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { useFocusOnMore } from '#client/ui/use-focus-on-more.ts';
import { ReviewPhotos } from './review-photos.tsx';
import { REVIEW_SORT_LABELS, shownWords } from './review-words.ts';
import { useReviews, type AskedReviews } from './reviews.api.ts';

type Props = {
  product: ProductDetail;
  asked: AskedReviews;
  onAsk: (asked: AskedReviews) => void;
};

const SORT_CHOICES = REVIEW_SORTS.map((value) => ({ value, label: REVIEW_SORT_LABELS[value] }));

/** The reviews that were asked for, more of them at a press, and how they are sorted. */
export function ReviewList({ product, asked, onAsk }: Props) {
  const query = useReviews(product, asked);
  const reviews = unrepeated(query.data?.pages.flatMap(({ data }) => data) ?? []);
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const isSettled = !query.isPlaceholderData && !query.isPending;
  const words = shownWords(reviews.length, total, asked.stars);
  useAnnounced(isSettled ? `${words}, ${REVIEW_SORT_LABELS[asked.sort].toLowerCase()} first` : undefined);
  const { list, more } = useFocusOnMore(reviews.length, () => void query.fetchNextPage());
  const showAll = () => onAsk({ ...asked, stars: undefined });
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-2">
        {isSettled && total > 0 && <p className="text-small text-muted tabular-nums">{words}</p>}
        {asked.stars !== undefined && (
          <RemovableChip onClick={showAll}>{countOf(asked.stars, 'star')}</RemovableChip>
        )}
        {product.product_rating_count > 1 && (
          <InlineSelect
            label="Sort"
            className="ml-auto"
            value={asked.sort}
            choices={SORT_CHOICES}
            onChange={({ target }) => {
              const sort = REVIEW_SORTS.find((one) => one === target.value);
              if (sort) onAsk({ ...asked, sort });
            }}
          />
        )}
      </div>
      {query.isError && !query.data ? (
        <ErrorState
          className="mt-4"
          heading="h3"
          title="The reviews did not load"
          text={messageOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : isSettled && total === 0 ? (
        <EmptyState
          className="mt-4"
          heading="h3"
          title={shownWords(0, 0, asked.stars)}
          text="Nobody has given this rating yet."
          actions={
            <Button size={40} variant="outline" onClick={showAll}>
              Show all reviews
            </Button>
          }
        />
      ) : (
        <ul
          ref={list}
          aria-busy={!isSettled}
          className={cx('transition-opacity', query.isPlaceholderData && 'opacity-50')}
        >
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} vendor={product.Business.business_name} />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-small text-danger">
          {messageOf(query.error)}
        </p>
      )}
      {isSettled && query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-6"
          busy={query.isFetchingNextPage && 'Loading'}
          onClick={more}
        >
          Show more reviews
        </Button>
      )}
    </div>
  );
}

/** Removes duplicates: after a new review, the last review of a page is also the first of the next. */
function unrepeated(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}

function ReviewRow({ review, vendor }: { review: Review; vendor: string }) {
  return (
    <li tabIndex={-1} className="border-b border-border py-6 outline-offset-0">
      <article>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars value={review.rating} />
          <h3 className="text-name">{review.title}</h3>
        </div>
        <p className="mt-2 max-w-[72ch] wrap-anywhere whitespace-pre-line text-secondary">{review.body}</p>
        <ReviewPhotos review={review} />
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
          <span>
            {review.author} · <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
          </span>
          {review.is_verified && (
            <span className="inline-flex items-center gap-1 font-medium text-sell-text">
              <BadgeCheck size={14} />
              Verified buyer
            </span>
          )}
        </p>
        {review.answer && (
          <div className="mt-4 max-w-[72ch] border-l-2 border-border pl-4">
            <p className="text-small font-semibold">{vendor} answers</p>
            <p className="mt-1 text-small wrap-anywhere whitespace-pre-line text-secondary">
              {review.answer.text}
            </p>
            <p className="mt-1 text-caption text-muted">
              <time dateTime={review.answer.at}>{formatDate(review.answer.at)}</time>
            </p>
          </div>
        )}
      </article>
    </li>
  );
}

/** Announces the text to screen readers when it changes, but not at the start. */
function useAnnounced(words: string | undefined): void {
  const said = useRef(words);
  useEffect(() => {
    if (words === undefined || words === said.current) return;
    said.current = words;
    announce(words);
  }, [words]);
}
