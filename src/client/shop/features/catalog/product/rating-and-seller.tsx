import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Stars } from '#client/ui/rating.tsx';

const link = 'rounded-badge underline decoration-outline underline-offset-4 hover:decoration-current';

/** The rating, if it is above 0, and in the buy line the seller. */
export function RatingAndSeller({ product }: { product: ProductDetail }) {
  const { product_rating: rating, product_rating_count: count, Business, is_active_for } = product;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
      {rating > 0 && (
        <>
          <Stars value={rating} />
          <b aria-hidden="true" className="font-semibold tabular-nums">
            {rating.toFixed(1)}
          </b>
          <a href="#reviews" className={`${link} mr-2 text-muted`}>
            {countOf(count, 'review')}
          </a>
        </>
      )}
      {is_active_for === 1 && (
        <span className="text-muted">
          Sold by{' '}
          <Anchor href={addresses.businessListing(Business.id)} className={`${link} text-ink`}>
            {Business.business_name}
          </Anchor>
        </span>
      )}
    </p>
  );
}
