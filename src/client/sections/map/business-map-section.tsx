import { useId, useState } from 'react';
import { StoreMap } from './store-map.tsx';
import { shopTime } from '#rules/stores/shop-time.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';
import { StoreLine } from './store-line.tsx';

/** The stores as a list and on a map. Renders nothing without stores. */
export function BusinessMapSection({ entry }: SectionProps<'business_map_section'>) {
  const id = useId();
  const { data: stores = [] } = useStores();
  // The first store is selected until the visitor selects another, or none.
  const [chosen, setChosen] = useState<number | 'none'>();
  const [now] = useState(() => shopTime(new Date()));
  if (stores.length === 0) return null;
  const selected = chosen === 'none' ? undefined : (chosen ?? stores[0]?.id);
  const select = (store: number | undefined) => setChosen(store ?? 'none');
  return (
    <section aria-labelledby={id}>
      <EntryHeading id={id} entry={entry} />
      <div className="grid gap-tiles w960:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
        <ul
          aria-label="Stores"
          className="order-2 grid max-h-100 content-start gap-2.5 overflow-y-auto overscroll-contain w960:order-none w960:h-130 w960:max-h-none w960:pr-2"
        >
          {stores.map((store, index) => (
            <li key={store.id}>
              <StoreLine
                store={store}
                number={index + 1}
                now={now}
                isSelected={store.id === selected}
                onSelect={() => select(store.id === selected ? undefined : store.id)}
              />
            </li>
          ))}
        </ul>
        <StoreMap
          stores={stores}
          selectedId={selected}
          onSelect={select}
          className="h-88 rounded-hero w960:h-130"
        />
      </div>
    </section>
  );
}
