import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import type { OfficeReview } from '#contract/reviews.ts';
import type { ReviewMove } from '#rules/flows/review.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { useSession } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stars } from '#client/ui/rating.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { MOVES } from './review-words.ts';
import { moveReview } from './reviews.api.ts';

const TEXT = 'mt-1 max-w-[68ch] wrap-anywhere whitespace-pre-line text-secondary';

type Props = { review: OfficeReview; area: OfficeArea; now: Date };

/** A review as shoppers read it, with details for staff and its moves. */
export function ReviewItem({ review, area, now }: Props) {
  const { product, business, author, rating, title, body, answer, hidden_reason: hidden } = review;
  const id = `review-${review.id}`;
  return (
    <article aria-labelledby={id} className="border-b border-grey-2 px-4 py-4 w768:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rating} />
        <span className="text-caption inline-block text-muted first-letter:uppercase">
          {momentWords(review.created_at, now)}
        </span>
      </div>
      <h2 id={id} className="mt-2 text-label font-semibold wrap-anywhere">
        {title}
      </h2>
      <p className={TEXT}>{body}</p>
      <Photos review={review} />
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
        <span className="font-semibold text-ink">{author}</span>
        {review.is_verified && (
          <span className="inline-flex items-center gap-1 text-sell-text">
            <BadgeCheck size={14} />
            Verified buyer
          </span>
        )}
        <span>
          of {product.name}
          {area === 'admin' && `, ${business.name}`}
        </span>
        <OrderLink number={review.order_number} area={area} />
      </p>
      {hidden && <p className={TEXT}>Hidden: {hidden}</p>}
      {answer && (
        <p className="mt-3 max-w-[68ch] rounded-box bg-grey-1 px-4 py-3 wrap-anywhere whitespace-pre-line">
          <b className="block font-semibold">{business.name}</b>
          {answer}
        </p>
      )}
      <Actions review={review} />
    </article>
  );
}

function Photos({ review: { photos, title } }: { review: OfficeReview }) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ id, small, large }, index) => (
        <li key={id}>
          <a href={large} target="_blank" rel="noopener" className="block rounded-box">
            <img
              src={small}
              alt={`“${title}”, ${index + 1} of ${photos.length}`}
              loading="lazy"
              className="size-24 rounded-box border border-border bg-grey-1 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function OrderLink({ number, area }: { number: string | null; area: OfficeArea }) {
  const mayOpen = useSession().office?.permissions.includes('orders');
  if (number === null) return null;
  if (!mayOpen) return <span className="whitespace-nowrap">Order {number}</span>;
  return (
    <Anchor
      href={officePaths.order(area, number)}
      className="whitespace-nowrap text-buy-text underline underline-offset-2"
    >
      Order {number}
    </Anchor>
  );
}

function Actions({ review }: { review: OfficeReview }) {
  const { id, version, moves } = review;
  const [asked, setAsked] = useState<'hide' | 'answer'>();
  const [isBusy, setIsBusy] = useState(false);
  if (moves.length === 0) return null;

  async function make(move: ReviewMove) {
    if (move !== 'publish') {
      setAsked(move);
      return;
    }
    setIsBusy(true);
    try {
      await moveReview(id, { move, version });
      notify(MOVES.publish.done);
    } catch (error) {
      notify(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {moves.map((move) => (
        <Button
          key={move}
          size={40}
          variant={move === 'publish' ? 'buy' : 'outline'}
          busy={move === 'publish' && isBusy && MOVES.publish.busy}
          onClick={() => void make(move)}
        >
          {MOVES[move].label}
        </Button>
      ))}
      {asked && <ReviewDialog move={asked} review={review} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
