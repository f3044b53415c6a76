import { MapPin } from 'lucide-react';
import type { Business } from '#contract/stores.ts';
import { addresses } from '#rules/page/addresses.ts';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Stars } from '#client/ui/rating.tsx';

type Props = {
  business: Business;
  /** The heading above names it already. */
  isNamed: boolean;
};

/** Whose goods these are: name, place, what shoppers think, and the way to its stores. */
export function BusinessHead({ business, isNamed }: Props) {
  const { business_name, business_address, post_code, rating, rating_count, store_count } = business;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-label text-secondary">
      {!isNamed && <p className="w-full font-semibold text-ink">{business_name}</p>}
      <p className="flex gap-2">
        <MapPin size={18} className="mt-0.5 shrink-0 text-muted" />
        <span>
          {business_address}, <span className="whitespace-nowrap">{post_code}</span>
        </span>
      </p>
      {rating > 0 && (
        <p className="flex items-center gap-2">
          <Stars value={rating} count={rating_count} />
          <span aria-hidden="true" className="tabular-nums">
            <b className="font-semibold text-ink">{rating.toFixed(1)}</b> from{' '}
            {countOf(rating_count, 'review')}
          </span>
        </p>
      )}
      {store_count > 0 && (
        <Anchor
          href={addresses.stores()}
          className="rounded-badge font-medium text-ink underline decoration-outline underline-offset-4 hover:decoration-current"
        >
          {store_count === 1 ? 'Its store and opening hours' : `Its ${store_count} stores and opening hours`}
        </Anchor>
      )}
    </div>
  );
}
