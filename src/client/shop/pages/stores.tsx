import { MapPinned } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Store } from '#contract/stores.ts';
import type { Place } from '#client/lib/place.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { StoreMap } from '#client/sections/map/store-map.tsx';
import { countWords, NearnessNote } from '#client/shop/features/stores/nearness-note.tsx';
import { shopTime } from '#rules/stores/shop-time.ts';
import { mapAboveList, StoreCard } from '#client/shop/features/stores/store-card.tsx';
import { StoreSearchBar } from '#client/shop/features/stores/store-search-bar.tsx';
import { useStores } from '#client/lib/stores.api.ts';
import { useStoreSearch } from '#client/shop/features/stores/use-store-search.ts';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';

const NONE: readonly Store[] = [];
const column = 'px-gutter w600:px-6 w1280:pl-[max(var(--spacing-gutter),calc(50vw-616px))]';
const besideMap = `${column} w768:pr-5 w1280:pr-8`;
const alone = `${column} w1280:pr-[max(var(--spacing-gutter),calc(50vw-616px))]`;
/**
 * List and map are as high as the window below the header, so that all pins are visible; only the list
 * scrolls. On a tablet the map touches the header's line, without the margin of other pages.
 */
const twoColumns =
  'w768:grid w768:h-[calc(100dvh-172px)] w768:min-h-130 w768:max-w960:-mt-3 w1024:h-[calc(100dvh-176px)] w768:grid-cols-[352px_minmax(0,1fr)] w768:grid-rows-[auto_minmax(0,1fr)] w1024:grid-cols-[420px_minmax(0,1fr)] w1280:grid-cols-[minmax(0,auto)_minmax(0,1fr)] noscript:block noscript:h-auto';

export function StoresPage({ search: given }: { search: Place['search'] }) {
  const settings = useSettings();
  const query = useStores();
  const [now] = useState(() => shopTime(new Date()));
  const search = useStoreSearch(query.data ?? NONE, given, now);
  const map = useRef<HTMLDivElement>(null);
  const title = settings && `Find ${settings.title} Stores Near You`;
  useTitle(title);
  const count = countWords(search);
  const isNarrowed = search.text !== '' || search.from !== undefined || search.onlyOpen || search.service;
  useEffect(() => {
    if (isNarrowed && !search.isLooking) announce(count);
  }, [count, isNarrowed, search.isLooking]);
  const { shown } = search;
  const found = useMemo(() => shown.map(({ store }) => store), [shown]);
  // If nothing is found, the map still shows all stores, so that it doesn't change with every letter.
  const onMap = found.length > 0 ? found : (query.data ?? NONE);
  const hasMap = query.isPending || onMap.length > 0;

  function select(id: number) {
    search.select(id === search.selectedId ? undefined : id);
    // On a phone the map is above the list, and would change out of sight.
    if (window.matchMedia(mapAboveList).matches) map.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <div className={cx(hasMap && twoColumns)}>
      <div className={`${besideMap} pt-6 pb-4 w1280:w-[max(27rem,calc(50vw-4rem))] w1280:pt-7`}>
        <h1 className="text-h2">{title}</h1>
        <div className="mt-4 noscript:hidden">
          <StoreSearchBar search={search} />
        </div>
      </div>
      {hasMap && (
        <div
          ref={map}
          className={cx(
            'scroll-mt-20 w768:col-start-2 w768:row-span-2 w768:row-start-1 noscript:hidden',
            // On a phone it is above the list, and would push the "nothing found" text off the screen.
            query.data && found.length === 0 && 'max-w768:hidden',
          )}
        >
          <StoreMap
            stores={onMap}
            selectedId={search.selectedId}
            onSelect={search.select}
            around={search.from}
            fits
            className="h-88 w600:h-80 w768:h-full"
          />
        </div>
      )}
      <div
        className={cx(hasMap ? besideMap : alone, 'pt-4 pb-12 w768:pt-0', hasMap && 'w768:overflow-y-auto')}
      >
        {query.data && found.length > 0 && <NearnessNote search={search} />}
        <div className="mt-2">
          {(query.isPending || search.isLooking) && <Waiting />}
          {query.isError && (
            <ErrorState
              title="The stores did not load"
              text={messageOf(query.error)}
              busy={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          )}
          {query.data && found.length === 0 && !search.isLooking && (
            <NothingFound search={search} hasAny={query.data.length > 0} />
          )}
          <ul className="grid gap-3 w600:max-w768:grid-cols-2">
            {shown.map(({ store, miles }, index) => (
              <li key={store.id}>
                <StoreCard
                  store={store}
                  number={index + 1}
                  miles={miles}
                  now={now}
                  isSelected={store.id === search.selectedId}
                  onSelect={() => select(store.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-44 rounded-card" />
      ))}
    </div>
  );
}

function NothingFound({ search, hasAny }: { search: ReturnType<typeof useStoreSearch>; hasAny: boolean }) {
  const text = search.text.trim();
  if (!hasAny) return <Nothing title="There are no stores yet" text="Everything can be sent by post." />;
  if (text === '') {
    return (
      <Nothing
        title={search.onlyOpen ? 'No store is open right now' : 'No store does that'}
        text={search.onlyOpen ? 'See when each of them opens next.' : 'It can be sent by post.'}
        action="Show all stores"
        onAction={search.clear}
      />
    );
  }
  return (
    <Nothing
      title={`No store matches “${text}”`}
      text={
        search.onlyOpen || search.service
          ? 'None with the filters above, at least.'
          : 'Try a town, a street or a postcode.'
      }
      action="Show all stores"
      onAction={search.clear}
    />
  );
}

type NothingProps = { title: string; text: string; action?: string; onAction?: () => void };

function Nothing({ title, text, action, onAction }: NothingProps) {
  return (
    <EmptyState
      picture={<MapPinned size={48} className="text-control" />}
      title={title}
      text={text}
      actions={
        action && (
          <Button size={40} onClick={onAction}>
            {action}
          </Button>
        )
      }
    />
  );
}
