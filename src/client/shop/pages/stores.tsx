import { MapPinned } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Store } from '#contract/stores.ts';
import { addresses } from '#rules/addresses.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { shopClock } from '#client/shop/features/stores/shop-clock.ts';
import { StoreCard } from '#client/shop/features/stores/store-card.tsx';
import { useStores } from '#client/shop/features/stores/stores.api.ts';
import { announce } from '#client/ui/announce.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';

const grid = 'grid gap-4 w650:grid-cols-2 w960:grid-cols-3 w960:gap-6';

/** Every word must be somewhere in the store's name, address or post code. */
function fits(store: Store, text: string): boolean {
  const all = `${store.business_name} ${store.business_address} ${store.post_code}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export function StoresPage() {
  const settings = useSettings();
  const stores = useStores();
  const [text, setText] = useState('');
  const [now] = useState(() => shopClock(new Date()));
  const title = settings && `Find ${settings.title} Stores Near You`;
  useTitle(title);
  const shown = stores.data?.filter((store) => fits(store, text.trim()));
  const count = shown && countOf(shown.length, 'store');
  useEffect(() => {
    if (count && text) announce(count);
  }, [count, text]);
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current="Stores" />
      <h1 className="mt-2 text-title w960:mt-4">{title}</h1>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="w-full max-w-search">
          <SearchField
            label="Search stores"
            placeholder="Search by name or address..."
            value={text}
            onChange={(event) => setText(event.target.value)}
            onClear={() => setText('')}
            onSearch={setText}
          />
        </div>
        <p className="text-small text-muted tabular-nums">{count}</p>
      </div>
      <div className="mt-6">
        {stores.isPending && (
          <div className={grid}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="h-75 rounded-card" />
            ))}
          </div>
        )}
        {stores.isError && (
          <ErrorState
            title="The stores did not load"
            text={messageOf(stores.error)}
            busy={stores.isFetching}
            onRetry={() => void stores.refetch()}
          />
        )}
        {shown?.length === 0 && (
          <EmptyState
            picture={<MapPinned size={48} className="text-control" />}
            title={text ? `No store matches “${text.trim()}”` : 'There are no stores yet'}
            text={
              text
                ? 'Try a town, a street or the first half of a post code.'
                : 'Everything can be sent by post.'
            }
            actions={
              text && (
                <Button size={40} onClick={() => setText('')}>
                  Show all stores
                </Button>
              )
            }
          />
        )}
        {shown && (
          <ul className={grid}>
            {shown.map((store) => (
              <li key={store.id}>
                <StoreCard store={store} now={now} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Container>
  );
}
