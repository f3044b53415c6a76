import { useId, useState } from 'react';
import { shopClock } from '#client/shop/features/stores/shop-clock.ts';
import { useStores } from '#client/shop/features/stores/stores.api.ts';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-sets.ts';
import { StoreLine } from './store-line.tsx';

/** Where the shop meets people. Without stores it is not there. */
export function BusinessMapSection({ entry }: SectionProps) {
  const id = useId();
  const { data: stores = [] } = useStores();
  const [now] = useState(() => shopClock(new Date()));
  if (stores.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <EntryHeading id={id} entry={entry} standard="Our Stores" />
      <ul className="grid gap-3 w650:grid-cols-2 w960:grid-cols-3 w960:gap-6">
        {stores.map((store) => (
          <li key={store.id}>
            <StoreLine store={store} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
