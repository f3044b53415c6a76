import { Navigation, X } from 'lucide-react';
import type { Store } from '#contract/stores.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { WallClock } from '#rules/stores/opening-hours.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { directionsHref, openingWords } from '#client/lib/opening-words.ts';

/** The content of the info window. */
export function StoreInfo({ store, now, onClose }: { store: Store; now: WallClock; onClose: () => void }) {
  const { isOpen, words } = openingWords(store, now);
  return (
    <div
      role="group"
      aria-label={store.business_name}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-h3">{store.business_name}</p>
        <IconButton label="Close" look="plain" className="-mt-1.5 -mr-1.5" onClick={onClose}>
          <X size={18} />
        </IconButton>
      </div>
      <p className="mt-0.5 text-secondary">
        {store.business_address}, <span className="whitespace-nowrap">{store.post_code}</span>
      </p>
      <p
        className={cx(
          'mt-2.5 w-fit rounded-badge px-2 py-0.5 text-caption font-medium',
          isOpen ? 'bg-sell-tint text-sell-text' : 'bg-grey-2 text-ink',
        )}
      >
        {words}
      </p>
      <div className="mt-3.5 grid grid-cols-2 gap-2">
        <ButtonLink href={addresses.businessListing(store.business_id)} size={40} className="h-11!">
          View Store
          <span className="sr-only"> {store.business_name}</span>
        </ButtonLink>
        <ButtonLink
          href={directionsHref(store)}
          newWindow
          variant="outline"
          size={40}
          className="h-11! px-2!"
        >
          <Navigation size={16} />
          Directions
        </ButtonLink>
      </div>
    </div>
  );
}
