import { Clock3, Navigation, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Store } from '#contract/stores.ts';
import { addresses } from '#rules/page/addresses.ts';
import { milesWords } from '#rules/stores/distance.ts';
import { LINE_NAMES } from '#rules/catalog/lines.ts';
import type { WallClock } from '#rules/stores/opening-hours.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { WithoutScripts } from '#client/ui/without-scripts.tsx';
import { directionsHref, openingWords } from '#client/lib/opening-words.ts';
import { StoreNumber } from '#client/sections/map/store-number.tsx';
import { WeekHours } from './week-hours.tsx';

/** On screens narrower than this the map is above the list, not beside it. */
export const mapAboveList = '(width < 768px)';

type StoreCardProps = {
  store: Store;
  /** Its place in the list, which its pin on the map carries too. */
  number: number;
  miles: number | undefined;
  now: WallClock;
  isSelected: boolean;
  onSelect: () => void;
};

/** A store in the list. Selected, it shows its week, and the map shows it. */
export function StoreCard({ store, number, miles, now, isSelected, onSelect }: StoreCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the map is above the list. A visitor who chose on the map stays there.
    if (isSelected && !window.matchMedia(mapAboveList).matches)
      card.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const { isOpen, words } = openingWords(store, now);
  const week = (
    <WeekHours
      hours={store.opening_hours}
      today={now.weekday}
      className="mt-2.5 border-t border-border pt-3"
    />
  );
  return (
    <article
      ref={card}
      className={cx(
        'relative scroll-mt-20 scroll-mb-4 rounded-card border p-5 transition-colors',
        isSelected ? 'border-ink outline outline-ink' : 'border-border hover:border-control',
      )}
    >
      <div className="flex items-baseline gap-3">
        <StoreNumber number={number} isSelected={isSelected} className="self-center" />
        <h2 className="min-w-0 flex-1 text-h3">
          <button
            type="button"
            aria-pressed={isSelected}
            onClick={onSelect}
            className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            {store.business_name}
          </button>
        </h2>
        {miles !== undefined && (
          <p className="shrink-0 text-small text-muted tabular-nums">{milesWords(miles)}</p>
        )}
      </div>
      <p className="mt-1 text-label text-secondary">
        {store.business_address}, <span className="whitespace-nowrap">{store.post_code}</span>
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-5 text-small max-w600:flex-col max-w600:items-start">
        <p className="flex items-center gap-2">
          <Clock3 size={18} className="text-muted" />
          <span className={isOpen ? 'font-medium text-sell-text' : 'text-secondary'}>{words}</span>
        </p>
        <a
          href={phoneHref(store.business_phone_no)}
          className="relative flex h-9 items-center gap-2 rounded-badge text-secondary underline-offset-4 hover:underline pointer-coarse:h-11"
        >
          <Phone size={18} className="text-muted" />
          <span className="sr-only">Call </span>
          {store.business_phone_no}
        </a>
      </div>
      {store.services.length > 0 && (
        <ul aria-label="Services" className="mt-1.5 flex flex-wrap gap-1.5">
          {store.services.map((line) => (
            <li key={line} data-line={line}>
              <span className="flex h-6 items-center rounded-badge bg-accent-tint px-2 text-badge text-accent-text">
                {LINE_NAMES[line]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isSelected ? week : <WithoutScripts>{week}</WithoutScripts>}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink
          href={addresses.businessListing(store.business_id)}
          variant={isSelected ? 'ink' : 'outline'}
          size={40}
          className="relative pointer-coarse:h-11"
        >
          View Store
          <span className="sr-only"> {store.business_name}</span>
        </ButtonLink>
        <ButtonLink
          href={directionsHref(store)}
          newWindow
          variant="outline"
          size={40}
          className="relative pointer-coarse:h-11"
        >
          <Navigation size={16} />
          Directions
          <span className="sr-only"> to {store.business_name}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
