import type { Store } from '#contract/stores.ts';
import { addresses } from '#rules/addresses.ts';
import { clockWords, openState, type WallClock } from '#rules/opening-hours.ts';
import { Anchor } from '#client/ui/anchor.tsx';

/** A store in a list beside the map. */
export function StoreLine({ store, now }: { store: Store; now: WallClock }) {
  const state = openState(store.opening_hours, now);
  return (
    <article className="relative h-full rounded-card border border-border p-5 transition-colors hover:border-control">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-name">
          <Anchor
            href={addresses.businessListing(store.business_id)}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {store.business_name}
          </Anchor>
        </h3>
        {state.isOpen && (
          <p className="shrink-0 text-small font-medium text-sell-text">Until {clockWords(state.until)}</p>
        )}
      </div>
      <p className="mt-1 text-small text-muted">
        {store.business_address}, <span className="whitespace-nowrap">{store.post_code}</span>
      </p>
    </article>
  );
}
