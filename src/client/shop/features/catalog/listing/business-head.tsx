import { MapPin } from 'lucide-react';
import type { Business } from '#contract/stores.ts';
import { addresses } from '#rules/page/addresses.ts';
import { countOf } from '#client/lib/format.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Stars } from '#client/ui/rating.tsx';

type Props = {
  business: Business;
  /** The heading above names it already. */
  isNamed: boolean;
};

/** The business of a listing: name, place, rating, and a link to its stores. */
export function BusinessHead({ business, isNamed }: Props) {
  const { business_name, away, business_address, post_code, rating, rating_count, store_count } = business;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-label text-secondary">
      {!isNamed && <p className="w-full font-semibold text-ink">{business_name}</p>}
      {away && (
        <p className="w-full rounded-card bg-repair-tint px-4 py-3 font-medium text-repair-text">
          {away}. You can look at everything, and order when it is back.
        </p>
      )}
      {store_count > 1 ? (
        <StorePlaces business={business} />
      ) : (
        <PlaceLine address={business_address} postCode={post_code} />
      )}
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

/** More stores would push the products off the screen. A link leads to all. */
const MOST_STORES = 4;

/** Lists each store, since the business's own address may not be the store nearest to the visitor. */
function StorePlaces({ business }: { business: Business }) {
  const stores = useStores().data?.filter(({ business_id }) => business_id === business.id) ?? [];
  if (stores.length === 0 || stores.length > MOST_STORES) return null;
  return (
    <ul className="grid w-full gap-1">
      {stores.map((store) => (
        <li key={store.id}>
          <PlaceLine name={store.business_name} address={store.business_address} postCode={store.post_code} />
        </li>
      ))}
    </ul>
  );
}

type PlaceLineProps = { name?: string; address: string; postCode: string };

function PlaceLine({ name, address, postCode }: PlaceLineProps) {
  return (
    <p className="flex gap-2">
      <MapPin size={18} className="mt-0.5 shrink-0 text-muted" />
      <span>
        {name && <b className="font-semibold text-ink">{name}, </b>}
        {address}, <span className="whitespace-nowrap">{postCode}</span>
      </span>
    </p>
  );
}
