import { PackageOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { withSearch } from '#client/lib/place.ts';
import { useRouter } from '#client/lib/router.tsx';
import { useSettled } from '#client/lib/use-settled.ts';
import { LookAround } from '#client/sections/parts/look-around.tsx';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { cx } from '#client/ui/cx.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { useFocusOnMore } from '#client/ui/use-focus-on-more.ts';
import type { BuyAgain } from './again-button.tsx';
import { OrderCard } from './order-card.tsx';
import { UnreadAnswers } from './unread-answers.tsx';
import { ORDER_FILTERS, useOrders, type OrderFilter } from './orders.api.ts';

const FILTERS = Object.keys(ORDER_FILTERS) as OrderFilter[];

const slugOf = (filter: OrderFilter) => filter.toLowerCase().replaceAll(' ', '-');

/** The orders of the account, newest first, each with a link to its page. */
export function OrdersPart({ again }: { again: BuyAgain }) {
  const { place, navigate } = useRouter();
  const chosen = FILTERS.find((one) => slugOf(one) === place.search['show']) ?? 'All';
  const [typed, setTyped] = useState(place.search['q'] ?? '');
  const words = useSettled(typed.trim());
  // Filter and search text are in the address, so that Back from an order restores them.
  const show = (one: OrderFilter, q: string) => {
    const search = { show: one === 'All' ? undefined : slugOf(one), q };
    navigate(withSearch(addresses.account('orders'), search), { replace: true, keepScroll: true });
  };
  const isNew = words !== (place.search['q'] ?? '');
  useEffect(() => {
    if (isNew) show(chosen, words);
  });
  const query = useOrders(chosen, words);
  const orders = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const counts = query.data?.pages[0]?.counts;
  const { list, more } = useFocusOnMore(orders.length, () => void query.fetchNextPage());
  const countOf = (one: OrderFilter) =>
    ORDER_FILTERS[one].reduce((sum: number, state) => sum + (counts?.[state] ?? 0), 0);
  const isSettled = query.data !== undefined && !query.isPlaceholderData;
  const found = countOf('All');
  useEffect(() => {
    if (isSettled && words !== '') announce(found === 1 ? '1 order' : `${found} orders`);
  }, [isSettled, found, words]);
  if (!query.data) return <NotYet query={query} />;
  if (found === 0 && typed === '' && words === '') {
    return (
      <EmptyState
        picture={<PackageOpen size={40} strokeWidth={1.5} />}
        title="You have not ordered anything yet"
        text="Orders that you place while signed in are listed here, with where each one is and what you can do."
        actions={<LookAround />}
      />
    );
  }
  return (
    <section aria-label="Orders" className="grid grid-cols-1 gap-4">
      <UnreadAnswers />
      <SearchField
        label="Find an order"
        placeholder="Order number or product"
        value={typed}
        maxLength={80}
        onChange={({ target }) => setTyped(target.value)}
        onSearch={setTyped}
        onClear={() => setTyped('')}
      />
      {found > 0 && (
        <div role="group" aria-label="Which orders" className="flex flex-wrap gap-1.5">
          {FILTERS.map((one) => (
            <Chip
              key={one}
              aria-pressed={one === chosen}
              disabled={countOf(one) === 0 && one !== chosen && one !== 'All'}
              className="disabled:border-border disabled:bg-grey-1 disabled:text-disabled w768:max-w1024:px-3 pointer-coarse:h-11"
              onClick={() => show(one, words)}
            >
              {one} <span className="tabular-nums">{countOf(one)}</span>
            </Chip>
          ))}
        </div>
      )}
      {orders.length === 0 ? (
        <EmptyState
          title={words === '' ? `No order is under “${chosen}” now` : `No order matches “${words}”`}
          text={
            words === ''
              ? 'The others are under All.'
              : 'Try the whole number, such as TF-268504669, or a word of the product’s name.'
          }
          actions={
            <Button
              size={40}
              variant="outline"
              onClick={() => {
                setTyped('');
                show('All', words);
              }}
            >
              Show all orders
            </Button>
          }
        />
      ) : (
        <ul
          ref={list}
          aria-busy={query.isPlaceholderData}
          className={cx('grid grid-cols-1 gap-4 transition-opacity', query.isPlaceholderData && 'opacity-50')}
        >
          {orders.map((order) => (
            <OrderCard key={order.number} order={order} again={again} />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="text-small text-danger">
          {messageOf(query.error)}
        </p>
      )}
      {query.hasNextPage && !query.isPlaceholderData && (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={query.isFetchingNextPage && 'Loading'}
          onClick={more}
        >
          Show more orders
        </Button>
      )}
    </section>
  );
}

function NotYet({ query }: { query: ReturnType<typeof useOrders> }) {
  if (query.isError) {
    return (
      <ErrorState
        title="Your orders did not load"
        text={messageOf(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <span role="status" className="sr-only">
        Loading
      </span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-40 rounded-card" />
      ))}
    </div>
  );
}
