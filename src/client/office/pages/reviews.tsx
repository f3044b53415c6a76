import { useNavigate } from '@tanstack/react-router';
import { Check, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { REVIEW_STATES } from '#rules/catalog/review-fields.ts';
import { countOf } from '#client/lib/format.ts';
import { ReviewItem } from '../features/reviews/review-item.tsx';
import { STATES, type ReviewsSearch } from '../features/reviews/review-words.ts';
import { useReviews } from '../features/reviews/reviews.api.ts';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { lastCursor, turnsOf } from '../ui/cursors.ts';
import { ListFoot } from '../ui/list-foot.tsx';
import { ListState, StackSkeleton } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';

const PER_PAGE = 20;

/**
 * The site checks the reviews of buyers; a vendor reads the published ones about their goods, and answers
 * them.
 */
export function ReviewsPage({ search: { tab, from } }: { search: ReviewsSearch }) {
  useOfficeTitle('Reviews');
  const area = useArea();
  const isSite = area === 'admin';
  const shown = isSite ? (tab ?? 'waiting') : 'published';
  const cursor = lastCursor(from);
  const reviews = useReviews({ state: [shown], per_page: PER_PAGE, ...(cursor && { cursor }) });
  const go = useNavigate();
  const show = (search: ReviewsSearch) => void go({ to: '/$area/reviews', params: { area }, search });
  const counts = reviews.data?.counts;
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Reviews</h1>
      <p className="mt-1 mb-5 text-label text-muted">
        {!counts
          ? '\u00a0'
          : isSite
            ? `${countOf(counts['waiting'] ?? 0, 'review')} to check. Shoppers see only what is published.`
            : `${countOf(counts['published'] ?? 0, 'review')} of your goods. You can answer each of them once.`}
      </p>
      <section
        aria-label="Reviews"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y w768:rounded-card w768:border"
      >
        {isSite && (
          <ListTabs
            name="Which reviews"
            tabs={REVIEW_STATES.map((key) => ({
              key,
              label: STATES[key],
              count: counts && (counts[key] ?? 0),
            }))}
            shown={shown}
            onShow={(next) => show({ tab: next })}
          />
        )}
        <Items
          reviews={reviews}
          all={counts?.[shown] ?? 0}
          from={from}
          isQueue={shown === 'waiting'}
          onTurn={(to) => show({ tab, from: to })}
        />
      </section>
    </>
  );
}

type ItemsProps = {
  reviews: ReturnType<typeof useReviews>;
  all: number;
  from: string | undefined;
  /** Whether an empty list means that the work is done. */
  isQueue: boolean;
  onTurn: (from: string | undefined) => void;
};

function Items({ reviews, all, from, isQueue, onTurn }: ItemsProps) {
  const { data, error, isPlaceholderData } = reviews;
  const area = useArea();
  const [now] = useState(() => new Date());
  if (error && !data) return <ListFailed list={reviews} what="the reviews" permission="Catalogue" />;
  if (!data) return <StackSkeleton />;
  if (data.data.length === 0) {
    return isQueue ? (
      <ListState
        icon={Check}
        look="good"
        title="Nothing to check"
        text="New reviews show up here by themselves."
      />
    ) : (
      <ListState
        icon={MessageSquare}
        title="No reviews here"
        text="Buyers are asked for one a week after their order is complete."
      />
    );
  }
  const { pagesBefore, onBack, onMore } = turnsOf(from, data.next_cursor, onTurn);
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      {data.data.map((review) => (
        <ReviewItem key={review.id} review={review} area={area} now={now} />
      ))}
      <ListFoot
        hints={[]}
        first={pagesBefore * PER_PAGE + 1}
        shown={data.data.length}
        all={all}
        onBack={onBack}
        onMore={onMore}
      />
    </div>
  );
}
