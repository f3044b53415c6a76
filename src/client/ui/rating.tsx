import { Star } from 'lucide-react';
import { formatCount } from '#client/lib/format.ts';
import { cx } from './cx.ts';

type RatingProps = {
  /** From 0 to 5. */
  value: number;
  count?: number | undefined;
  className?: string | undefined;
};

function spoken({ value, count }: RatingProps) {
  const stars = `Rated ${value.toFixed(1)} out of 5`;
  if (count === undefined) return stars;
  return `${stars} from ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
}

/** One star, the value and the count: the short form of cards. */
export function Rating(props: RatingProps) {
  return (
    <span
      className={cx('inline-flex items-center gap-1 text-caption text-muted tabular-nums', props.className)}
    >
      <span className="sr-only">{spoken(props)}</span>
      <Star size={14} className="fill-ink text-ink" />
      <span aria-hidden="true" className="font-semibold text-ink">
        {props.value.toFixed(1)}
      </span>
      {props.count !== undefined && (
        <span aria-hidden="true" className="rating-count">
          ({formatCount(props.count)})
        </span>
      )}
    </span>
  );
}

/** Five stars filled to the value, for the product page and reviews. */
export function Stars(props: RatingProps) {
  return (
    <span className={cx('relative inline-block shrink-0', props.className)}>
      <span className="sr-only">{spoken(props)}</span>
      <Row className="text-outline" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${props.value * 20}%` }}>
        <Row className="text-ink" />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={cx('flex w-max gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={16} className="fill-current" />
      ))}
    </span>
  );
}
