import { Star } from 'lucide-react';
import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { lineName } from '#rules/orders/choice-words.ts';
import { useRouter } from '#client/lib/router.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Stars } from '#client/ui/rating.tsx';
import { isKept } from './line-status.ts';
import { stateOfLine } from './order-words.ts';
import type { ReviewDialogProps } from './review-dialog.tsx';

const ReviewDialog = lazyOverlay<ReviewDialogProps>(() =>
  import('./review-dialog.tsx').then((module) => ({ default: module.ReviewDialog })),
);

const HASH = '#review';

type Line = TrackedOrder['lines'][number];

const STATE_WORDS = { waiting: 'Being checked', published: 'Published', hidden: 'Not shown' } as const;

/** Reviews of the bought items. The link of a mail opens the first that is not written yet. */
export function ReviewPart({ order, onChanged }: { order: TrackedOrder; onChanged: () => void }) {
  const lines = order.lines.filter(
    (line) =>
      line.may_review &&
      (line.review !== null || isKept({ ...order, state: stateOfLine(order, line.id) }, line)),
  );
  const { place } = useRouter();
  const [opened, setOpened] = useState(() =>
    place.hash === HASH ? lines.find((line) => line.review === null)?.id : undefined,
  );
  if (lines.length === 0 || order.token === null) return null;
  const line = lines.find(({ id }) => id === opened);
  return (
    <section aria-label="Your reviews" className="grid gap-3 border-t border-border pt-4 text-small">
      <h4 className="text-label font-semibold">
        {lines.some(({ review }) => review === null) ? 'How do you like it?' : 'Your reviews'}
      </h4>
      <ul className="grid gap-3">
        {lines.map((one) => (
          <ReviewLine key={one.id} line={one} onOpen={() => setOpened(one.id)} />
        ))}
      </ul>
      {line && (
        <ReviewDialog
          open
          token={order.token}
          line={line}
          onClose={() => setOpened(undefined)}
          onChanged={onChanged}
        />
      )}
    </section>
  );
}

function ReviewLine({ line, onOpen }: { line: Line; onOpen: () => void }) {
  const { review } = line;
  const name = lineName(line);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{name}</p>
        {review && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
            <Stars value={review.rating} />
            <span className="min-w-0 wrap-anywhere text-secondary">{review.title}</span>
            <Badge kind="condition">{STATE_WORDS[review.state]}</Badge>
          </p>
        )}
        {review?.hidden_reason && (
          <p className="mt-1 text-secondary">The shop does not show it: {review.hidden_reason}</p>
        )}
      </div>
      <Button variant="outline" size={40} aria-haspopup="dialog" onClick={onOpen}>
        {review ? (
          <>
            Change<span className="sr-only"> your review of {name}</span>
          </>
        ) : (
          <>
            <Star size={18} />
            Write a review<span className="sr-only"> of {name}</span>
          </>
        )}
      </Button>
    </li>
  );
}
